import type { JobContext } from '../jobs/job.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import { isCarriedOut } from '../payment/payment-method.ts';
import { newsOf } from '../payment/payment-news.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import type {
  CardSource,
  KeptCard,
  NewServicePayment,
  ServiceAnswer,
  VaultAnswer,
} from '../payment/provider/payment-provider.ts';
import { providerOf } from '../payment/provider/provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the service to begin the payment, or to keep the card of one that is authorised later, and takes its answer in. Outside
 * any transaction. It may run again for the same payment: the payment's id is the key, so the service begins it once. Without
 * an answer the payment stays `started`.
 * @param source null for all but cards
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
      : await keep(ctx, paid, source);
  if (answer.kind === 'unknown') return paid;
  return (await settlePayment(ctx, payment.id, newsOfAnswer(answer))) ?? paid;
}

/**
 * Authorises the card that was kept for an order, its holder away; outside any transaction. Without an answer everything stays
 * as it is, and the worker comes again: the key makes it happen once. A refusal is news like any other.
 */
export async function authoriseKept(ctx: JobContext, paid: PaidOrder): Promise<void> {
  const { payment } = paid;
  const provider = providerOf(ctx.config, payment.service);
  const { later } = provider;
  if (!later || payment.keptCard === null) throw new Error(`The payment ${payment.id} has no card to be authorised.`);
  const answer =
    payment.serviceId === null
      ? await later.authorise({ ...wantedOf(ctx, paid), source: payment.keptCard })
      : await provider.read(payment.serviceId);
  if (answer.kind !== 'unknown') await settlePayment(ctx, payment.id, newsOfAnswer(answer));
}

/** The card goes into the vault first, where a one-time token is typed anew; then its holder is asked (P-01). */
async function keep(ctx: JobContext, paid: PaidOrder, source: CardSource): Promise<ServiceAnswer> {
  const { payment } = paid;
  const provider = providerOf(ctx.config, payment.service);
  if (!provider.later) return { kind: 'refused', code: 'payment.not_available' };
  const card: VaultAnswer<KeptCard> =
    'token' in source ? await inVault(provider, payment.id, source.token) : { kind: 'kept', value: source };
  if (card.kind !== 'kept') return card;
  await updatePayment(ctx.db, payment.id, { keptCard: card.value });
  return provider.later.keep({ ...wantedOf(ctx, paid), source: card.value });
}

/** The customer of this one payment: whoever is no member has none, and a member has not asked to keep the card for more. */
async function inVault(
  { openCustomer, keepCard }: ReturnType<typeof providerOf>,
  paymentId: string,
  token: string,
): Promise<VaultAnswer<KeptCard>> {
  const customer = await openCustomer(paymentId);
  if (customer.kind !== 'kept') return customer;
  const card = await keepCard(customer.value, token, `${paymentId}-card`);
  return card.kind === 'kept' ? { kind: 'kept', value: { customer_id: customer.value, card_id: card.value.id } } : card;
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
