import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PaymentError } from '../errors/payment-error.ts';
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
    store_code: text(20),
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

/** The server-to-server calls: bearer secret on all, `Idempotency-Key` on all that change something. */
export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, store, config, vault, clock, sender } = parts;

  app.register((api, _options, done) => {
    api.addHook('onRequest', (request, _reply, next) => next(hasBearer(request, config.secret) ? undefined : unauthorised()));

    api.post<{ Body: NewPayment }>('/api/payments', { schema: { body: newPaymentSchema } }, (request) =>
      once(request, () => book.add(createPayment(request.body, vault, clock))),
    );
    api.get<{ Params: { id: string } }>('/api/payments/:id', (request) => toWire(book.find(request.params.id), config.publicUrl));

    for (const kind of ['capture', 'void', 'refund'] as const) {
      api.post<{ Params: { id: string }; Body: { amount?: number } | null }>(
        `/api/payments/:id/${kind}`,
        { schema: { body: actionSchema } },
        (request) => once(request, () => book.act(request.params.id, { kind, amount: request.body?.amount })),
      );
    }
    done();
  });

  /** Runs `work` once for an idempotency key; the same key and body get the first answer again, for ever. */
  function once(request: FastifyRequest, work: () => Payment): unknown {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || key.length > 200) {
      throw new PaymentError(400, 'idempotency.key_missing', 'Idempotency-Key を付けてください');
    }
    const fingerprint = createHash('sha256').update(`${request.url}\n${JSON.stringify(request.body ?? null)}`).digest('hex');
    book.expireDue();
    const body = store.atomically(() => {
      const earlier = store.recall(key);
      if (earlier && earlier.fingerprint !== fingerprint) {
        throw new PaymentError(422, 'idempotency.mismatch', '同じ Idempotency-Key が別の内容で使われました');
      }
      if (earlier) return earlier.body;
      const answer = JSON.stringify(toWire(work(), config.publicUrl));
      store.remember(key, { fingerprint, body: answer });
      return answer;
    });
    void sender.deliverDue();
    return JSON.parse(body);
  }
}

function hasBearer(request: FastifyRequest, secret: string): boolean {
  const given = createHash('sha256').update(request.headers.authorization ?? '').digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${secret}`).digest());
}

function unauthorised(): PaymentError {
  return new PaymentError(401, 'auth.required', '認証に失敗しました');
}
