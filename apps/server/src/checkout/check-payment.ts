import type { JobContext } from '../platform/jobs/job.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { newsOf } from '../payment/payment-news.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';
import { startServicePayment } from './start-service-payment.ts';

/**
 * Reads a started payment from the service, which continues it, and applies the result; outside any transaction.
 * Without an answer nothing changes, but a payment without a card whose first call got none is begun again with the
 * same key.
 */
export async function checkPayment(ctx: JobContext, paid: PaidOrder): Promise<PaidOrder> {
  const { payment, order } = paid;
  if (payment.state !== 'started') return paid;
  if (payment.serviceId === null)
    return order.snapshot.payment_code === 'card' ? paid : startServicePayment(ctx, paid, null);
  const answer = await providerOf(ctx.config, payment.service).finish(payment.serviceId);
  if (answer.kind !== 'payment') return paid;
  return (await settlePayment(ctx, payment.id, newsOf(answer.payment))) ?? paid;
}
