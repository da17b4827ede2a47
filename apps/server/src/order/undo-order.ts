import type { JobContext } from '../jobs/job.ts';
import { findOrder, updateOrder, type PaidOrder } from './order.queries.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import { insertReversal, updatePayment } from '../payment/payment.queries.ts';
import type { PaymentRow } from './order.queries.ts';
import { returnCoupons } from '../coupon/coupon.queries.ts';
import { returnPoints } from '../point/order-points.ts';
import { returnToStock } from './stock.queries.ts';

/** What happens to the money of an order that is cancelled. */
type PaymentReversal = 'none' | 'released' | 'refunded' | 'by_hand';

/** What went back. */
interface GivenBack {
  coupons: number;
  points: number;
}

/**
 * Cancels an order, whoever wants it: money, pieces, coupons and points go back once, and the orderer is told by mail. Runs in
 * a transaction that holds the order (`lockOrderOfPayment`). An order that its status does not let go is left as it is.
 *
 * @returns the order as it stands now
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
 * Promises the money of a cancelled order back: what the payment service holds is let go or given back by the worker, once;
 * what was never paid is closed at once; what came to the shop's own account is left to a person.
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

/** An order has come to nothing: its pieces, coupons and points go back, each once (P-07). The order is held. */
export async function giveBack(ctx: JobContext, orderId: string): Promise<GivenBack> {
  await returnToStock(ctx.db, orderId);
  const coupons = await returnCoupons(ctx.db, orderId);
  return { coupons, points: await returnPoints(ctx, orderId) };
}
