import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pageCss } from '../html/page-css.ts';
import { bankPage } from '../bank-page.ts';
import { EventSender } from '../event-sender.ts';
import { UnknownParam } from '../form-params.ts';
import type { FakeOptions } from '../fake-options.ts';
import { fieldJs, payjpJs } from './browser-scripts.ts';
import { payjpApi } from './payjp-api.ts';
import { PayjpBook } from './payjp-book.ts';
import { PayjpRefusal } from './payjp-error.ts';
import { fieldCss, fieldPage } from './payjp-pages.ts';
import { chargeView, eventView } from './payjp-views.ts';

type Door = FastifyRequest<{ Params: { id: string }; Querystring: { publickey?: string; back_url?: string } }>;

/**
 * A fake of PAY.JP for use without network: the calls of the shop, the redirect to the bank, and the part of payjp.js
 * that card fields use, typed by PAY.JP's library. It accepts only the sandbox's test cards, so that no real card is
 * ever typed in.
 */
export function buildPayjp(options: FakeOptions): FastifyInstance {
  // Browsers open connections in advance, which would delay the end of the process by a minute.
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const events = new EventSender(options.webhookUrl, () => ({ 'x-payjp-webhook-token': options.webhookSecret }));
  const book = new PayjpBook((type, charge) => events.send(eventView(type, charge)));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onClose', () => events.stop());
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof UnknownParam ? new PayjpRefusal(400, 'invalid_param_key', error.param) : error;
    const shown = refusal instanceof PayjpRefusal ? refusal.error : new PayjpRefusal(500, 'payjp_wrong').error;
    return reply.code(shown.status).send({ error: shown });
  });
  app.get('/readyz', () => ({ status: 'ok' }));
  payjpApi(app, book, options);

  const htmlOf = 'text/html; charset=utf-8';
  const scriptOf = 'text/javascript; charset=utf-8';
  const back = ({ query }: Door) => {
    if (query.publickey !== options.publicKey) throw new PayjpRefusal(401, 'invalid_api_key');
    return signedUrl(query.back_url ?? '', options.secretKey);
  };
  app.get('/v1/tds/:id/start', (request: Door, reply: FastifyReply) => {
    const [charge, url] = [book.find(request.params.id), back(request)];
    const isRequested = !['frictionless', 'declined'].includes(charge.card.outcome);
    if (charge.holder === 'unverified' && isRequested)
      return reply.type(htmlOf).send(bankPage(charge.amount, request.url));
    book.receiveRequest(charge, true);
    return reply.redirect(url, 303);
  });
  app.post('/v1/tds/:id/start', (request, reply) => {
    const url = back(request as Door);
    const answer = new URLSearchParams(request.body as string).get('action');
    book.receiveRequest(book.find((request as Door).params.id), answer === 'complete');
    return reply.redirect(url, 303);
  });
  app.get<{ Querystring: { name?: string } }>('/field', ({ query }, reply) => {
    const field = fieldPage(query.name ?? '');
    return field === null ? reply.code(404).send() : reply.type(htmlOf).send(field);
  });
  app.get('/field.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(fieldCss));
  app.get('/field.js', (_request, reply) => reply.type(scriptOf).send(fieldJs));
  app.get('/v2/pay.js', (_request, reply) => reply.type(scriptOf).send(payjpJs));
  app.get('/assets/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));

  // Actions of a test in PAY.JP's dashboard.
  app.post<{ Params: { id: string; amount: string } }>('/fake/:id/amount/:amount', ({ params }) => {
    const charge = book.find(params.id);
    charge.amount = Number(params.amount);
    return chargeView(charge);
  });
  return app;
}

/** Returns the URL in a JWS (HS256) that the shop has signed with its secret key. */
function signedUrl(jws: string, secretKey: string): string {
  const [head = '', payload = '', signature] = jws.split('.');
  if (createHmac('sha256', secretKey).update(`${head}.${payload}`).digest('base64url') !== signature)
    throw new PayjpRefusal(400, 'invalid_querystring', 'back_url');
  return String((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { url: unknown }).url);
}
