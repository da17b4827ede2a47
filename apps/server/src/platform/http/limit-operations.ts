import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { tooOften } from '../rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { OPERATION_LIMITS } from '../rate-limit/rate-limits.ts';
import type { ProcessContext } from './request-context.ts';

const isLimited = (id: string): id is keyof typeof OPERATION_LIMITS => Object.hasOwn(OPERATION_LIMITS, id);

/**
 * Prepares the limits and returns the hook of an operation that has one, which refuses with `rate.limited`. They
 * protect the process and are counted in Redis or in the process; those that protect accounts are counted in the
 * database.
 */
export async function limitOperations(
  server: FastifyInstance,
  { config, shared }: Pick<ProcessContext, 'config' | 'shared'>,
): Promise<(id: string) => onRequestAsyncHookHandler | null> {
  await server.register(rateLimit, { global: false });
  return (id) => {
    if (!isLimited(id)) return null;
    const { max: calls, windowMs } = OPERATION_LIMITS[id];
    const max = calls * config.rateLimitFactor;
    const count = server.createRateLimit({ max, timeWindow: windowMs });
    return async (request) => {
      const window = await shared?.count(`shop:rate:${hashSecret('operation', id, request.ip)}`, windowMs);
      if (window) {
        if (window.used > max) throw tooOften(window.leftMs);
        return;
      }
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw tooOften(result.ttl);
    };
  };
}
