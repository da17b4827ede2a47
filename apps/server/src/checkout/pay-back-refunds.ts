import type { Job, JobContext } from '../platform/jobs/job.ts';
import { findOrder, type PaidOrder } from './order/order.queries.ts';
import { differencesOf, differenceOf } from '../payment/payment-match.ts';
import { newsOf } from '../payment/payment-news.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import type { ServicePayment } from '../payment/provider/service-payment.ts';
import { listRefunds, type RefundRow, takeDueRefunds, updateRefund } from '../payment/refund/refund.queries.ts';
import { settlePayment } from './settle-payment.ts';

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/** Sends partial refunds of shipped orders to the payment service. */
export const payBackRefundsJob: Job = { name: 'pay-back-refunds', everyMs: 10_000, run: payBackRefunds };

async function payBackRefunds(ctx: JobContext): Promise<void> {
  const now = ctx.clock.now();
  for (const refund of await takeDueRefunds(ctx.db, { now, until: new Date(now.getTime() + minuteMs), limit: 20 })) {
    const pauseMs = Math.min(minuteMs * 2 ** refund.tries, longestPauseMs);
    await updateRefund(
      ctx.db,
      refund,
      (await payBack(ctx, refund)) ? { doneAt: ctx.clock.now() } : { dueAt: new Date(now.getTime() + pauseMs) },
    );
  }
}

/**
 * Sends one refund, one order after the other. Reads earlier refunds first, since the service forgets idempotency keys.
 * @returns whether the money of this refund is on its way
 */
async function payBack(ctx: JobContext, refund: RefundRow): Promise<boolean> {
  const paid = await findOrder(ctx.db, refund.orderId);
  if (!paid || paid.payment.serviceId === null) return false;
  const provider = providerOf(ctx.config, paid.payment.service);
  const read = await provider.read(paid.payment.serviceId);
  if (read.kind !== 'payment' || isAnother(ctx, paid, read.payment)) return false;
  const before = (await listRefunds(ctx.db, refund.orderId))
    .filter(({ no, way }) => no < refund.no && way === 'service')
    .reduce((sum, { amount }) => sum + amount, 0);
  const target = before + refund.amount;
  let reported = read.payment;
  // Earlier refunds are not done yet, or other amounts were refunded at the service.
  if (refundedOf(reported) < before) return false;
  if (refundedOf(reported) < target) {
    const answer = await provider.reverse(
      paid.payment.serviceId,
      { action: 'refund', amount: target - refundedOf(reported) },
      `${paid.payment.id}-refund-${refund.no}`,
    );
    if (answer.kind === 'refused')
      ctx.log.error(
        { order: paid.order.orderNo, refund: refund.no, code: answer.code },
        'the payment service refuses a refund: it is tried again',
      );
    if (answer.kind !== 'payment') return false;
    reported = answer.payment;
  }
  await settlePayment(ctx, paid.payment.id, newsOf(reported));
  return refundedOf(reported) >= target;
}

function refundedOf({ status, amount, refunded_amount: refunded }: ServicePayment): number {
  return refunded ?? (status === 'refunded' ? amount : 0);
}

function isAnother(ctx: JobContext, paid: PaidOrder, reported: ServicePayment): boolean {
  const differing = differencesOf(paid, reported);
  if (differing.length > 0) differenceOf(ctx, paid, differing);
  return differing.length > 0;
}
