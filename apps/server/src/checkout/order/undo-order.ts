import type { JobContext } from '../../platform/jobs/job.ts';
import { findOrder, updateOrder, type PaidOrder } from './order.queries.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { insertReversal, updatePayment } from '../../payment/payment.queries.ts';
import type { PaymentRow } from './order.queries.ts';
import { returnCoupons } from '../../payment/coupon/coupon.queries.ts';
import { returnPoints } from '../../payment/point/order-points.ts';
import { returnToStock } from './stock.queries.ts';

/** What happens to the money of a cancelled order. */
type PaymentReversal = 'none' | 'released' | 'refunded' | 'by_hand';

/** What was returned. */
interface GivenBack {
  coupons: number;
  points: number;
}

/**
 * Cancels an order for customer, operator or job: money, pieces, coupons and points are returned once, and the orderer
 * is emailed; an order that cannot be cancelled is unchanged. Runs in a transaction that locks the order
 * (`lockOrderOfPayment`).
 *
 * @returns the current order
 */
export async function undoOrder(ctx: JobContext, paid: PaidOrder, cancelReason: string): Promise<PaidOrder> {
  const { order, payment } = paid;
  const status = nextOrderStatus(order.status, 'cancel');
  if (status === null) return paid;
  await updateOrder(ctx.db, order.id, { status, cancelReason, updatedAt: ctx.clock.now() });
  const money = await releasePayment(ctx, payment);
  const back = await giveBack(ctx, order.id);
  const cancelled = (await findOrder(ctx.db, order.id)) ?? paid;
  await queueOrderMail(ctx, cancelled, { kind: 'order_cancelled', money, ...back });
  return cancelled;
}

/**
 * Queues the refund of a cancelled order: the worker releases or refunds what the service has; an unpaid payment is
 * closed at once; money on the shop's own account is returned manually.
 */
async function releasePayment({ db, clock }: JobContext, payment: PaymentRow): Promise<PaymentReversal> {
  const updatedAt = clock.now();
  switch (payment.state) {
    case 'none':
      await updatePayment(db, payment.id, { state: 'voided', askAt: null, updatedAt });
      return 'none';
    case 'kept':
      await updatePayment(db, payment.id, { state: 'dropped', askAt: null, updatedAt });
      return 'none';
    case 'started':
    case 'authorised':
      await insertReversal(db, payment.id, updatedAt);
      return payment.state === 'started' ? 'none' : 'released';
    case 'captured':
    case 'partially_refunded':
      if (payment.serviceId === null) return 'by_hand';
      await insertReversal(db, payment.id, updatedAt);
      return 'refunded';
    default:
      return 'none';
  }
}

/** Returns pieces, coupons and points of a failed order, each once (P-07). The order is locked. */
export async function giveBack(ctx: JobContext, orderId: string): Promise<GivenBack> {
  await returnToStock(ctx.db, { orderId, at: ctx.clock.now() });
  const coupons = await returnCoupons(ctx.db, orderId);
  return { coupons, points: await returnPoints(ctx, orderId) };
}
