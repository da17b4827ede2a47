import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products } from '../../platform/db/schema/catalogue.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { stockMoves } from '../../platform/db/schema/stock-moves.ts';

export async function productIdsByKey(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: products.key, id: products.id })
    .from(products)
    .where(sql`${products.key} = any(${sql.param([...keys])}::text[])`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Returns those of the products whose stock has ever changed. */
export async function movedProducts(db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ productId: stockMoves.productId })
    .from(stockMoves)
    .where(sql`${stockMoves.productId} = any(${sql.param([...productIds])}::int[])`);
  return new Set(rows.map(({ productId }) => productId));
}

/** Returns the moves that files of these exports made before, the latest first. */
export function movesOfExports(db: Db, seenAts: readonly Date[]) {
  return db
    .select({
      productId: stockMoves.productId,
      seenAt: stockMoves.seenAt,
      counted: stockMoves.counted,
      delta: stockMoves.delta,
      reason: stockMoves.reason,
      at: stockMoves.at,
    })
    .from(stockMoves)
    .where(inArray(stockMoves.seenAt, [...seenAts]))
    .orderBy(desc(stockMoves.id));
}

/** Returns the last moves of a product with the numbers of their orders, the latest first. */
export function lastMoves(db: Db, productId: number, most: number) {
  return db
    .select({
      at: stockMoves.at,
      delta: stockMoves.delta,
      kind: stockMoves.kind,
      reason: stockMoves.reason,
      orderNo: orders.orderNo,
      actor: stockMoves.actor,
    })
    .from(stockMoves)
    .leftJoin(orders, eq(orders.id, stockMoves.orderId))
    .where(eq(stockMoves.productId, productId))
    .orderBy(desc(stockMoves.id))
    .limit(most);
}
