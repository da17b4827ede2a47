import type { ReactNode } from 'react';
import type { CardFrameView, SavedCardChoice } from './account-cards.ts';
import type { CartSavingsProps } from './checkout-cart.ts';
import type { AddressView, NextStep, ParcelView, PieceView, SumsView } from './checkout-parts.ts';
import type { NoshiView } from './checkout-delivery.ts';

export interface PaymentMethodView {
  readonly id: number;
  readonly code: 'card' | 'cvs' | 'paypay' | 'cod' | 'bank_transfer' | 'virtual_account' | 'free';
  readonly name: string;
  readonly description: string;
  /** The time of payment (L-02 ③). */
  readonly timing: string;
  readonly fee: number;
  readonly isAvailable: boolean;
  readonly reason: string | null;
  /** The payment deadline of each delivery day, one sentence each; empty for methods without prepayment. */
  readonly prepaid: readonly string[];
}

export interface CardSummary {
  readonly brand: string;
  readonly last4: string;
  /** `MM/YY` */
  readonly exp: string;
}

/** A field that the channel's customer adds to the checkout. */
export interface OtherField {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string | null;
  readonly hint: string | null;
  readonly max: number | null;
  /** The options to choose from; null for a text field. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  readonly required: boolean;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** The value of such a field, with its label. */
export interface OtherValue {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The payment method. */
export interface PaymentPageProps extends CartSavingsProps {
  readonly status: 'loading' | 'ready';
  readonly methods: readonly PaymentMethodView[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** Shown if card is chosen: the fields in their iframe, or the card already entered. */
  readonly card:
    | (CardFrameView & {
        readonly entered: CardSummary | null;
        readonly onReenter: () => void;
        /** Saved cards to choose from; null for guests, without cards, and after a card is entered. */
        readonly saved: SavedCardChoice | null;
        /** Whether the typed card is saved; null if that is not possible. */
        readonly save: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
      })
    | null;
  /** Shown if convenience store is chosen. */
  readonly store: {
    readonly options: readonly { readonly code: string; readonly name: string }[];
    readonly value: string | null;
    readonly error: string | null;
    readonly onChange: (code: string) => void;
  } | null;
  readonly receipt: {
    readonly addressee: string;
    readonly note: string;
    readonly onAddressee: (text: string) => void;
    readonly onNote: (text: string) => void;
  };
  readonly orderNote: { readonly value: string; readonly max: number; readonly onChange: (text: string) => void };
  /** Additional fields of the channel's customer; empty if there are none. */
  readonly others: readonly OtherField[];
  /** Nothing chosen, or refused by the server; null if all is well. */
  readonly error: string | null;
  /** Raised with each refusal, so that the message receives the focus. */
  readonly attempt: number;
  readonly caution: string | null;
  readonly next: NextStep;
  readonly backHref: string;
}

/** A parcel before or after the order. */
export interface PlannedParcel extends ParcelView {
  /** `2026.11.21(土)`, 指定なし(最短) with the planned day, or `11月24日までのご入金で27日お届け`. */
  readonly date: string;
  readonly slot: string | null;
  /** The name of its handover; null for in person. */
  readonly handover: string | null;
}

export interface PlannedDestination extends AddressView {
  readonly key: string;
  readonly label: string;
  readonly sender: AddressView | null;
  readonly noshi: NoshiView | null;
  readonly wrapping: string | null;
  readonly message: string | null;
  readonly parcels: readonly PlannedParcel[];
}

/** A line with its price in the order (L-02 ②). */
export interface PricedPiece extends PieceView {
  readonly unitPrice: number;
  readonly amount: number;
  readonly reducedTax: boolean;
}

/** The contact for questions about an order. */
export interface ContactView {
  readonly phone: string;
  /** The hours of the telephone line. */
  readonly hours: string;
  readonly email: string;
}

/** The six items required by law, and the button that orders. */
export interface ConfirmPageProps {
  readonly pieces: readonly PricedPiece[];
  readonly destinations: readonly PlannedDestination[];
  readonly sums: SumsView;
  readonly orderer: AddressView & { readonly email: string };
  readonly payment: { readonly name: string; readonly timing: string; readonly detail: string | null };
  readonly receipt: { readonly addressee: string | null; readonly note: string | null };
  readonly orderNote: string | null;
  readonly others: readonly OtherValue[];
  /** The period of limited offers (L-02 ⑤). */
  readonly period: string;
  /** The terms of withdrawal and return, with a contact (L-02 ⑥, L-06). */
  readonly terms: {
    readonly returns: string;
    readonly cancel: string;
    readonly seller: string;
    readonly contact: string;
    readonly lawHref: string;
  };
  readonly edit: {
    readonly cart: string;
    readonly shipping: string;
    readonly delivery: string;
    readonly payment: string;
  };
  /** Changes that must be accepted before the order (C-06); empty if nothing changed. */
  readonly changes: readonly { readonly id: string; readonly text: string }[];
  readonly isAgreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly cautions: { readonly before: string | null; readonly after: string | null };
  readonly order: {
    /**
     * `leaving`: the browser goes to the card company. `confirming`: no response came, and the order is looked up.
     * `stalled`: the look-up takes long and is repeated on request; nothing can be ordered in either.
     */
    readonly status: 'ready' | 'deciding' | 'confirming' | 'stalled' | 'leaving' | 'blocked';
    readonly reason: string | null;
    /** Whether 3-D Secure or PayPay may take the customer to another site before the order is placed. */
    readonly mayLeave: boolean;
    readonly onOrder: () => void;
    readonly onCheckAgain: () => void;
    /** Shown when no response comes. */
    readonly contact: ContactView;
  };
  /** Content that a theme which wraps the page puts before the six items. */
  readonly children?: ReactNode;
}

/** Whether a prepayment was received. */
export interface PrepaymentView {
  readonly state: 'unpaid' | 'overdue' | 'paid';
  /** The last day to pay, `2026.11.27(金)`; null once it is paid. */
  readonly until: string | null;
}

/** How to pay outside the shop (convenience store, bank transfer), until the payment is received. */
export interface PayInstructions {
  readonly title: string;
  readonly state: 'unpaid' | 'overdue';
  /** In yen including tax. */
  readonly amount: number;
  /** `2026.11.27(金)` */
  readonly until: string | null;
  /** The number for the till or the machine; null for a transfer. */
  readonly number: string | null;
  /** Account or store; `copyText` is the part of the value to copy. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly copyText: string | null }[];
  readonly steps: readonly string[];
  /** What happens after the last day. */
  readonly note: string | null;
}

/** The order, or the state of its payment. */
export interface OrderCompletePageProps {
  /**
   * `checking`: reads the state of the payment. `accepted`, `awaiting_payment`: an order. `resume`: 3-D Secure is not
   * finished. `failed`: nothing was charged. `missing`: no order to show. `confirming`: no response came, and the order is
   * looked up. `stalled`: the look-up takes long and is repeated on request. `not_placed`: there is no order, and the
   * cart is unchanged. `returned`: the payment service has sent the shopper to another browser than that of the order.
   */
  readonly status:
    | 'checking'
    | 'accepted'
    | 'awaiting_payment'
    | 'resume'
    | 'failed'
    | 'missing'
    | 'outage'
    | 'confirming'
    | 'stalled'
    | 'not_placed'
    | 'returned';
  readonly order: {
    readonly orderNo: string;
    readonly orderedAt: string;
    readonly email: string;
    readonly paymentName: string;
    /** Null without prepayment. */
    readonly prepayment: PrepaymentView | null;
    readonly sums: SumsView;
    readonly destinations: readonly PlannedDestination[];
  } | null;
  /** The state of an order from another browser, without personal data and products. */
  readonly returned: {
    /** `paid`, `accepted` and `awaiting_payment` are orders; `open` is not known to be paid yet; `failed` charged nothing. */
    readonly state: 'paid' | 'accepted' | 'awaiting_payment' | 'open' | 'failed' | 'cancelled';
    /** Null when nothing was placed. */
    readonly orderNo: string | null;
  } | null;
  readonly instructions: PayInstructions | null;
  /** Why the payment failed; otherwise null. */
  readonly failure: string | null;
  readonly onResume: (() => void) | null;
  readonly onChooseAgain: (() => void) | null;
  readonly onRetry: () => void;
  /** Back to the confirmation, for an order that was not placed. */
  readonly confirmHref: string;
  readonly contact: ContactView;
  /** For guests: register with the email address of the order. */
  readonly registerHref: string | null;
  readonly historyHref: string | null;
  /** For guests: the order look-up, with the order number if known; null for members. */
  readonly lookupHref: string | null;
  /** For guests: the login that leads to the orders. */
  readonly loginHref: string | null;
  readonly browseHref: string;
  readonly caution: string | null;
  /** Content that a theme which wraps the page puts before an order's parts, below the thanks and how to pay. */
  readonly children?: ReactNode;
}
