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

/** The status of an order, from the state machines of order and payment. */
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
  /** The prepayment; null for other methods. */
  readonly prepayment: PrepaymentView | null;
  /** The total in yen including tax. */
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

/** The orders of the member, newest first, by number and period. */
export interface OrderListPageProps extends PagedListProps<OrderSummaryView> {
  /** The filter of the list; null without orders. */
  readonly search: OrderSearch | null;
}

export interface OrderSearch {
  /** The form for number and period, with its button. */
  readonly form: ReactNode;
  /** Links for each year and for all orders. */
  readonly years: readonly (NamedLink & { readonly current: boolean })[];
  readonly isNarrowed: boolean;
  /** The list as a whole. */
  readonly clearHref: string;
  /** The server's reason why it did not search; null when it did. */
  readonly refusal: string | null;
}

/** One order: cancelling, receipt, ordering again. */
export interface OrderPageProps {
  readonly orderNo: string;
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  /** Explains the status; warns when the order cannot be cancelled here. */
  readonly notices: readonly AccountNotice[];
  readonly prepayment: PrepaymentView | null;
  readonly instructions: PayInstructions | null;
  readonly pieces: readonly PricedPiece[];
  readonly destinations: readonly PlannedDestination[];
  /** Current and future parcels; empty for a failed order and for a social gift. */
  readonly parcels: readonly OrderParcel[];
  /** The state of a social gift; null for any other order. */
  readonly gift: OrderGift | null;
  readonly sums: SumsView;
  readonly orderer: AddressView & { readonly email: string };
  readonly payment: { readonly name: string; readonly timing: string };
  readonly note: string | null;
  readonly others: readonly OtherValue[];
  /** The six items as shown before the order (L-05). */
  readonly terms: readonly { readonly id: string; readonly title: string; readonly lines: readonly string[] }[];
  /** Cancelling; null when it no longer applies. */
  readonly cancel: OrderCancelling | null;
  /** The result of the last action; null before. */
  readonly message: AccountNotice | null;
  readonly receipt: OrderReceiptView;
  readonly again: OrderAgain;
  /** The page that the customer came from: the orders, or the order look-up. */
  readonly back: NamedLink;
}

/** A parcel on its way. */
export interface OrderParcel {
  readonly key: string;
  /** The receiver's name, without 様. */
  readonly to: string;
  readonly carrier: string;
  /** The planned shipping day, `2026.11.21(土)`; null after shipment, and when unknown. */
  readonly shipDate: string | null;
  /** The tracking number; null before shipment. */
  readonly trackingNo: string | null;
  /** The day of shipment, `2026.11.21(土)`; null before, and where it is not known. */
  readonly shippedOn: string | null;
  readonly deliveredOn: string | null;
}

/** The state of a social gift, as far as its giver may know it (L-37). */
export interface OrderGift {
  readonly state: 'unpaid' | 'waiting' | 'registered' | 'shipped' | 'expired' | 'cancelled';
  /** Without 様. */
  readonly receiver: string;
  readonly message: string | null;
  /** The end of the link's validity, `2026.11.27 23:59`; null where it does not matter. */
  readonly until: string | null;
  readonly registeredAt: string | null;
  /** Called to send a new link; null unless the receiver is awaited. */
  readonly link: {
    readonly onSend: () => void;
    readonly isBusy: boolean;
    readonly message: AccountNotice | null;
  } | null;
}

/** Cancelling an order, or why it cannot be done. */
export interface OrderCancelling {
  /** The server's reason why it cannot be cancelled; null when it can. */
  readonly refusal: string | null;
  /** `2026.11.21 12:00` */
  readonly until: string | null;
  /** Whether cancelling can only be requested, because the money is returned manually. */
  readonly isRequested: boolean;
  /** What happens to products, money, points and coupons, one sentence each. */
  readonly terms: readonly string[];
  /** The form for the reason, with its button. */
  readonly form: ReactNode;
  /** Called when the dialog is closed without an answer. */
  readonly onClose: () => void;
}

export interface OrderReceiptView {
  /** Why there is no receipt yet; null when it is available. */
  readonly refusal: string | null;
  /** Addressee and wording of the first issue; null before it. */
  readonly issued: {
    readonly addressee: string;
    readonly note: string;
    readonly issuedOn: string;
    readonly issues: number;
    readonly maxIssues: number;
  } | null;
  /** The form for addressee and wording of the first issue, with its button. */
  readonly form: ReactNode;
  readonly onReissue: () => void;
  readonly isBusy: boolean;
  /** The result of the download; null before. */
  readonly message: AccountNotice | null;
}

/** Adding the products of an order to the cart again. */
export interface OrderAgain {
  readonly onOrder: () => void;
  readonly isBusy: boolean;
  /** The result; null before. `missing`: products that were not added, with the reason. */
  readonly outcome: {
    readonly tone: AccountNotice['tone'];
    readonly text: string;
    readonly missing: readonly { readonly key: string; readonly name: string; readonly reason: string }[];
  } | null;
  readonly cartHref: string;
}
