import Fastify, { type FastifyInstance } from 'fastify';
import { pageCss } from '../html/page-css.ts';
import { frameJs, stripeJs } from './browser-scripts.ts';
import type { FakeOptions } from '../fake-options.ts';
import { stripeApi } from './stripe-api.ts';
import { StripeBalance } from './stripe-balance.ts';
import { StripeBook } from './stripe-book.ts';
import { StripeRefusal } from './stripe-error.ts';
import { StripeEvents } from './stripe-events.ts';
import { challengePage, framePage, paypayPage } from './stripe-pages.ts';
import { StripeSetups } from './stripe-setups.ts';

/**
 * A fake of Stripe for use without network: the calls of the shop, the bank's page, the convenience store, and the part
 * of Stripe.js that card fields use, typed by Stripe's library. It accepts only the sandbox's test cards, so that no
 * real card is ever typed in.
 */
export function buildStripe(options: FakeOptions): FastifyInstance {
  // Browsers open connections in advance, which would delay the end of the process by a minute.
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const events = new StripeEvents(options);
  const book = new StripeBook((type, intent) => events.report(type, intent));
  const balance = new StripeBalance(book, (transaction) => events.reportBalance(transaction));
  const setups = new StripeSetups((type, setup) => events.reportSetup(type, setup));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onClose', () => events.stop());
  app.setErrorHandler((error, _request, reply) =>
    error instanceof StripeRefusal
      ? reply.code(error.status).send({ error: error.error })
      : reply.code(500).send({ error: { type: 'api_error', message: String(error) } }),
  );
  app.get('/readyz', () => ({ status: 'ok' }));
  stripeApi(app, { book, setups, balance }, options);

  const htmlOf = 'text/html; charset=utf-8';
  const scriptOf = 'text/javascript; charset=utf-8';
  app.get<{ Params: { id: string } }>('/3d_secure_2/hosted/:id', ({ params }, reply) =>
    reply.type(htmlOf).send(challengePage(isSetup(params.id) ? setups.find(params.id) : book.find(params.id))),
  );
  app.post<{ Params: { id: string }; Body: string }>('/3d_secure_2/hosted/:id', ({ params, body }, reply) => {
    if (isSetup(params.id)) {
      const setup = setups.find(params.id);
      if (isCompleted(body)) setups.authenticate(setup);
      else if (setup.status === 'requires_action') setups.fail(setup, 'setup_intent_authentication_failure');
      return reply.redirect(setup.returnUrl, 303);
    }
    return reply.redirect(book.comeBack(params.id, isCompleted(body), 'payment_intent_authentication_failure'), 303);
  });
  app.get<{ Params: { id: string } }>('/redirect/authenticate/:id', ({ params }, reply) =>
    reply.type(htmlOf).send(paypayPage(book.find(params.id))),
  );
  app.post<{ Params: { id: string }; Body: string }>('/redirect/authenticate/:id', ({ params, body }, reply) =>
    reply.redirect(book.comeBack(params.id, isCompleted(body), 'payment_method_customer_decline'), 303),
  );
  app.get('/frame', (_request, reply) => reply.type(htmlOf).send(framePage));
  app.get('/frame.js', (_request, reply) => reply.type(scriptOf).send(frameJs));
  app.get('/stripe.js', (_request, reply) => reply.type(scriptOf).send(stripeJs));
  app.get('/assets/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));

  // Actions of people in tests: at the store, and in Stripe's dashboard.
  app.post<{ Params: { id: string } }>('/fake/:id/pay', ({ params }) => ({
    status: book.pay(book.find(params.id)).status,
  }));
  app.post<{ Params: { id: string } }>('/fake/:id/lapse', ({ params }) => ({
    status: book.fail(book.find(params.id), 'payment_intent_payment_attempt_expired').status,
  }));
  app.post<{ Params: { id: string; amount: string } }>('/fake/:id/transfer/:amount', ({ params }) => ({
    status: balance.transfer(book.find(params.id), Number(params.amount)).status,
  }));
  app.post<{ Params: { id: string; amount: string } }>('/fake/:id/refund-fails/:amount', ({ params }) => {
    const intent = book.find(params.id);
    book.failRefund(intent, Number(params.amount));
    events.reportFailedRefund(intent, Number(params.amount));
    return { status: intent.status };
  });
  app.get('/fake/payments', () =>
    book.intents.map(({ id, metadata, status }) => ({ id, reference: metadata['reference'], status })),
  );
  return app;
}

const isSetup = (id: string) => id.startsWith('seti_');

/** Whether the action on a hosted page was to complete it. */
const isCompleted = (body: string): boolean => new URLSearchParams(body).get('action') === 'complete';
