import { refundMailCopy } from '@shop/copy';
import type { JobContext } from '../../platform/jobs/job.ts';
import { lockOrderOfPayment } from '../order/order.queries.ts';
import { moneyBack, queueOrderMail } from '../order/queue-order-mail.ts';
import { insertRefund, listRefunds, updateRefund } from '../../payment/refund/refund.queries.ts';
import { sumByHand } from '../../payment/refund/sum-by-hand.ts';

/**
 * Records that the service could not deliver a refund, for example to a closed PayPay account: the shop owes it
 * (`refunds` lists it) and the customer is emailed; transferred money is in the customer's balance again. Call it once
 * per event, inside a transaction.
 */
export async function recordFailedRefund(
  ctx: JobContext,
  paymentId: string,
  { amount }: { amount: number },
): Promise<void> {
  const paid = await lockOrderOfPayment(ctx.db, paymentId);
  if (!paid || paid.payment.instructions?.kind === 'virtual_account') return;
  const { order } = paid;
  const reason = refundMailCopy.failedReason;
  const earlier = await listRefunds(ctx.db, order.id);
  const begun = earlier.findLast((refund) => refund.way === 'service' && refund.amount === amount);
  ctx.log.error({ order: order.orderNo, amount }, 'the payment service could not give money back: people have to');
  if (begun) await updateRefund(ctx.db, begun, { way: 'by_hand', dueAt: null, doneAt: null });
  else {
    const no = earlier.length + 1;
    const key = `a refund of the service that failed, number ${no}`;
    await insertRefund(ctx.db, sumByHand(order, { no, key, amount, reason, createdAt: ctx.clock.now() }));
  }
  await queueOrderMail(ctx, paid, moneyBack({ amount, reason, way: 'by_hand' }));
}
