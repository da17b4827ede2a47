import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { changeProductSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { rehearse } from './rehearse.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { products, stocks } from '../platform/db/schema/catalogue.ts';
import { NotFoundError } from '../platform/errors/index.ts';

interface ProductChange {
  key: string;
  /** Pieces that can be sold. */
  quantity?: number;
  /** Yen, tax included. */
  price?: number;
  /** Why it cannot be sold; null puts it on sale again. */
  suspend_reason?: string | null;
}

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

/** Changes stock, price or suspension of a product. @throws NotFoundError `product.not_found` */
async function changeProduct(
  db: Db,
  { key, quantity, price, suspend_reason: reason }: ProductChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.key, key)).for('update');
    if (!row) throw new NotFoundError('product.not_found', '商品が見つかりませんでした。');
    if (quantity !== undefined) await tx.update(stocks).set({ quantity }).where(eq(stocks.productId, row.id));
    if (price === undefined && reason === undefined) return;
    await tx
      .update(products)
      .set({
        ...(price !== undefined && { price }),
        ...(reason !== undefined && {
          saleStatus: reason === null ? ('on_sale' as const) : ('suspended' as const),
          suspendReason: reason,
        }),
        updatedAt: now,
      })
      .where(eq(products.id, row.id));
  });
}
