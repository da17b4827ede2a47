import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { findTestCard } from '../cards/test-cards.ts';
import { readParams, textAt, UnknownParam, type Params } from '../form-params.ts';
import { newId } from '../new-id.ts';
import type { FakeOptions } from '../fake-options.ts';
import type { StripeBalance } from './stripe-balance.ts';
import type { StripeBook } from './stripe-book.ts';
import { invalidRequest, missing, StripeRefusal } from './stripe-error.ts';
import { setupView, type StripeSetups } from './stripe-setups.ts';
import { intentView, methodView } from './stripe-views.ts';

/**
 * The parameters of each call, checked against the types of Stripe's library: other names are refused, as by Stripe.
 */
const known = {
  createIntent: [
    'amount',
    'currency',
    'allowed_payment_method_types',
    'capture_method',
    'confirm',
    'customer',
    'expand',
    'metadata',
    'off_session',
    'payment_method',
    'payment_method_data',
    'payment_method_options',
    'return_url',
  ] satisfies (keyof Stripe.PaymentIntentCreateParams)[],
  capture: ['amount_to_capture', 'expand'] satisfies (keyof Stripe.PaymentIntentCaptureParams)[],
  cancel: ['expand'] satisfies (keyof Stripe.PaymentIntentCancelParams)[],
  refund: [
    'payment_intent',
    'amount',
    'customer',
    'currency',
    'origin',
    'instructions_email',
  ] satisfies (keyof Stripe.RefundCreateParams)[],
  createSetup: [
    'allowed_payment_method_types',
    'confirm',
    'customer',
    'expand',
    'metadata',
    'payment_method',
    'payment_method_options',
    'return_url',
    'usage',
  ] satisfies (keyof Stripe.SetupIntentCreateParams)[],
  cancelSetup: ['expand'] satisfies (keyof Stripe.SetupIntentCancelParams)[],
  createMethod: ['type', 'card', 'billing_details'] satisfies (keyof Stripe.PaymentMethodCreateParams)[],
  attach: ['customer'] satisfies (keyof Stripe.PaymentMethodAttachParams)[],
  createCustomer: ['metadata', 'name', 'email', 'preferred_locales'] satisfies (keyof Stripe.CustomerCreateParams)[],
};

type Call = FastifyRequest<{ Params: { id: string }; Body: string; Querystring: Record<string, string> }>;

