import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../http/request-context.ts';
import { changeProduct } from './change-product.ts';
import { changeProductSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { rehearse } from './rehearse.ts';

/** `/internal/products`: stock, price and suspension of one product. */
export function productRoutes(server: FastifyInstance, { db, clock }: ProcessContext, onRequest: OperatorGuard): void {
  server.patch<{
    Params: { key: string };
    Body: Omit<Parameters<typeof changeProduct>[1], 'key'>;
    Querystring: { dry_run?: boolean };
  }>('/internal/products/:key', { onRequest, schema: changeProductSchema }, async ({ params, body, query }, reply) => {
    await rehearse(
      { db },
      (ctx) => changeProduct(ctx.db, { ...body, key: params.key }, clock.now()),
      () => query.dry_run === true,
    );
    return reply.code(204).send();
  });
}
