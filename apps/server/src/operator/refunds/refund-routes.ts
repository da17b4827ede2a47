import { inJapan } from '@shop/japanese';
import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { listOwed } from './list-owed.ts';

/** `/internal/refunds`: money that the shop has to send back itself. */
export function refundRoutes(server: FastifyInstance, { db }: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/refunds', { onRequest }, async () => ({
    owed: (await listOwed(db)).map(({ since, ...owed }) => ({
      ...owed,
      since: inJapan(since).day,
    })),
  }));
}
