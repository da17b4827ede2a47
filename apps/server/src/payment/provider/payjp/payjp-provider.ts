import Payjp, { type Charge, type Event } from 'payjp';
import type { Config } from '../../../platform/config/config.ts';
import { isSameSecret } from '../../../platform/config/is-same-secret.ts';
import type {
  NewServicePayment,
  PaymentProvider,
  ServiceAnswer,
  ServiceEvent,
  VaultAnswer,
} from '../payment-provider.ts';
import { checkBy, type ReportCall } from '../service-trouble.ts';
import { payjpCalls } from './call-payjp.ts';
import { findCharge } from './find-charge.ts';
import { payjpCards } from './payjp-cards.ts';
import { capturedPart, failureOf, isLetGo, LET_GO, paymentOfCharge, type PayjpMetadata } from './payjp-payment.ts';

const TIMEOUT_MS = 10_000;
/** The longest time that PAY.JP holds an authorisation. */
const AUTHORISED_DAYS = 60;
const API = 'https://api.pay.jp';
const SCRIPT_ORIGIN = 'https://js.pay.jp';
const SOURCES = { script: [SCRIPT_ORIGIN], connect: [API], frame: [SCRIPT_ORIGIN] };

/**
 * PAY.JP: cards by charges with 3-D Secure (P-01), which the shop completes and captures. It has no idempotency keys,
 * so a charge is found by its reference and a refund by its reason; a charge that was created twice holds no money
 * until completed.
 */
