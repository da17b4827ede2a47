import rateLimit from '@fastify/rate-limit';
import type { operations } from '@shop/api';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.ts';
import { RateLimitedError } from '../errors/index.ts';

type OperationId = keyof operations;

/**
 * Public operations that cost more than they look, by calls a minute from one address. Counted in the process: they
 * protect it, while what protects accounts is counted in the database.
 */
const CALLS_A_MINUTE: Partial<Record<OperationId, number>> = { suggestProducts: 300 };

/** Prepares the limits; returns the hook of an operation that has one, which refuses with `rate.limited`. */
export async function limitOperations(server: FastifyInstance, { rateLimitFactor }: Config): Promise<(id: string) => onRequestAsyncHookHandler | null> {
  await server.register(rateLimit, { global: false });
  return (id) => {
    const max = CALLS_A_MINUTE[id as OperationId];
    if (max === undefined) return null;
    const count = server.createRateLimit({ max: max * rateLimitFactor, timeWindow: '1 minute' });
    return async (request) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new RateLimitedError('rate.limited', 'しばらく時間をおいてから、もう一度お試しください。', { retryAfterSeconds: result.ttlInSeconds });
    };
  };
}
