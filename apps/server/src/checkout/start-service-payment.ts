import type { JobContext } from '../jobs/job.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import { newsOf } from '../payment/payment-news.ts';
import { createServicePayment } from '../payment/service/payment-client.ts';
import { settlePayment } from './settle-payment.ts';

/** What a card payment is made with: a one-time token of the card fields, or a card that a customer keeps at the service. */
export type CardSource = { token: string } | { customer_id: string; card_id: string };

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
  const answer = await createServicePayment(ctx.config, payment.id, {
    amount: payment.amount,
    currency: 'JPY',
    method: payment.storeCode === null ? 'card' : 'cvs',
    ...source,
    ...(payment.storeCode !== null && { store_code: payment.storeCode }),
    reference: payment.id,
    return_url: payment.returnUrl ?? ctx.config.publicUrl,
    customer: { name: orderer.name, email: orderer.email, phone: orderer.phone_number },
    expires_at: (payment.expiresAt ?? payment.createdAt).toISOString(),
  });
  if (answer.kind === 'unknown') return paid;
  const news =
    answer.kind === 'payment' ? newsOf(answer.payment) : { event: 'fail' as const, failure_code: answer.code };
  return (await settlePayment(ctx, payment.id, news)) ?? paid;
}
