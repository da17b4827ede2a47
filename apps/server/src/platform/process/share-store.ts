import { openSharedStore, type SharedStore } from '@shop/shared-store';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';

/** The Redis of the configuration, or null without one. Losing it is told, and costs nothing but sharing. */
export function shareStore({ redisUrl }: Config, log: FastifyBaseLogger): SharedStore | null {
  if (redisUrl === null) return null;
  return openSharedStore({
    url: redisUrl,
    onLost: (error) => log.warn({ err: error }, 'Redis is out of reach: counting in the database and in this process'),
    onBack: () => log.info('Redis is used again'),
  });
}
