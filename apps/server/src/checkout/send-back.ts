import { refundMailCopy } from '@shop/copy';
import { inTransaction } from '../platform/context/in-transaction.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { moneyBack, queueOrderMail } from './order/queue-order-mail.ts';
import { newsOf } from '../payment/payment-news.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Returns transferred money that the payment does not need (partial, late or surplus) through the service; it reads the
 * balance first, so a lost answer does not matter and the worker retries. What the service refuses or returns is listed
 * by `refunds`.
 */
export async function sendBack(ctx: JobContext, { payment, order }: PaidOrder): Promise<void> {
  const provider = providerOf(ctx.config, payment.service);
  if (!provider.sendBack || payment.serviceId === null) return;
  const { unclaimedAmount: amount } = payment;
  const known = await provider.read(payment.serviceId);
  if (known.kind !== 'payment') return;
  const hasGone = (known.payment.unclaimed_amount ?? amount) < amount;
  const money = { amount, email: order.snapshot.orderer.email };
  const answer = hasGone ? known : await provider.sendBack(payment.serviceId, money, `${payment.id}-back-${amount}`);
  if (answer.kind === 'unknown') return;
  await inTransaction(ctx, async (ctx) => {
    await updatePayment(ctx.db, payment.id, { sentBackAt: ctx.clock.now(), askAt: null });
    if (answer.kind === 'refused') {
      const details = { order: order.orderNo, amount, code: answer.code };
      return ctx.log.error(details, 'the payment service refuses to send money back: people have to');
    }
    const settled = await settlePayment(ctx, payment.id, newsOf(answer.payment));
    if (settled) await mailRefund(ctx, settled, amount);
  });
}

async function mailRefund(ctx: JobContext, paid: PaidOrder, amount: number): Promise<void> {
  const { reasons } = refundMailCopy;
  const isOver = paid.payment.state === 'captured' || paid.payment.state === 'partially_refunded';
  const reason = isOver ? reasons.over : amount < paid.payment.amount ? reasons.part : reasons.late;
  await queueOrderMail(ctx, paid, moneyBack({ amount, reason, way: 'service', isLate: true }));
}
