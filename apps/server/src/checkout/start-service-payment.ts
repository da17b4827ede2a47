import type { JobContext } from '../jobs/job.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import { newsOf } from '../payment/payment-news.ts';
import type { CardSource } from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the service to begin the payment and takes its answer in. Outside any transaction. It may run again for the same
 * payment: the payment's id is the key, so the service begins it once. Without an answer the payment stays `started`.
 * @param source null for convenience stores
 */
export async function startServicePayment(
  ctx: JobContext,
  paid: PaidOrder,
  source: CardSource | null,
): Promise<PaidOrder> {
  const { order, payment } = paid;
  const { orderer } = order.snapshot;
  const answer = await providerOf(ctx.config, payment.service).create({
    method: payment.storeCode === null ? 'card' : 'cvs',
    amount: payment.amount,
    reference: payment.id,
    source,
    store_code: payment.storeCode,
    return_url: payment.returnUrl ?? ctx.config.publicUrl,
    customer: { name: orderer.name, email: orderer.email, phone: orderer.phone_number },
    created_at: payment.createdAt,
    expires_at: payment.expiresAt ?? payment.createdAt,
  });
  if (answer.kind === 'unknown') return paid;
  const news =
    answer.kind === 'payment' ? newsOf(answer.payment) : { event: 'fail' as const, failure_code: answer.code };
  return (await settlePayment(ctx, payment.id, news)) ?? paid;
}
