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
  /** When one pays (L-02 ③). */
  readonly timing: string;
  readonly fee: number;
  readonly isAvailable: boolean;
  readonly reason: string | null;
  /** Until when one pays for which day, a sentence each; empty for methods that are not paid in advance. */
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
  /** One of these is chosen; null where a text is typed. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
  readonly required: boolean;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** What was typed into such a field, with its label. */
export interface OtherValue {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface PaymentPageProps extends CartSavingsProps {
  readonly status: 'loading' | 'ready';
  readonly methods: readonly PaymentMethodView[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** Shown when card is chosen: the fields in their iframe, or the card already entered. */
  readonly card:
    | (CardFrameView & {
        readonly entered: CardSummary | null;
        readonly onReenter: () => void;
        /** Kept cards to choose from; null for guests, where there is none, and once a card is entered. */
        readonly saved: SavedCardChoice | null;
        /** Whether the typed card is kept; null where it cannot be. */
        readonly keep: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
      })
    | null;
  /** Shown when convenience store is chosen. */
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
  /** What the channel's customer asks besides; empty where nothing is. */
  readonly others: readonly OtherField[];
  /** Nothing chosen, or the server refused; null when all is well. */
  readonly error: string | null;
  /** Raised at each refusal, so that the message takes the focus. */
  readonly attempt: number;
  readonly caution: string | null;
  readonly next: NextStep;
  readonly backHref: string;
}

/** A parcel as it was ordered or is about to be. */
export interface PlannedParcel extends ParcelView {
  /** `2026.11.21(土)`, 指定なし(最短) with the planned day, or `11月24日までのご入金で27日お届け`. */
  readonly date: string;
  readonly slot: string | null;
  /** Name of its handover; null when in person. */
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

/** A line with its price as the order will bear it (L-02 ②). */
export interface PricedPiece extends PieceView {
  readonly unitPrice: number;
  readonly amount: number;
  readonly reducedTax: boolean;
}

/** Whom a shopper asks about an order. */
export interface ContactView {
  readonly phone: string;
  /** When the telephone is answered. */
  readonly hours: string;
  readonly email: string;
}

export interface ConfirmPageProps {
  readonly pieces: readonly PricedPiece[];
  readonly destinations: readonly PlannedDestination[];
  readonly sums: SumsView;
  readonly orderer: AddressView & { readonly email: string };
  readonly payment: { readonly name: string; readonly timing: string; readonly detail: string | null };
  readonly receipt: { readonly addressee: string | null; readonly note: string | null };
  readonly orderNote: string | null;
  readonly others: readonly OtherValue[];
  /** Application period of limited offers (L-02 ⑤). */
  readonly period: string;
  /** Withdrawal and return terms, with whom to ask (L-02 ⑥, L-06). */
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
  /** Differences that must be agreed to before the order (C-06); empty when nothing changed. */
  readonly changes: readonly { readonly id: string; readonly text: string }[];
  readonly isAgreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly cautions: { readonly before: string | null; readonly after: string | null };
  readonly order: {
    /**
     * `leaving` while the browser goes to the card company. `asking`: no answer came, and it is asked whether the order was
     * taken; `stalled`: it was asked for long, and is asked on when the shopper says so. Nothing can be ordered in either.
     */
    readonly status: 'ready' | 'deciding' | 'asking' | 'stalled' | 'leaving' | 'blocked';
    readonly reason: string | null;
    /** The card company may ask who is there, or PayPay be paid, before the order stands. */
    readonly mayLeave: boolean;
    readonly onOrder: () => void;
    readonly onAskAgain: () => void;
    /** To be told of when the answer stays away. */
    readonly contact: ContactView;
  };
  /** What a theme that wraps the page lays before the six items. */
  readonly children?: ReactNode;
}

/** Whether money that is paid in advance outside the shop is there. */
export interface PrepaymentView {
  readonly state: 'unpaid' | 'overdue' | 'paid';
  /** Last day of payment, `2026.11.27(金)`; null once it is paid. */
  readonly until: string | null;
}

/** How to pay outside the shop (convenience store, bank transfer), as long as the money is awaited. */
export interface PayInstructions {
  readonly title: string;
  readonly state: 'unpaid' | 'overdue';
  /** Tax-included yen. */
  readonly amount: number;
  /** `2026.11.27(金)` */
  readonly until: string | null;
  /** What is told at the till or typed into the machine; null for a transfer. */
  readonly number: string | null;
  /** Account or store; `copyText` is what can be copied of the value. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly copyText: string | null }[];
  readonly steps: readonly string[];
  /** What happens after the last day. */
  readonly note: string | null;
}

export interface OrderCompletePageProps {
  /**
   * `checking` asks for the truth of the payment; `accepted` and `awaiting_payment` are orders;
   * `resume` has an open step at the card company; `failed` charged nothing; `missing` has no order to show.
   * `asking`: no answer came to the order, and it is asked whether it was taken; `stalled`: it was asked for long, and is
   * asked on when the shopper says so; `not_placed`: it was not taken, and the cart is as it was.
   * `returned`: the payment service has sent the shopper to a browser that does not hold the order.
   */
  readonly status:
    | 'checking'
    | 'accepted'
    | 'awaiting_payment'
    | 'resume'
    | 'failed'
    | 'missing'
    | 'outage'
    | 'asking'
    | 'stalled'
    | 'not_placed'
    | 'returned';
  readonly order: {
    readonly orderNo: string;
    readonly orderedAt: string;
    readonly email: string;
    readonly paymentName: string;
    /** Null when nothing is paid in advance. */
    readonly prepayment: PrepaymentView | null;
    readonly sums: SumsView;
    readonly destinations: readonly PlannedDestination[];
  } | null;
  /** How an order stands that this browser does not hold: nothing of the person or the goods. */
  readonly returned: {
    /** `paid`, `accepted` and `awaiting_payment` are orders; `open` is not known to be paid yet; `failed` charged nothing. */
    readonly state: 'paid' | 'accepted' | 'awaiting_payment' | 'open' | 'failed' | 'cancelled';
    /** Null when nothing was placed. */
    readonly orderNo: string | null;
  } | null;
  readonly instructions: PayInstructions | null;
  /** Why the payment failed; null otherwise. */
  readonly failure: string | null;
  readonly onResume: (() => void) | null;
  readonly onChooseAgain: (() => void) | null;
  readonly onRetry: () => void;
  /** Back to the confirmation, for an order that was not taken. */
  readonly confirmHref: string;
  readonly contact: ContactView;
  /** For guests: register with the mail address that was just used. */
  readonly registerHref: string | null;
  readonly historyHref: string | null;
  /** For guests: where an order is looked up, with its number where it is known; null for a member. */
  readonly lookupHref: string | null;
  /** For whoever is not logged in: to the own orders by way of the login. */
  readonly loginHref: string | null;
  readonly browseHref: string;
  readonly caution: string | null;
  /** What a theme that wraps the page lays before an order's parts, below the thanks and how to pay. */
  readonly children?: ReactNode;
}
