import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PaymentError } from '../errors/payment-error.ts';
import { isHostAllowed } from '../fields/parent-origin.ts';
import type { Parts } from '../parts.ts';
import { demoPage } from './demo-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The page on which a demonstration plays the convenience store. */
export function demoRoutes(app: FastifyInstance, { book, store, sender, config }: Parts): void {
  // A site whose domain resolves to this machine must not act as the store; its requests have that domain as host.
  const onRequest = async ({ headers: { host = '' } }: FastifyRequest) => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const isOurs =
      THIS_MACHINE.has(name) || name === new URL(config.publicUrl).hostname || isHostAllowed(name, config.parentHosts);
    if (!isOurs) throw new PaymentError(404, 'path.not_found', 'ページが見つかりません');
  };

  app.get('/demo', { onRequest }, (_request, reply) => {
    book.expireDue();
    return reply.headers(headers).send(demoPage(store.listByStatus('pending')));
  });

  app.post<{ Params: { id: string }; Body: Record<string, string> }>('/demo/:id', { onRequest }, (request, reply) => {
    book.act(request.params.id, { kind: request.body['action'] === 'pay' ? 'pay' : 'expire' });
    void sender.deliverDue();
    return reply.redirect('/demo', 303);
  });
}
