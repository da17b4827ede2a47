import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSecret } from '../auth/require-secret.ts';
import { PaymentError } from '../errors/payment-error.ts';
import { isReturnAllowed } from '../fields/parent-origin.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Parts } from '../parts.ts';
import { createPayment, type NewPayment } from './create-payment.ts';
import { type Payment, toWire } from './payment.ts';

const amount = { type: 'integer', minimum: 1, maximum: 9_999_999 } as const;
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

const newPaymentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency', 'method', 'reference', 'return_url', 'customer'],
  properties: {
    amount,
    currency: { const: 'JPY' },
    method: { enum: ['card', 'cvs'] },
    token: text(100),
    customer_id: text(100),
    card_id: text(100),
    store_code: text(20),
    purpose: { enum: ['keep', 'later'] },
    reference: text(100),
    return_url: { type: 'string', pattern: '^https?://', maxLength: 2000 },
    customer: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'email'],
      properties: { name: text(100), email: text(254), phone: { type: 'string', maxLength: 20 } },
    },
    expires_at: { type: 'string', format: 'date-time' },
  },
} as const;

const actionSchema = { type: ['object', 'null'], additionalProperties: false, properties: { amount } } as const;

/** The server-to-server calls: all need the Bearer secret, those that change something an `Idempotency-Key`. */
export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, store, config, sender } = parts;

  app.register((api, _options, done) => {
    api.addHook('onRequest', requireSecret(config.secret));

    api.post<{ Body: NewPayment }>('/api/payments', { schema: { body: newPaymentSchema } }, (request) =>
      once(request, () => book.add(createPayment(checkReturn(request.body), parts))),
    );
    api.get<{ Params: { id: string } }>('/api/payments/:id', (request) =>
      toWire(book.find(request.params.id), config.publicUrl),
    );

    for (const kind of ['capture', 'void', 'refund'] as const) {
      api.post<{ Params: { id: string }; Body: { amount?: number } | null }>(
        `/api/payments/:id/${kind}`,
        { schema: { body: actionSchema } },
        (request) => once(request, () => book.act(request.params.id, { kind, amount: request.body?.amount })),
      );
    }
    done();
  });

  /** Refuses return URLs of other hosts than known shops. */
  function checkReturn(body: NewPayment): NewPayment {
    if (isReturnAllowed(body.return_url, config.parentHosts)) return body;
    throw new PaymentError(
      422,
      'payment.return_url_unknown',
      '戻り先のアドレスが、このサンドボックスを使うショップのものではありません',
    );
  }

  function once(request: FastifyRequest, work: () => Payment): unknown {
    book.expireDue();
    const answer = answerOnce(store, request, () => toWire(work(), config.publicUrl));
    void sender.deliverDue();
    return answer;
  }
}
