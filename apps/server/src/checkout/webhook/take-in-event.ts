import type { PaymentServiceCode } from '@shop/constants';
import type { JobContext } from '../../jobs/job.ts';
import { newsOf } from '../../payment/payment-news.ts';
import { finishPaymentEvent, findPaymentId } from '../../payment/payment.queries.ts';
import type { ServiceEvent } from '../../payment/provider/payment-provider.ts';
import { settlePayment } from '../settle-payment.ts';

/**
 * Takes a kept event of a payment service in and marks it. Order does not matter: the event carries the payment as it was then,
 * and the machine ignores old news. An event about a payment that is not ours, or about other money than its order's, is marked
 * and changes nothing.
 */
export async function takeInEvent(
  ctx: JobContext,
  service: PaymentServiceCode,
  { id, payment }: ServiceEvent,
): Promise<void> {
  const paymentId = await findPaymentId(ctx.db, service, payment);
  if (paymentId === undefined) ctx.log.warn({ event: id }, 'an event names a payment that is not ours');
  else await settlePayment(ctx, paymentId, newsOf(payment));
  await finishPaymentEvent(ctx.db, id, ctx.clock.now());
}
