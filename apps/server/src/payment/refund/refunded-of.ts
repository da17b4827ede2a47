import type { PaidOrder } from '../../checkout/order/order.queries.ts';

/** Returns what was refunded of an order's total, in yen: without refunds of amendments, which the total already lacks. */
export function refundedOf({ order, payment }: PaidOrder): number {
  return Math.max(0, payment.refundedAmount - Math.max(0, payment.amount - order.totalPayment));
}
