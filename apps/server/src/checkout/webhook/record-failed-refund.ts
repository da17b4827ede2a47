import { hash } from 'node:crypto';
import { refundMailCopy } from '@shop/copy';
import type { JobContext } from '../../jobs/job.ts';
import { lockOrderOfPayment } from '../../order/order.queries.ts';
import { queueOrderMail } from '../../order/queue-order-mail.ts';
import { insertRefund, listRefunds, type RefundRow, updateRefund } from '../../refund/refund.queries.ts';
import { planSum } from '../../refund/refund.rules.ts';

/**
 * The service could not bring a refund to its receiver, such as to a PayPay that is closed: the shop owes it from now on (`refunds`
 * lists it), and the orderer is told by mail. A refund of the operator's becomes one by hand; of an order that was cancelled as a
 * whole one is written. What came by transfer lies in its customer's balance again and is found there. Call it once an event,
 * inside a transaction.
 */
export async function recordFailedRefund(
  ctx: JobContext,
  paymentId: string,
  { amount }: { amount: number },
): Promise<void> {
  const paid = await lockOrderOfPayment(ctx.db, paymentId);
  if (!paid || paid.payment.instructions?.kind === 'virtual_account') return;
  const { order } = paid;
  const earlier = await listRefunds(ctx.db, order.id);
  const begun = earlier.findLast((refund) => refund.way === 'service' && refund.amount === amount);
  ctx.log.error({ order: order.orderNo, amount }, 'the payment service could not give money back: people have to');
  if (begun) await updateRefund(ctx.db, begun, { way: 'by_hand', dueAt: null, doneAt: null });
  else await insertRefund(ctx.db, newRefund(ctx, { order, amount, no: earlier.length + 1 }));
  await queueOrderMail(ctx, paid, {
    kind: 'order_refunded',
    isParcel: false,
    pieces: [],
    amount,
    pointsReturned: 0,
    pointsTaken: 0,
    coupons: 0,
    reason: refundMailCopy.failedReason,
    way: 'by_hand',
  });
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrderOfPayment>>>['order'];

function newRefund(
  { clock }: Pick<JobContext, 'clock'>,
  { order, amount, no }: { order: Order; amount: number; no: number },
): RefundRow {
  const key = `a refund of the service that failed, number ${no}`;
  const { pieces, rates } = planSum(order.snapshot, [], amount);
  return {
    orderId: order.id,
    no,
    key,
    askedHash: hash('sha256', key, 'hex'),
    kind: 'sum',
    packingKey: null,
    pieces,
    rates,
    amount,
    pointsReturned: 0,
    pointsTaken: 0,
    reason: refundMailCopy.failedReason,
    isRestocked: false,
    isSettled: true,
    way: 'by_hand',
    tries: 0,
    dueAt: null,
    doneAt: null,
    createdAt: clock.now(),
  };
}
