import type { Order, OrderLine } from '@shop/api';

/** A line as it was bought; its photograph is that of today. */
export type OrderedLine = Omit<OrderLine, 'image'>;

/** What never changes about an order: goods, prices, people, the six items of L-02. Moving parts have columns. */
export type OrderSnapshot = Omit<
  Order,
  | 'id'
  | 'lines'
  | 'order_no'
  | 'cart_id'
  | 'ordered_at'
  | 'status'
  | 'payment_status'
  | 'payment_instructions'
  | 'prepayment'
  | 'social_gift'
  | 'can_cancel'
  | 'cancel_until'
  | 'cancel_refusal'
  | 'cancel_only_ecd_key'
  | 'cancel_reason'
  | 'receipt_refusal'
  | 'receipt'
  | 'refunds'
> & { lines: OrderedLine[] };
