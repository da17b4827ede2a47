import type { JobContext } from '../platform/jobs/job.ts';
import type { PaidOrder } from './order/order.queries.ts';
import { isCarriedOut } from '../payment/payment-method.ts';
import { newsOf } from '../payment/payment-news.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import type {
  CardSource,
  StoredCard,
  NewServicePayment,
  ServiceAnswer,
  VaultAnswer,
} from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Begins the payment at the service, or saves the card of a late order, and applies the result; outside any
 * transaction. It can be repeated, since the payment's id is the idempotency key; without an answer the payment stays
 * `started`.
 *
 * @param source null except for cards
 */
export async function startServicePayment(
  ctx: JobContext,
  paid: PaidOrder,
  source: CardSource | null,
): Promise<PaidOrder> {
  const { payment } = paid;
  const wanted = { ...wantedOf(ctx, paid), source };
  const answer =
    payment.authoriseAt === null || source === null
      ? await providerOf(ctx.config, payment.service).create(wanted)
      : await reserve(ctx, paid, source);
  if (answer.kind === 'unknown') return paid;
  return (await settlePayment(ctx, payment.id, newsOfAnswer(answer))) ?? paid;
}

/**
 * Authorises the saved card of an order without its holder, outside any transaction; a refusal is an event like any
 * other. Without an answer nothing changes, and the worker retries with the same key.
 */
export async function authoriseSaved(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { payment } = paid;
  const provider = providerOf(ctx.config, payment.service);
  const { deferred } = provider;
  if (!deferred || payment.keptCard === null)
    throw new Error(`The payment ${payment.id} has no card to be authorised.`);
  const answer =
    payment.serviceId === null
      ? await deferred.authorise({ ...wantedOf(ctx, paid), source: payment.keptCard })
      : await provider.read(payment.serviceId);
  if (answer.kind !== 'unknown') await settlePayment(ctx, payment.id, newsOfAnswer(answer));
}

/** Stores a newly typed card at the service first; then its holder confirms it (P-01). */
async function reserve(ctx: JobContext, paid: PaidOrder, source: CardSource): Promise<ServiceAnswer> {
  const { payment } = paid;
  const provider = providerOf(ctx.config, payment.service);
  if (!provider.deferred) return { kind: 'refused', code: 'payment.not_available' };
  const card: VaultAnswer<StoredCard> =
    'token' in source ? await inVault(provider, payment.id, source.token) : { kind: 'ok', value: source };
  if (card.kind !== 'ok') return card;
  await updatePayment(ctx.db, payment.id, { keptCard: card.value });
  return provider.deferred.keep({ ...wantedOf(ctx, paid), source: card.value });
}

/**
 * A customer at the service for this payment only: guests have none, and the member did not choose to save the card.
 */
async function inVault(
  { openCustomer, saveCard }: ReturnType<typeof providerOf>,
  paymentId: string,
  token: string,
): Promise<VaultAnswer<StoredCard>> {
  const customer = await openCustomer(paymentId);
  if (customer.kind !== 'ok') return customer;
  const card = await saveCard(customer.value, token, `${paymentId}-card`);
  return card.kind === 'ok' ? { kind: 'ok', value: { customer_id: customer.value, card_id: card.value.id } } : card;
}

function wantedOf({ config }: JobContext, { order, payment }: PaidOrder): Omit<NewServicePayment, 'source'> {
  const { orderer, payment_code: method } = order.snapshot;
  if (!isCarriedOut(method)) throw new Error(`No service is asked for ${method} (payment ${payment.id}).`);
  return {
    method,
    amount: payment.amount,
    reference: payment.id,
    store_code: payment.storeCode,
    return_url: payment.returnUrl ?? config.publicUrl,
    customer: { name: orderer.name, email: orderer.email, phone: orderer.phone_number },
    created_at: payment.createdAt,
    expires_at: payment.expiresAt ?? payment.createdAt,
  };
}

function newsOfAnswer(answer: Exclude<ServiceAnswer, { kind: 'unknown' }>) {
  return answer.kind === 'payment' ? newsOf(answer.payment) : { event: 'fail' as const, failure_code: answer.code };
}
