import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { orderLines, stockReservations } from '../../platform/db/schema/orders.ts';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/**
 * Locks the stock rows of these products, always in the order of their ids to avoid deadlocks, and reads what must not
 * come from a snapshot: stock, price and selling state.
 */
export function lockStocks(db: Db, productIds: readonly number[]) {
  return (
    db
      .select({
        productId: stocks.productId,
        quantity: stocks.quantity,
        key: products.key,
        price: products.price,
        taxClass: products.taxClass,
        purchaseLimit: products.purchaseLimit,
        saleStatus: products.saleStatus,
        suspendReason: products.suspendReason,
      })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      // One array instead of a list of parameters: the statement is planned once for any number of products.
      .where(sql`${stocks.productId} = any(${sql.param([...productIds])}::int[])`)
      .orderBy(stocks.productId)
      .for('update', { of: stocks })
      .prepare('stocks_lock')
      .execute()
  );
}

/** Takes pieces out of stock; the rows are locked. The table refuses to go below zero. */
export async function takeFromStock(db: Db, pieces: readonly Pieces[]): Promise<void> {
  await db.execute(stockMove(pieces, '-'));
}

/** Returns an order's pieces to stock, once; repeated calls do nothing. */
export async function returnToStock(db: Db, orderId: string): Promise<void> {
  const returned = await db
    .update(stockReservations)
    .set({ state: 'returned', expiresAt: null })
    .where(and(eq(stockReservations.orderId, orderId), inArray(stockReservations.state, ['held', 'taken'])))
    .returning({ productId: stockReservations.productId, quantity: stockReservations.quantity });
  const pieces = returned.toSorted((a, b) => a.productId - b.productId);
  if (pieces.length === 0) return;
  await lockStocks(
    db,
    pieces.map((piece) => piece.productId),
  );
  await db.execute(stockMove(pieces, '+'));
}

/** Returns pieces of a returned parcel to stock, of products that the shop still has. */
export async function restock(
  db: Db,
  orderId: string,
  pieces: readonly { key: string; quantity: number }[],
): Promise<void> {
  const lines = await db
    .select({ key: orderLines.lineKey, productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const back = new Map<number, number>();
  for (const { key, quantity } of pieces) {
    const id = lines.find((line) => line.key === key)?.productId;
    if (id !== undefined) back.set(id, (back.get(id) ?? 0) + quantity);
  }
  const moved = [...back].map(([productId, quantity]) => ({ productId, quantity }));
  if (moved.length === 0) return;
  await lockStocks(
    db,
    moved.map(({ productId }) => productId),
  );
  await db.execute(stockMove(moved, '+'));
}

/** Marks reserved pieces as sold; they no longer expire. */
export async function extendReservations(db: Db, orderId: string): Promise<void> {
  await db
    .update(stockReservations)
    .set({ state: 'taken', expiresAt: null })
    .where(eq(stockReservations.orderId, orderId));
}

/** The pieces of an order. */
export function reservedPieces(db: Db, orderId: string): Promise<Pieces[]> {
  return db
    .select({ productId: stockReservations.productId, quantity: stockReservations.quantity })
    .from(stockReservations)
    .where(eq(stockReservations.orderId, orderId))
    .orderBy(stockReservations.productId);
}

/** Returns the statement that takes pieces from stock (`-`) or returns them, for use by itself or within another. */
export function stockMove(pieces: readonly Pieces[], sign: '-' | '+'): SQL {
  const ids = sql.param(pieces.map((piece) => piece.productId));
  const quantities = sql.param(pieces.map((piece) => piece.quantity));
  return sql`
    update stocks set quantity = stocks.quantity ${sql.raw(sign)} moved.quantity
    from unnest(${ids}::int[], ${quantities}::int[]) as moved (product_id, quantity)
    where stocks.product_id = moved.product_id`;
}
