import type Stripe from 'stripe';
import type { Config } from '../../../platform/config/config.ts';
import { cardExpiry } from '../card-expiry.ts';
import type { NewServicePayment, PaymentProvider, ServiceEvent, VaultCard } from '../payment-provider.ts';
import type { ServicePayment } from '../service-payment.ts';
import { checkBy, type ReportCall } from '../service-trouble.ts';
import { stripeCalls } from './call-stripe.ts';
import { loadStripe } from './load-stripe.ts';
import { stripeDeferred } from './stripe-deferred.ts';
import {
  PAYMENT_DETAILS,
  paymentOfCharge,
  paymentOfIntent,
  STRIPE_STORES,
  type StripeMetadata,
} from './stripe-payment.ts';
import { isSetup, paymentOfSetup } from './stripe-setup.ts';
import { isCustomer, stripeTransfers } from './stripe-transfers.ts';

/** The origin of Stripe's browser library, which opens its own frames and the bank's pages. */
const SCRIPT_ORIGIN = 'https://js.stripe.com';
const SOURCES = {
  script: [SCRIPT_ORIGIN, 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: [SCRIPT_ORIGIN, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const TIMEOUT_MS = 10_000;
/** Events with an older signature are refused, since they may be replayed. */
const REPLAY_SECONDS = 300;

/**
 * Stripe: cards by payment intents with manual capture and 3-D Secure (P-01); konbini; PayPay, captured at once;
 * transfers to an account per payment. Steps outside the shop are Stripe's own pages, so that its script runs with the
 * card fields only.
 */
export function stripeProvider({ stripe: config }: Pick<Config, 'stripe'>, report: ReportCall): PaymentProvider {
  const api = new (loadStripe())(config.secretKey ?? 'sk_absent', {
    // The caller retries, since it knows for how long.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(config.apiUrl !== null && placeOf(config.apiUrl)),
  });
  const { paymentIntents, paymentMethods, customers, refunds, webhooks } = api;
  const calls = stripeCalls(report);
  const { call, forPayment } = calls;
  const { deferred, readSetup, cancelSetup } = stripeDeferred(calls, api);
  const transfers = stripeTransfers(calls, api);
  const read = (id: string) => {
    if (isSetup(id)) return readSetup(id);
    if (isCustomer(id)) return transfers.readOf(id);
    return forPayment(() => paymentIntents.retrieve(id, { expand: PAYMENT_DETAILS }));
  };
  return {
    code: 'stripe',
    capabilities: { methods: ['card', 'cvs', 'paypay', 'virtual_account'], stores: STRIPE_STORES, authorisedDays: 7 },
    browserSettings: () => ({
      code: 'stripe',
      name: 'Stripe',
      origin: config.scriptUrl === null ? SCRIPT_ORIGIN : new URL(config.scriptUrl).origin,
      fields_url: null,
      script_url: config.scriptUrl,
      public_key: config.publicKey,
      is_sandbox: false,
      brands: ['visa', 'mastercard', 'jcb', 'amex'],
    }),
    sources: () => {
      if (config.scriptUrl === null) return SOURCES;
      const { origin } = new URL(config.scriptUrl);
      return { script: [origin], connect: [origin], frame: [origin] };
    },
    create: (wanted) =>
      wanted.method === 'virtual_account'
        ? transfers.create(wanted)
        : forPayment(() =>
            paymentIntents.create(
              { ...methodOf(wanted), ...commonOf(wanted), expand: PAYMENT_DETAILS },
              { idempotencyKey: wanted.reference },
            ),
          ),
    deferred,
    read,
    finish: read,
    capture: (id, amount, idempotencyKey) =>
      forPayment(() =>
        paymentIntents.capture(id, { amount_to_capture: amount, expand: PAYMENT_DETAILS }, { idempotencyKey }),
      ),
    reverse: async (id, reversal, idempotencyKey) => {
      if (isSetup(id)) return cancelSetup(id, idempotencyKey);
      if (reversal.action === 'void')
        return forPayment(() => paymentIntents.cancel(id, { expand: PAYMENT_DETAILS }, { idempotencyKey }));
      const given = await call(() =>
        refunds.create({ payment_intent: id, amount: reversal.amount }, { idempotencyKey }),
      );
      return given.kind === 'ok' ? read(id) : given;
    },
    sendBack: transfers.sendBack,
    // A permission that every restricted key of the shop needs.
    check: () => checkBy((reportCheck) => stripeCalls(reportCheck).call(() => paymentIntents.list({ limit: 1 }))),
    openCustomer: (reference) =>
      call(async () => {
        const { id } = await customers.create({ metadata: { reference } }, { idempotencyKey: `customer-${reference}` });
        return id;
      }),
    saveCard: (customer, token, idempotencyKey) =>
      call(async () => cardOf(await paymentMethods.attach(token, { customer }, { idempotencyKey }))),
    listCards: (customer) =>
      call(async () => (await customers.listPaymentMethods(customer, { type: 'card', limit: 100 })).data.map(cardOf)),
    forgetCard: async (_customer, card) => {
      const answer = await call(() => paymentMethods.detach(card));
      return answer.kind === 'ok' || answer.kind === 'refused';
    },
    isGenuine: ({ headers, body }, now) => {
      const signature = headers['stripe-signature'];
      if (config.webhookSecret === null || typeof signature !== 'string') return false;
      try {
        webhooks.constructEvent(body, signature, config.webhookSecret, REPLAY_SECONDS, undefined, now.getTime());
        return true;
      } catch {
        return false;
      }
    },
    parseEvent,
  };
}

function commonOf({ amount, reference, store_code: store, return_url }: NewServicePayment) {
  return {
    amount,
    currency: 'jpy',
    confirm: true,
    return_url,
    metadata: { reference, store: store ?? '' } satisfies StripeMetadata,
  } satisfies Partial<Stripe.PaymentIntentCreateParams>;
}

function methodOf({ method, source, customer, expires_at: expiresAt }: NewServicePayment) {
  if (method === 'paypay') {
    // Without a capture method: PayPay has no authorisation, and Stripe refuses the parameter.
    return {
      allowed_payment_method_types: ['paypay'],
      payment_method_data: { type: 'paypay', billing_details: { name: customer.name, email: customer.email } },
    } satisfies Partial<Stripe.PaymentIntentCreateParams>;
  }
  if (source === null) {
    return {
      allowed_payment_method_types: ['konbini'],
      payment_method_data: { type: 'konbini', billing_details: { name: customer.name, email: customer.email } },
      payment_method_options: { konbini: { expires_at: Math.floor(expiresAt.getTime() / 1000) } },
    } satisfies Partial<Stripe.PaymentIntentCreateParams>;
  }
  return {
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    payment_method_options: { card: { request_three_d_secure: 'any' } },
    ...('token' in source
      ? { payment_method: source.token }
      : { customer: source.customer_id, payment_method: source.card_id }),
  } satisfies Partial<Stripe.PaymentIntentCreateParams>;
}

function cardOf({ id, card }: Stripe.PaymentMethod): VaultCard {
  return { id, brand: card?.brand ?? 'card', last4: card?.last4 ?? '', exp: card ? cardExpiry(card) : '' };
}

/**
 * Reads events about the state of a payment: those of intents, and refunds, which only a charge reports. Changes of a
 * customer's balance do not describe the payment, so it is read from Stripe.
 */
function parseEvent(body: string): ServiceEvent | null {
  try {
    // The body was signed by Stripe, or stored after its signature was verified.
    const event = JSON.parse(body) as Stripe.Event;
    if (event.object !== 'event') return null;
    if (event.type === 'customer_cash_balance_transaction.created') {
      const { customer } = event.data.object;
      return { id: event.id, about: typeof customer === 'string' ? customer : customer.id, payment: null };
    }
    if (event.type === 'refund.failed') return failedRefundOf(event);
    const payment = paymentOfEvent(event);
    return payment && { id: event.id, about: payment.id, payment };
  } catch {
    return null;
  }
}

/**
 * Returns a failed refund. Money from the balance of a transfer's customer returns to that balance, which reports it.
 */
function failedRefundOf({ id, data: { object } }: Stripe.RefundFailedEvent): ServiceEvent | null {
  const { payment_intent: intent, customer, amount } = object;
  const about = intent ?? customer;
  if (about === null) return null;
  return {
    id,
    about: typeof about === 'string' ? about : about.id,
    payment: null,
    ...(intent !== null && { failed_refund: { amount } }),
  };
}

function paymentOfEvent({ type, data: { object } }: Stripe.Event): ServicePayment | null {
  if (type === 'charge.refunded') return paymentOfCharge(object as Stripe.Charge);
  if (type.startsWith('payment_intent.')) return paymentOfIntent(object as Stripe.PaymentIntent);
  return type.startsWith('setup_intent.') ? paymentOfSetup(object as Stripe.SetupIntent) : null;
}

function placeOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
}
