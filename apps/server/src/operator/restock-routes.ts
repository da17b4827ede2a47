import { inJapan } from '@shop/japanese';
import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { countWaiting } from '../service/restock/restock.queries.ts';
import type { OperatorGuard } from './refuse-strangers.ts';

/** `/internal/restock`: the number of restock requests for each product, the most wanted first. */
export function restockRoutes(server: FastifyInstance, { db }: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/restock', { onRequest }, async () =>
    (await countWaiting(db)).map(({ since, ...product }) => ({
      ...product,
      since: inJapan(since).day,
    })),
  );
}