export function payjpProvider({ payjp: config }: Pick<Config, 'payjp'>, report: ReportCall): PaymentProvider {
  const callPayjp = payjpCalls(report);
  const apiBase = `${config.apiUrl ?? API}/v1`;
  const door = { apiBase, publicKey: config.publicKey ?? '', secretKey: config.secretKey ?? 'sk_absent' };
  const service = Payjp(door.secretKey, { apibase: apiBase, timeout: TIMEOUT_MS });
  const { charges } = service;

  const answerOf = (answer: VaultAnswer<Charge>): ServiceAnswer =>
    answer.kind === 'ok' ? { kind: 'payment', payment: paymentOfCharge(answer.value, door) } : answer;
  const retrieve = (id: string) => callPayjp(() => charges.retrieve(id));
  const read = async (id: string) => answerOf(await retrieve(id));
  const release = async (id: string, key: string) => {
    const answer = await callPayjp(() => charges.refund(id, { refund_reason: key }));
    return answer.kind === 'refused' && answer.code === 'already_refunded' ? read(id) : answerOf(answer);
  };

  return {
    code: 'payjp',
    capabilities: { methods: ['card'], stores: [], authorisedDays: AUTHORISED_DAYS },
    browserSettings: () => ({
      code: 'payjp',
      name: 'PAY.JP',
      origin: config.scriptUrl === null ? SCRIPT_ORIGIN : new URL(config.scriptUrl).origin,
      fields_url: null,
      script_url: config.scriptUrl ?? `${SCRIPT_ORIGIN}/v2/pay.js`,
      public_key: config.publicKey,
      is_sandbox: false,
      brands: ['visa', 'mastercard', 'jcb', 'amex'],
    }),
    sources: () => {
      if (config.scriptUrl === null) return SOURCES;
      const { origin } = new URL(config.scriptUrl);
      return { script: [origin], connect: [origin], frame: [origin] };
    },
    create: async (wanted) => {
      if (wanted.source === null) return { kind: 'refused', code: 'payment.method_unknown' };
      // A token is valid once; a saved card would be charged again.
      const earlier = 'token' in wanted.source ? null : await findCharge(callPayjp, charges, wanted);
      if (earlier?.kind === 'unknown') return earlier;
      if (earlier?.kind === 'ok') return answerOf(earlier);
      const answer = await callPayjp(() => charges.create(chargeOf(wanted)));
      if (answer.kind !== 'refused') return answerOf(answer);
      const found = answer.code === 'token_already_used' ? await findCharge(callPayjp, charges, wanted) : answer;
      return found.kind === 'refused' ? { kind: 'refused', code: refusalOf(answer.code) } : answerOf(found);
    },
    // An authorisation lasts as long as delivery days can be chosen.
    deferred: null,
    read,
    finish: async (id) => {
      const known = await read(id);
      if (known.kind !== 'payment' || known.payment.status !== 'pending') return known;
      const answer = await callPayjp(() => charges.tds_finish(id));
      // It was released at the same moment: each call checks the result of the other.
      if (answer.kind === 'ok' && isLetGo(answer.value)) return release(id, 'let-go');
      if (answer.kind !== 'refused') return answerOf(answer);
      const now = await read(id);
      if (now.kind !== 'payment' || now.payment.status !== 'pending') return now;
      return {
        kind: 'payment',
        payment: { ...now.payment, status: 'failed', failure_code: failureOf(answer.code) },
      };
    },
    capture: async (id, amount) => {
      const known = await retrieve(id);
      if (known.kind !== 'ok') return known;
      // Marked before, so that every report says how much was captured.
      const { metadata, amount: authorised, captured: isDone } = known.value;
      if (!isDone && amount < authorised) {
        const marked = await callPayjp(() =>
          charges.update(id, { metadata: { ...metadata, ...capturedPart(amount) } }),
        );
        if (marked.kind !== 'ok') return marked;
      }
      const answer = await callPayjp(() => charges.capture(id, { amount }));
      return answer.kind === 'refused' && answer.code === 'already_captured' ? read(id) : answerOf(answer);
    },
    reverse: async (id, reversal, key) => {
      const now = await retrieve(id);
      if (now.kind !== 'ok') return now;
      const { paid, captured, metadata, refund_reason: lastKey } = now.value;
      if (reversal.action === 'refund') {
        if (lastKey === key) return answerOf(now);
        return answerOf(await callPayjp(() => charges.refund(id, { amount: reversal.amount, refund_reason: key })));
      }
      if (captured) return { kind: 'refused', code: 'already_captured' };
      if (paid) return release(id, key);
      const marked = await callPayjp(() => charges.update(id, { metadata: { ...metadata, ...LET_GO } }));
      return marked.kind === 'ok' && marked.value.paid ? release(id, key) : answerOf(marked);
    },
    sendBack: null,
    check: () => checkBy((reportCheck) => payjpCalls(reportCheck)(() => charges.list({ limit: 1 }))),
    ...payjpCards(callPayjp, service),
    // The header only identifies the account, so only the payment's id in the body is trusted.
    isGenuine: ({ headers }) => {
      const token = headers['x-payjp-webhook-token'];
      return config.webhookToken !== null && typeof token === 'string' && isSameSecret(token, config.webhookToken);
    },
    parseEvent,
  };
}

function chargeOf({ amount, source, reference, return_url }: NewServicePayment) {
  return {
    amount,
    currency: 'jpy' as const,
    ...(source &&
      ('token' in source ? { card: source.token } : { customer: source.customer_id, card: source.card_id })),
    capture: false,
    expiry_days: AUTHORISED_DAYS,
    three_d_secure: true,
    metadata: { reference, return_url } satisfies PayjpMetadata,
  };
}

/** Returns the shop's code of why a payment could not begin. */
function refusalOf(code: string): string {
  if (code === 'token_already_used' || code === 'invalid_card' || code === 'invalid_id') return 'payment.token_invalid';
  if (code === 'not_customer_card' || code === 'dont_has_this_card') return 'card.not_found';
  return failureOf(code);
}

function parseEvent(body: string): ServiceEvent | null {
  try {
    const { id, object, type, data } = JSON.parse(body) as Partial<Event>;
    const isOurs = object === 'event' && typeof id === 'string' && type?.startsWith('charge.') === true;
    return isOurs && typeof data?.id === 'string' ? { id, about: data.id, payment: null } : null;
  } catch {
    return null;
  }
}
