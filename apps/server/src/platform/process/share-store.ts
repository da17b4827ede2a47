import { openSharedStore, type SharedStore } from '@shop/shared-store';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';

/** Returns the configured Redis, or null without one. A lost connection is logged; the counters are then not shared. */
export function shareStore({ redisUrl }: Config, log: FastifyBaseLogger): SharedStore | null {
  if (redisUrl === null) return null;
  return openSharedStore({
    url: redisUrl,
    onLost: (error) => log.warn({ err: error }, 'Redis is out of reach: counting in the database and in this process'),
    onBack: () => log.info('Redis is used again'),
  });
}
