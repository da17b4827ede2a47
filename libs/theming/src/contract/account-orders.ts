import type { AccountNotice } from './account.ts';
import type { OtherValue, PayInstructions, PlannedDestination, PrepaymentView, PricedPiece } from './checkout-payment.ts';
import type { AddressView, SumsView } from './checkout-parts.ts';
import type { PagedListProps } from './kinds.ts';
import type { ProductPicture } from './product.ts';

/** Where an order stands, from its two machines: order and payment. */
export type OrderStatusName =
  | 'awaiting_payment' | 'accepted' | 'preparing' | 'shipped' | 'delivered' | 'abandoned' | 'cancel_requested' | 'cancelled';

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
  readonly pieces: readonly { readonly key: string; readonly name: string; readonly quantity: number; readonly picture: ProductPicture }[];
  readonly href: string;
}

export type OrderListPageProps = PagedListProps<OrderSummaryView>;

export interface OrderPageProps {
  readonly orderNo: string;
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  /** What the status means for the member; the warning of an order that cannot be cancelled here. */
  readonly notices: readonly AccountNotice[];
  readonly prepayment: PrepaymentView | null;
  readonly instructions: PayInstructions | null;
  readonly pieces: readonly PricedPiece[];
  readonly destinations: readonly (PlannedDestination & { readonly tracking: readonly string[] })[];
  readonly sums: SumsView;
  readonly orderer: AddressView & { readonly email: string };
  readonly payment: { readonly name: string; readonly timing: string };
  readonly receiptAddressee: string | null;
  readonly note: string | null;
  readonly others: readonly OtherValue[];
  /** The six items as they were shown before the order (L-05). */
  readonly terms: readonly { readonly id: string; readonly title: string; readonly lines: readonly string[] }[];
  readonly cancelUntil: string | null;
  readonly listHref: string;
}
