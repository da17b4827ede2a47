import { type Config } from '../../../platform/config/config.ts';
import type {
  NewServicePayment,
  PaymentProvider,
  ServiceAnswer,
  ServiceEvent,
  VaultAnswer,
  VaultCard,
} from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';
import { checkBy, type ReportCall } from '../service-trouble.ts';
import { callSandbox, type SandboxCall, type SandboxReply } from './call-sandbox.ts';
import { isGenuine } from './webhook-signature.ts';

/** The sandbox, `apps/payments`: for the demo only. */
export function sandboxProvider(
  { demo, payments }: Pick<Config, 'demo' | 'payments'>,
  report: ReportCall,
): PaymentProvider {
  const call = (input: SandboxCall) => callSandbox(payments, report, input);
  const payment = async (input: SandboxCall) => paymentOf(await call(input));
  const read = (id: string) => payment({ method: 'GET', path: paymentPath(id) });
  return {
    code: 'sandbox',
    capabilities: { methods: ['card', 'cvs'], stores: ['seven', 'lawson', 'famima', 'ministop'], authorisedDays: 30 },
    browserSettings: () => ({
      code: 'sandbox',
      name: '決済サンドボックス',
      origin: new URL(payments.publicUrl).origin,
      fields_url: `${payments.publicUrl}/fields`,
      script_url: null,
      public_key: null,
      is_sandbox: true,
      brands: ['visa', 'mastercard', 'jcb', 'amex'],
    }),
    sources: () => null,
    create: (wanted) =>
      payment({ method: 'POST', path: '/api/payments', key: wanted.reference, body: newPaymentBody(wanted) }),
    deferred: {
      keep: (wanted) =>
        payment({
          method: 'POST',
          path: '/api/payments',
          key: `${wanted.reference}-keep`,
          body: { ...newPaymentBody(wanted), purpose: 'keep' },
        }),
      authorise: ({ expires_at: _, ...wanted }) =>
        payment({
          method: 'POST',
          path: '/api/payments',
          key: wanted.reference,
          body: { ...newPaymentBody(wanted), purpose: 'later' },
        }),
    },
    read,
    finish: read,
    capture: (id, amount, key) =>
      payment({ method: 'POST', path: `${paymentPath(id)}/capture`, key, body: { amount } }),
    reverse: (id, reversal, key) =>
      payment({
        method: 'POST',
        path: `${paymentPath(id)}/${reversal.action}`,
        key,
        body: reversal.action === 'refund' ? { amount: reversal.amount } : {},
      }),
    sendBack: null,
    // No payment has this id: any answer about it proves the connection and the secret.
    check: () =>
      checkBy((reportCheck) => callSandbox(payments, reportCheck, { method: 'GET', path: paymentPath('none') })),
    openCustomer: async (reference) =>
      answerOf(
        await call({ method: 'POST', path: '/api/customers', key: `customer-${reference}`, body: { reference } }),
        (body) => ('id' in body ? String(body.id) : undefined),
      ),
    saveCard: async (customerId, token, key) =>
      answerOf(await call({ method: 'POST', path: cardsPath(customerId), key, body: { token } }), cardOf),
    listCards: async (customerId) =>
      answerOf(await call({ method: 'GET', path: cardsPath(customerId) }), (body) =>
        Array.isArray(body) ? body.flatMap((card: object) => cardOf(card) ?? []) : undefined,
      ),
    forgetCard: async (customerId, cardId) => {
      const reply = await call({
        method: 'DELETE',
        path: `${cardsPath(customerId)}/${encodeURIComponent(cardId)}`,
      });
      return reply.kind === 'answer' || (reply.kind === 'refused' && reply.code === 'card.not_found');
    },
    isGenuine: ({ headers, body }, now) => {
      const signature = headers['x-signature'];
      return demo && typeof signature === 'string' && isGenuine(signature, body, payments.webhookSecret, now);
    },
    parseEvent,
  };
}

function newPaymentBody({
  source,
  store_code,
  created_at: _,
  expires_at,
  ...wanted
}: Omit<NewServicePayment, 'expires_at'> & { expires_at?: Date }): object {
  return {
    ...wanted,
    currency: 'JPY',
    ...source,
    ...(store_code !== null && { store_code }),
    ...(expires_at && { expires_at: expires_at.toISOString() }),
  };
}

const paymentPath = (id: string) => `/api/payments/${encodeURIComponent(id)}`;
const cardsPath = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}/cards`;

function paymentOf(reply: SandboxReply): ServiceAnswer {
  if (reply.kind !== 'answer') return reply;
  return isPayment(reply.body) ? { kind: 'payment', payment: reply.body } : { kind: 'unknown' };
}

function answerOf<T>(reply: SandboxReply, valueOf: (body: object) => T | undefined): VaultAnswer<T> {
  if (reply.kind !== 'answer') return reply;
  const value = typeof reply.body === 'object' && reply.body !== null ? valueOf(reply.body) : undefined;
  return value === undefined ? { kind: 'unknown' } : { kind: 'ok', value };
}

function cardOf(body: object): VaultCard | undefined {
  return isCard(body) ? { id: body.id, brand: body.brand, last4: body.last4, exp: body.exp } : undefined;
}

function isCard(body: object): body is VaultCard {
  return ['id', 'brand', 'last4', 'exp'].every((name) => name in body);
}

/** Whether the body is a payment. Its amount is compared with the order's later, where the order is known. */
function isPayment(body: unknown): body is ServicePayment {
  if (typeof body !== 'object' || body === null || !('id' in body) || !('status' in body) || !('reference' in body))
    return false;
  return typeof body.id === 'string' && typeof body.status === 'string' && typeof body.reference === 'string';
}

function parseEvent(body: string): ServiceEvent | null {
  try {
    const event: unknown = JSON.parse(body);
    return isEvent(event) ? { id: event.id, about: event.payment.id, payment: event.payment } : null;
  } catch {
    return null;
  }
}

function isEvent(event: unknown): event is { id: string; payment: ServicePayment } {
  if (typeof event !== 'object' || event === null || !('id' in event) || !('payment' in event)) return false;
  return typeof event.id === 'string' && isPayment(event.payment);
}