/** The calls of Stripe that the shop makes. A repeated idempotency key returns the first answer. */
export function stripeApi(
  app: FastifyInstance,
  { book, setups, balance }: { book: StripeBook; setups: StripeSetups; balance: StripeBalance },
  { secretKey, publicKey, publicUrl }: FakeOptions,
): void {
  const answers = new Map<string, { fingerprint: string; status: number; body: object }>();

  function answer(work: (call: Call) => object, key: string = secretKey) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const call = request as Call;
      if (call.headers.authorization !== `Bearer ${key}`)
        return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      const name = call.headers['idempotency-key'];
      const fingerprint = `${call.url} ${call.body}`;
      const earlier = typeof name === 'string' ? answers.get(name) : undefined;
      if (earlier && earlier.fingerprint !== fingerprint)
        return reply.code(400).send({
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        });
      const { status, body } = earlier ?? attempt(() => work(call), call.method === 'POST');
      if (typeof name === 'string') answers.set(name, { fingerprint, status, body });
      return reply.code(status).send(body);
    };
  }
  const shown = (intent: ReturnType<StripeBook['find']>) => intentView(intent, publicUrl, true);

  app.post(
    '/v1/payment_intents',
    answer(({ body }) => shown(begin(book, balance, readParams(body, known.createIntent)))),
  );
  app.get(
    '/v1/payment_intents',
    answer(({ query }) => ({
      object: 'list',
      has_more: false,
      data: book.intents.filter(({ payer }) => payer?.id === query['customer']).map(shown),
    })),
  );
  app.get(
    '/v1/payment_intents/:id',
    answer(({ params }) => shown(book.find(params.id))),
  );
  app.post(
    '/v1/payment_intents/:id/capture',
    answer(({ params, body }) => {
      const intent = book.find(params.id);
      return shown(
        book.capture(intent, numberAt(readParams(body, known.capture), 'amount_to_capture') ?? intent.amount),
      );
    }),
  );
  app.post(
    '/v1/payment_intents/:id/cancel',
    answer(({ params, body }) => {
      readParams(body, known.cancel);
      const intent = book.cancel(book.find(params.id));
      balance.unapply(intent);
      return shown(intent);
    }),
  );
  app.post(
    '/v1/setup_intents',
    answer(({ body }) => setupView(beginSetup(book, setups, readParams(body, known.createSetup)), publicUrl, true)),
  );
  app.get(
    '/v1/setup_intents/:id',
    answer(({ params }) => setupView(setups.find(params.id), publicUrl, true)),
  );
  app.post(
    '/v1/setup_intents/:id/cancel',
    answer(({ params, body }) => {
      readParams(body, known.cancelSetup);
      return setupView(setups.cancel(setups.find(params.id)), publicUrl, true);
    }),
  );
  app.post(
    '/v1/refunds',
    answer(({ body }) => {
      const wanted = readParams(body, known.refund);
      const common = { id: newId('re'), object: 'refund', currency: 'jpy' };
      if (textAt(wanted, 'origin') === 'customer_balance') {
        const amount = sendBack(book, balance, wanted);
        return { ...common, amount, payment_intent: null, status: 'pending' };
      }
      const intent = book.find(textAt(wanted, 'payment_intent') ?? '');
      const amount = numberAt(wanted, 'amount') ?? intent.amount;
      // Stripe may have to ask by email where to return the money of a transfer.
      if (intent.payer?.email === null)
        throw invalidRequest('An email is needed to refund a transfer.', { param: 'instructions_email' });
      book.refund(intent, amount);
      return { ...common, amount, payment_intent: intent.id, status: intent.payer ? 'pending' : 'succeeded' };
    }),
  );

  app.post(
    '/v1/payment_methods',
    answer(({ body }) => methodView(makeMethod(book, readParams(body, known.createMethod))), publicKey),
  );
  app.post(
    '/v1/payment_methods/:id/attach',
    answer(({ params, body }) => {
      const method = book.method(params.id);
      const customer = textAt(readParams(body, known.attach), 'customer') ?? '';
      if (!book.customers.has(customer)) throw missing('customer', customer, 'customer');
      if (method.isUsed || (method.customer !== null && method.customer !== customer)) throw usedUp();
      method.customer = customer;
      return methodView(method);
    }),
  );
  app.post(
    '/v1/payment_methods/:id/detach',
    answer(({ params }) => {
      const method = book.method(params.id);
      method.customer = null;
      method.isUsed = true;
      return methodView(method);
    }),
  );
  app.post(
    '/v1/customers',
    answer(({ body }) => {
      const { id } = balance.open(textAt(readParams(body, known.createCustomer), 'email') ?? null);
      return { id, object: 'customer' };
    }),
  );
  app.get(
    '/v1/customers/:id/payment_methods',
    answer(({ params }) => ({
      object: 'list',
      has_more: false,
      data: [...book.methods.values()].filter(({ customer }) => customer === params.id).map(methodView),
    })),
  );
}

function begin(book: StripeBook, balance: StripeBalance, wanted: Params) {
  const amount = numberAt(wanted, 'amount') ?? 0;
  if (textAt(wanted, 'currency') !== 'jpy') throw invalidRequest('Invalid currency', { param: 'currency' });
  if (amount < 50)
    throw invalidRequest('Amount must be at least ¥50 jpy', { code: 'amount_too_small', param: 'amount' });
  const metadata = wanted['metadata'] as Record<string, string>;
  const common = { amount, metadata, returnUrl: textAt(wanted, 'return_url') ?? '', expiresAt: 0, payer: null };
  if (textAt(wanted, 'payment_method_data', 'type') === 'konbini')
    return book.begin({
      ...common,
      method: 'konbini',
      isAway: false,
      expiresAt: numberAt(wanted, 'payment_method_options', 'konbini', 'expires_at') ?? 0,
    });
  if (textAt(wanted, 'payment_method_data', 'type') === 'customer_balance')
    return book.begin({ ...common, method: 'customer_balance', isAway: false, payer: payerOf(book, balance, wanted) });
  if (textAt(wanted, 'payment_method_data', 'type') === 'paypay') return book.begin(paypayOf(wanted, common));
  // Off session the cardholder cannot confirm a payment; this was done when the card was saved.
  const isAway = textAt(wanted, 'off_session') === 'true';
  if (isAway && textAt(wanted, 'customer') === undefined)
    throw invalidRequest('A customer is needed off session.', { param: 'customer' });
  if (!isAway) requireSecure(wanted);
  return book.begin({ ...common, method: cardOf(book, wanted), isAway });
}

/** PayPay captures at once, at most a million yen per payment. */
function paypayOf(wanted: Params, common: Omit<Parameters<StripeBook['begin']>[0], 'method' | 'isAway'>) {
  if (textAt(wanted, 'capture_method') === 'manual')
    throw invalidRequest('paypay cannot be captured by hand.', { param: 'capture_method' });
  if (common.amount > 1_000_000)
    throw invalidRequest('Amount must be no more than ¥1,000,000', { code: 'amount_too_large', param: 'amount' });
  if (common.returnUrl === '') throw invalidRequest('A return_url is needed.', { param: 'return_url' });
  return { ...common, method: 'paypay' as const, isAway: false };
}

