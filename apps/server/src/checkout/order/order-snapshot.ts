import type { Order, OrderLine } from '@shop/api';

/** A line as it was bought, with today's photograph. */
export type OrderedLine = Omit<OrderLine, 'image'>;

/**
 * The fixed content of an order: products, prices, persons, the six items of L-02; changing parts are columns. Only the
 * payment method becomes a transfer when a saved card was refused, while the terms keep what was agreed (L-05).
 */
export type OrderSnapshot = Omit<
  Order,
  | 'id'
  | 'lines'
  | 'order_no'
  | 'cart_id'
  | 'user_order_info'
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
