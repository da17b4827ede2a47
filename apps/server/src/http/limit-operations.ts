import rateLimit from '@fastify/rate-limit';
import type { operations } from '@shop/api';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { hashSecret } from '../auth/hash-secret.ts';
import { RateLimitedError } from '../errors/index.ts';
import type { ProcessContext } from './request-context.ts';

type OperationId = keyof operations;

const MINUTE_MS = 60_000;

/** Public operations that cost more than they look, by calls a minute from one address. */
const CALLS_A_MINUTE: Partial<Record<OperationId, number>> = { suggestProducts: 300, initCart: 120 };

/**
 * Prepares the limits; returns the hook of an operation that has one, which refuses with `rate.limited`. Counted in Redis
 * where there is one, otherwise in the process: they protect it, while what protects accounts is counted in the database.
 */
export async function limitOperations(
  server: FastifyInstance,
  { config, shared }: Pick<ProcessContext, 'config' | 'shared'>,
): Promise<(id: string) => onRequestAsyncHookHandler | null> {
  await server.register(rateLimit, { global: false });
  return (id) => {
    const calls = CALLS_A_MINUTE[id as OperationId];
    if (calls === undefined) return null;
    const max = calls * config.rateLimitFactor;
    const count = server.createRateLimit({ max, timeWindow: MINUTE_MS });
    return async (request) => {
      const window = await shared?.count(`shop:rate:${hashSecret('operation', id, request.ip)}`, MINUTE_MS);
      if (window) {
        if (window.used > max) throw refusal(Math.ceil(window.leftMs / 1000));
        return;
      }
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw refusal(result.ttlInSeconds);
    };
  };
}

function refusal(retryAfterSeconds: number): RateLimitedError {
  return new RateLimitedError('rate.limited', 'しばらく時間をおいてから、もう一度お試しください。', {
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
}