/** Transfers are received by a customer, in the form of the country. */
function payerOf(book: StripeBook, balance: StripeBalance, wanted: Params) {
  const customer = customerOf(book, wanted);
  const option = (...path: string[]) => textAt(wanted, 'payment_method_options', 'customer_balance', ...path);
  if (option('funding_type') !== 'bank_transfer' || option('bank_transfer', 'type') !== 'jp_bank_transfer')
    throw invalidRequest('It is not said how the balance is funded.', { param: 'payment_method_options' });
  balance.accountOf(customer);
  return customer;
}

function sendBack(book: StripeBook, balance: StripeBalance, wanted: Params): number {
  const customer = customerOf(book, wanted);
  const amount = numberAt(wanted, 'amount') ?? 0;
  if (textAt(wanted, 'currency') !== 'jpy') throw invalidRequest('Invalid currency', { param: 'currency' });
  if (textAt(wanted, 'instructions_email') === undefined && customer.email === null)
    throw invalidRequest('An email is needed.', { param: 'instructions_email' });
  balance.sendBack(customer, amount);
  return amount;
}

function customerOf(book: StripeBook, wanted: Params) {
  const id = textAt(wanted, 'customer') ?? '';
  const customer = book.customers.get(id);
  if (!customer) throw missing('customer', id, 'customer');
  return customer;
}

function beginSetup(book: StripeBook, setups: StripeSetups, wanted: Params) {
  if (textAt(wanted, 'usage') !== 'off_session') throw invalidRequest('It is for later.', { param: 'usage' });
  requireSecure(wanted);
  return setups.begin({
    metadata: wanted['metadata'] as Record<string, string>,
    returnUrl: textAt(wanted, 'return_url') ?? '',
    method: cardOf(book, wanted),
  });
}

function requireSecure(wanted: Params): void {
  if (textAt(wanted, 'payment_method_options', 'card', 'request_three_d_secure') !== 'any')
    throw invalidRequest('3-D Secure has to be asked for.', { param: 'payment_method_options' });
}

function cardOf(book: StripeBook, wanted: Params) {
  const method = book.method(textAt(wanted, 'payment_method') ?? '');
  if (method.customer !== (textAt(wanted, 'customer') ?? null) || (method.isUsed && method.customer === null))
    throw usedUp();
  return method;
}

function makeMethod(book: StripeBook, wanted: Params) {
  const testCard = findTestCard(textAt(wanted, 'card', 'number') ?? '');
  if (!testCard)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'カード番号が正しくありません。',
    });
  const method = {
    id: newId('pm'),
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    expMonth: numberAt(wanted, 'card', 'exp_month') ?? 1,
    expYear: numberAt(wanted, 'card', 'exp_year') ?? 2000,
    outcome: testCard.outcome,
    customer: null,
    isUsed: false,
  };
  book.methods.set(method.id, method);
  return method;
}

function numberAt(params: Params, ...path: readonly string[]): number | undefined {
  const text = textAt(params, ...path);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw invalidRequest(`Invalid integer: ${text}`, { param: path.join('.') });
}

function usedUp(): StripeRefusal {
  return invalidRequest(
    'The provided PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    { param: 'payment_method' },
  );
}

/** A declined card is an error that contains its payment, as in Stripe. */
function attempt(work: () => object, isActing: boolean): { status: number; body: object } {
  try {
    const body = work();
    const declined = isActing ? declinedIn(body as Stripe.PaymentIntent | Stripe.SetupIntent) : null;
    if (declined === null) return { status: 200, body };
    const { code, ...intent } = declined;
    return { status: 402, body: { error: { type: 'card_error', code, message: code, ...intent } } };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
    if (error instanceof UnknownParam)
      return {
        status: 400,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'parameter_unknown',
            param: error.param,
            message: error.message,
          },
        },
      };
    throw error;
  }
}

function declinedIn(intent: Stripe.PaymentIntent | Stripe.SetupIntent) {
  const usual = 'card_declined';
  if (intent.object === 'payment_intent' && intent.last_payment_error && intent.status === 'requires_payment_method')
    return { code: intent.last_payment_error.code ?? usual, payment_intent: intent };
  if (intent.object === 'setup_intent' && intent.last_setup_error)
    return { code: intent.last_setup_error.code ?? usual, setup_intent: intent };
  return null;
}
