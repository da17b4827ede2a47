import type { ReactNode } from 'react';
import type { AccountNotice } from './account-login.ts';
import type {
  OtherValue,
  PayInstructions,
  PlannedDestination,
  PrepaymentView,
  PricedPiece,
} from './checkout-payment.ts';
import type { AddressView, SumsView } from './checkout-parts.ts';
import type { PagedListProps } from './kinds.ts';
import type { ProductPicture, NamedLink } from './product.ts';

/** Where an order stands, from its two machines: order and payment. */
export type OrderStatusName =
  | 'awaiting_payment'
  | 'accepted'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'abandoned'
  | 'cancel_requested'
  | 'cancelled';

/** An order in a list. */
export interface OrderSummaryView {
  readonly id: string;
  readonly orderNo: string;
  /** `2026.11.21 9:05` */
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  readonly paymentName: string;
  /** Null when nothing is paid in advance. */
  readonly prepayment: PrepaymentView | null;
  /** Tax-included yen. */
  readonly total: number;
  readonly destinations: number;
  readonly pieces: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly picture: ProductPicture;
  }[];
  readonly href: string;
}

export interface OrderListPageProps extends PagedListProps<OrderSummaryView> {
  /** Narrowing the list; null while there is nothing to find. */
  readonly search: OrderSearch | null;
}

export interface OrderSearch {
  /** Number and period, with its button. */
  readonly form: ReactNode;
  /** A press each: a year, and all of them. */
  readonly years: readonly (NamedLink & { readonly current: boolean })[];
  readonly isNarrowed: boolean;
  /** The list as a whole. */
  readonly clearHref: string;
  /** Why the server did not search; null when it did. */
  readonly refusal: string | null;
}

export interface OrderPageProps {
  readonly orderNo: string;
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  /** What the status means for the customer; the warning of an order that cannot be cancelled here. */
  readonly notices: readonly AccountNotice[];
  readonly prepayment: PrepaymentView | null;
  readonly instructions: PayInstructions | null;
  readonly pieces: readonly PricedPiece[];
  readonly destinations: readonly PlannedDestination[];
  /** What is under way or about to be; empty once the order has come to nothing, and for a social gift. */
  readonly parcels: readonly OrderParcel[];
  /** How far a social gift is; null for any other order. */
  readonly gift: OrderGift | null;
  readonly sums: SumsView;
  readonly orderer: AddressView & { readonly email: string };
  readonly payment: { readonly name: string; readonly timing: string };
  readonly note: string | null;
  readonly others: readonly OtherValue[];
  /** The six items as they were shown before the order (L-05). */
  readonly terms: readonly { readonly id: string; readonly title: string; readonly lines: readonly string[] }[];
  /** Null where nothing can be said of cancelling any more. */
  readonly cancel: OrderCancelling | null;
  /** What became of the last thing done here; null before. */
  readonly message: AccountNotice | null;
  readonly receipt: OrderReceiptView;
  readonly again: OrderAgain;
  /** Where the customer came from: his orders, or looking one up. */
  readonly back: NamedLink;
}

/** A parcel on its way. */
export interface OrderParcel {
  readonly key: string;
  /** Whom it goes to, without 様. */
  readonly to: string;
  readonly carrier: string;
  /** The day on which it is to leave, `2026.11.21(土)`; null once it has left, and when it is not known. */
  readonly shipDate: string | null;
  /** 送り状番号; null before it has left. */
  readonly trackingNo: string | null;
}

/** How far a social gift is, as its giver may know (L-37). */
export interface OrderGift {
  readonly state: 'unpaid' | 'waiting' | 'registered' | 'shipped' | 'expired' | 'cancelled';
  /** Without 様. */
  readonly receiver: string;
  readonly message: string | null;
  /** Until when the link is good, `2026.11.27 23:59`; null where that says nothing. */
  readonly until: string | null;
  readonly registeredAt: string | null;
  /** Sending a new link; null unless the receiver is waited for. */
  readonly link: {
    readonly onSend: () => void;
    readonly isBusy: boolean;
    readonly message: AccountNotice | null;
  } | null;
}

/** Cancelling an order, or why it cannot be done. */
export interface OrderCancelling {
  /** The server's words; null when it can be cancelled. */
  readonly refusal: string | null;
  /** `2026.11.21 12:00` */
  readonly until: string | null;
  /** It can only be asked for: a person has to send the money back. */
  readonly isAsked: boolean;
  /** What becomes of goods, money, points and coupons, a sentence each. */
  readonly terms: readonly string[];
  /** The reason with its button. */
  readonly form: ReactNode;
  /** The question was put away without an answer. */
  readonly onClose: () => void;
}

export interface OrderReceiptView {
  /** Why there is none as things stand; null when it can be had. */
  readonly refusal: string | null;
  /** What the first issue fixed; null before it. */
  readonly issued: {
    readonly addressee: string;
    readonly note: string;
    readonly issuedOn: string;
    readonly issues: number;
    readonly maxIssues: number;
  } | null;
  /** Addressee and wording of the first issue, with its button. */
  readonly form: ReactNode;
  readonly onReissue: () => void;
  readonly isBusy: boolean;
  /** That it was saved, or why it was not; null before. */
  readonly message: AccountNotice | null;
}

/** Putting the same goods into the cart. */
export interface OrderAgain {
  readonly onOrder: () => void;
  readonly isBusy: boolean;
  /** Null before. `missing` are the goods that are not in the cart, with the reason. */
  readonly outcome: {
    readonly tone: AccountNotice['tone'];
    readonly text: string;
    readonly missing: readonly { readonly key: string; readonly name: string; readonly reason: string }[];
  } | null;
  readonly cartHref: string;
}
