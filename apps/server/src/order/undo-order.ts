import type { JobContext } from '../jobs/job.ts';
import { findOrder, updateOrder, type PaidOrder } from './order.queries.ts';
import { giveBack } from './give-back.ts';
import { releasePayment } from './release-payment.ts';
import { nextOrderStatus } from './order-machine.ts';
import { queueOrderMail } from './queue-order-mail.ts';

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
