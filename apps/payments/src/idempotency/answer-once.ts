import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PaymentError } from '../errors/payment-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Runs `work` once for the request's `Idempotency-Key`; the same key and body always get the first response again.
 * Throws `idempotency.key_missing` and `idempotency.mismatch`.
 */
export function answerOnce(store: Store, request: FastifyRequest, work: () => object): unknown {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 200) {
    throw new PaymentError(400, 'idempotency.key_missing', 'Idempotency-Key を付けてください');
  }
  const fingerprint = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  const body = store.atomically(() => {
    const earlier = store.recall(key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      throw new PaymentError(422, 'idempotency.mismatch', '同じ Idempotency-Key が別の内容で使われました');
    }
    if (earlier) return earlier.body;
    const answer = JSON.stringify(work());
    store.remember(key, { fingerprint, body: answer });
    return answer;
  });
  return JSON.parse(body);
}
