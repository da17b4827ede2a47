import type { JobContext } from '../jobs/job.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import { CAPTURE_REFUSED } from '../payment/capture.rules.ts';
import { newsOf } from '../payment/payment-news.ts';
import { postponeCapture } from '../payment/payment.queries.ts';
import type { ServiceAnswer } from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';
import { tellUncharged } from '../payment/tell-uncharged.ts';

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/**
 * Takes the money of an authorised payment whose goods are on their way; outside any transaction. Without an answer
 * everything stays as it is, and the worker comes again: the key makes it happen once. A capture that is refused is kept as
 * such, told to the shop, and tried again after pauses as long as the goods have been away, six hours at most.
 */
export async function capturePayment(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { order, payment } = paid;
  const answer = await capture(ctx, paid);
  if (answer.kind === 'unknown') return;
  const settled = answer.kind === 'payment' ? await settlePayment(ctx, payment.id, newsOf(answer.payment)) : paid;
  if (settled?.payment.state !== 'authorised') return;
  const now = ctx.clock.now();
  const pauseMs = Math.min(Math.max(now.getTime() - order.updatedAt.getTime(), minuteMs), longestPauseMs);
  await postponeCapture(ctx.db, payment.id, { askAt: new Date(now.getTime() + pauseMs), failureCode: CAPTURE_REFUSED });
  tellUncharged(ctx, order, answer.kind === 'refused' ? answer.code : answer.payment.status);
}

/** What became of the payment; when the service refuses, because of what it is now: somebody may have captured it there. */
async function capture({ config }: JobContext, { order, payment }: PaidOrder): Promise<ServiceAnswer> {
  // An authorisation that the service never named: there is nothing to be captured.
  if (payment.serviceId === null) return { kind: 'refused', code: 'payment.not_found' };
  const provider = providerOf(config, payment.service);
  const answer = await provider.capture(payment.serviceId, order.totalPayment, `${payment.id}-capture`);
  if (answer.kind !== 'refused') return answer;
  const now = await provider.read(payment.serviceId);
  return now.kind === 'payment' && now.payment.status === 'authorised' ? answer : now;
}
