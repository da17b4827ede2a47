import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../platform/audit/operator-context.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { changeProductSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { rehearse } from './rehearse.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { products, stocks } from '../platform/db/schema/catalogue.ts';
import { InvalidInputError, NotFoundError } from '../platform/errors/index.ts';
import { setPrice } from './set-price.ts';
import { changeStock, type StockRequest } from './stock/change-stock.ts';
import { lastMoves } from './stock/stock-state.queries.ts';

interface ProductChange {
  key: string;
  stock?: StockRequest;
  /** Yen, tax included. */
  price?: number;
  /** When the price begins; at once without it. */
  price_from?: string | null;
  /** When a sale ends; without it the price is the regular one. */
  price_until?: string | null;
  /** Why it cannot be sold; null puts it on sale again. */
  suspend_reason?: string | null;
}

const MOVES_SHOWN = 20;

/** `/internal/products`: stock with its ledger, price and suspension of one product. */
export function productRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Params: { key: string } }>('/internal/products/:key/stock', { onRequest }, async ({ params }) => {
    const [row] = await process.db
      .select({ id: products.id, name: products.name, quantity: stocks.quantity })
      .from(products)
      .innerJoin(stocks, eq(stocks.productId, products.id))
      .where(eq(products.key, params.key));
    if (!row) throw missing();
    const moves = await lastMoves(process.db, row.id, MOVES_SHOWN);
    return {
      name: row.name,
      quantity: row.quantity,
      moves: moves.map(({ at, delta, kind, reason, orderNo, actor }) => ({
        at: at.toISOString(),
        delta,
        kind,
        reason,
        order_no: orderNo,
        actor,
      })),
    };
  });
  server.patch<{
    Params: { key: string };
    Body: Omit<Parameters<typeof changeProduct>[1], 'key'>;
    Querystring: { dry_run?: boolean };
  }>('/internal/products/:key', { onRequest, schema: changeProductSchema }, async (request, reply) => {
    const { params, body, query } = request;
    await rehearse(
      operatorContext(process, request),
      (ctx) => changeProduct(ctx, { ...body, key: params.key }),
      () => query.dry_run === true,
    );
    return reply.code(204).send();
  });
}

/**
 * Changes stock, price or suspension of a product. Runs in a transaction.
 * @throws NotFoundError `product.not_found`; InvalidInputError `stock.refused`
 */
async function changeProduct(
  ctx: OperatorCtx,
  {
    key,
    stock,
    price: wanted,
    price_from: from = null,
    price_until: until = null,
    suspend_reason: reason,
  }: ProductChange,
): Promise<void> {
  const { db, clock } = ctx;
  const before = await lockProduct(db, key);
  const isDated = from !== null || until !== null;
  if (isDated && wanted === undefined) throw new InvalidInputError('price.missing', '期間には価格も指定してください。');
  if (stock !== undefined) await changeStock(ctx, before.id, stock);
  if (isDated && wanted !== undefined) await setPrice(ctx, { id: before.id, key }, { price: wanted, from, until });
  const price = isDated ? undefined : wanted;
  if (price !== undefined || reason !== undefined)
    await db
      .update(products)
      .set({
        ...(price !== undefined && { price }),
        ...(reason !== undefined && {
          saleStatus: reason === null ? ('on_sale' as const) : ('suspended' as const),
          suspendReason: reason,
        }),
        updatedAt: clock.now(),
      })
      .where(eq(products.id, before.id));
  const difference = differenceOf(before, await lockProduct(db, key));
  if (difference)
    await writeAudit(ctx, {
      action: 'product.change',
      subject: { kind: 'product', key },
      reason: stock?.reason ?? null,
      ...difference,
    });
}

async function lockProduct(db: Db, key: string) {
  const [row] = await db
    .select({
      id: products.id,
      price: products.price,
      sale_status: products.saleStatus,
      suspend_reason: products.suspendReason,
      quantity: stocks.quantity,
    })
    .from(products)
    .innerJoin(stocks, eq(stocks.productId, products.id))
    .where(eq(products.key, key))
    .for('update');
  if (!row) throw missing();
  return row;
}

const missing = () => new NotFoundError('product.not_found', '商品が見つかりませんでした。');
