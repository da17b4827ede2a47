import type { PaymentServiceCode } from '@shop/constants';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { newsOf } from '../../payment/payment-news.ts';
import { finishPaymentEvent, findPaymentId } from '../../payment/payment.queries.ts';
import type { ServiceEvent } from '../../payment/provider/payment-provider.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import type { ServicePayment } from '../../payment/provider/service-payment.ts';
import { settlePayment } from '../settle-payment.ts';
import { recordFailedRefund } from './record-failed-refund.ts';

/**
 * Processes a stored event and marks it; one about another payment or amount changes nothing. Order does not matter:
 * the state machine ignores outdated events, and without trusted content the payment is read from the service.
 */
export async function takeInEvent(ctx: JobContext, service: PaymentServiceCode, event: ServiceEvent): Promise<void> {
  const { id } = event;
  const payment = event.payment ?? (await currentPayment(ctx, service, event.about));
  if (payment === 'later') return;
  const paymentId = payment ? await findPaymentId(ctx.db, service, payment) : undefined;
  if (!payment || paymentId === undefined) ctx.log.warn({ event: id }, 'an event names a payment that is not ours');
  else await settlePayment(ctx, paymentId, newsOf(payment));
  await inTransaction(ctx, async (ctx) => {
    if (paymentId !== undefined && event.failed_refund) await recordFailedRefund(ctx, paymentId, event.failed_refund);
    await finishPaymentEvent(ctx.db, id, ctx.clock.now());
  });
}

/** The service's id of a payment; null when there is none, `later` without an answer: the worker retries the event. */
async function currentPayment(
  ctx: JobContext,
  service: PaymentServiceCode,
  about: string,
): Promise<ServicePayment | null | 'later'> {
  const answer = await providerOf(ctx.config, service).read(about);
  if (answer.kind === 'payment') return answer.payment;
  return answer.kind === 'unknown' ? 'later' : null;
}
