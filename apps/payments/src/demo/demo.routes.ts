import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { demoPage } from './demo-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The page on which a demonstration plays the convenience store. */
export function demoRoutes(app: FastifyInstance, { book, store, sender }: Parts): void {
  app.get('/demo', (_request, reply) => {
    book.expireDue();
    return reply.headers(headers).send(demoPage(store.listByStatus('pending')));
  });

  app.post<{ Params: { id: string }; Body: Record<string, string> }>('/demo/:id', (request, reply) => {
    book.act(request.params.id, { kind: request.body['action'] === 'pay' ? 'pay' : 'expire' });
    void sender.deliverDue();
    return reply.redirect('/demo', 303);
  });
}
