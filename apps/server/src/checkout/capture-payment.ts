import type { JobContext } from '../platform/jobs/job.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { CAPTURE_REFUSED } from '../payment/capture.rules.ts';
import { newsOf } from '../payment/payment-news.ts';
import { postponeCapture } from '../payment/payment.queries.ts';
import type { ServiceAnswer } from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';
import { logUncharged } from '../payment/log-uncharged.ts';

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/**
 * Captures an authorised payment after shipment, outside any transaction; without an answer nothing changes, and the
 * worker retries with the same key. A refused capture is stored, reported to the shop, and retried after growing pauses
 * of up to six hours.
 */
export async function capturePayment(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { order, payment } = paid;
  const answer = await capture(ctx, paid);
  if (answer.kind === 'unknown') return;
  const settled = answer.kind === 'payment' ? await settlePayment(ctx, payment.id, newsOf(answer.payment)) : paid;
  if (settled?.payment.state !== 'authorised') return;
  const now = ctx.clock.now();
  const pauseMs = Math.min(Math.max(now.getTime() - order.updatedAt.getTime(), minuteMs), longestPauseMs);
  await postponeCapture(ctx.db, payment.id, {
    checkAt: new Date(now.getTime() + pauseMs),
    failureCode: CAPTURE_REFUSED,
  });
  logUncharged(ctx, order, answer.kind === 'refused' ? answer.code : answer.payment.status);
}

/** The result of the capture. After a refusal the payment is read again: it may have been captured at the service. */
async function capture({ config }: JobContext, { order, payment }: PaidOrder): Promise<ServiceAnswer> {
  // The service never reported an authorisation, so there is nothing to capture.
  if (payment.serviceId === null) return { kind: 'refused', code: 'payment.not_found' };
  const provider = providerOf(config, payment.service);
  const answer = await provider.capture(payment.serviceId, order.totalPayment, `${payment.id}-capture`);
  if (answer.kind !== 'refused') return answer;
  const now = await provider.read(payment.serviceId);
  return now.kind === 'payment' && now.payment.status === 'authorised' ? answer : now;
}
