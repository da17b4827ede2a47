import type { FastifyInstance } from 'fastify';
import { requireSecret } from '../auth/require-secret.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Parts } from '../parts.ts';
import { cardToWire, customerToWire } from './customer.ts';

const text = { type: 'string', minLength: 1, maxLength: 100 } as const;
const bodyOf = (name: string) => ({ type: 'object', additionalProperties: false, required: [name], properties: { [name]: text } }) as const;

interface CustomerParams {
  readonly id: string;
}
interface CardParams extends CustomerParams {
  readonly card: string;
}

/** The customer vault: server to server, `Idempotency-Key` on what adds something. */
export function customerRoutes(app: FastifyInstance, { config, customers, store }: Parts): void {
  app.register((api, _options, done) => {
    api.addHook('onRequest', requireSecret(config.secret));

    api.post<{ Body: { reference: string } }>('/api/customers', { schema: { body: bodyOf('reference') } }, (request) =>
      answerOnce(store, request, () => customerToWire(customers.create(request.body.reference))),
    );
    api.get<{ Params: CustomerParams }>('/api/customers/:id/cards', ({ params }) => customers.listCards(params.id).map(cardToWire));
    api.post<{ Params: CustomerParams; Body: { token: string } }>('/api/customers/:id/cards', { schema: { body: bodyOf('token') } }, (request) =>
      answerOnce(store, request, () => cardToWire(customers.addCard(request.params.id, request.body.token))),
    );
    api.delete<{ Params: CardParams }>('/api/customers/:id/cards/:card', ({ params }) => cardToWire(customers.deleteCard(params.id, params.card)));
    done();
  });
}
