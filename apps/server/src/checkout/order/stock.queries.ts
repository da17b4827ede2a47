import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { type PriceKind, productPrices } from '../../platform/db/schema/product-prices.ts';
import { orderLines, stockReservations } from '../../platform/db/schema/orders.ts';
import { stockMoves } from '../../platform/db/schema/stock-moves.ts';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** One row of the stock ledger; a product has at most one in each call. */
export type StockMove = Omit<typeof stockMoves.$inferInsert, 'id'>;

/** The order of a move, and the time. */
export interface OrderMove {
  orderId: string;
  at: Date;
}

/**
 * Locks the stock rows of these products, always in the order of their ids to avoid deadlocks, and reads what must not
 * come from a snapshot: stock, the price at a time and selling state.
 */
export function lockStocks(db: Db, productIds: readonly number[], at: Date) {
  return (
    db
      .select({
        productId: stocks.productId,
        quantity: stocks.quantity,
        key: products.key,
        price: priceNow(at),
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

/** The price of a product at a time: of a sale, or the latest regular one (`priceAt`). */
function priceNow(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const latest = (kind: PriceKind, isEnded: SQL) => sql`(
    select ${productPrices.price} from ${productPrices}
    where ${productPrices.productId} = ${products.id} and ${productPrices.kind} = ${sql.raw(`'${kind}'`)}
      and ${productPrices.startsAt} <= ${now} and ${isEnded}
    order by ${productPrices.startsAt} desc limit 1)`;
  return sql<number>`coalesce(
    ${latest('sale', sql`${productPrices.endsAt} > ${now}`)}, ${latest('regular', sql`true`)}, ${products.price})`;
}

// A statement has at most 65,535 parameters.
const MOVES_AT_ONCE = 2000;

/** Changes stock by differences and writes the ledger; the rows are locked. The table refuses to go below zero. */
export async function moveStock(db: Db, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  await db.execute(stockChange(moves));
  for (let at = 0; at < moves.length; at += MOVES_AT_ONCE)
    await db.insert(stockMoves).values(moves.slice(at, at + MOVES_AT_ONCE));
}

/** Takes an order's pieces out of stock; the rows are locked. */
export async function takeFromStock(db: Db, pieces: readonly Pieces[], order: OrderMove): Promise<void> {
  await moveStock(db, salesOf(pieces, order));
}

/** Returns an order's pieces to stock, once; repeated calls do nothing. */
export async function returnToStock(db: Db, order: OrderMove): Promise<void> {
  const { orderId } = order;
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
    order.at,
  );
  await moveStock(db, returnsOf(pieces, order));
}

/** Returns pieces of a returned parcel to stock, of products that the shop still has. */
export async function restock(
  db: Db,
  pieces: readonly { key: string; quantity: number }[],
  order: OrderMove,
): Promise<void> {
  const { orderId } = order;
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
    order.at,
  );
  await moveStock(db, returnsOf(moved, order));
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

/** The moves of a sold order. */
export function salesOf(pieces: readonly Pieces[], { orderId, at }: OrderMove): StockMove[] {
  return pieces.map(({ productId, quantity }) => ({
    productId,
    delta: -quantity,
    kind: 'sale',
    orderId,
    actor: 'shop',
    at,
  }));
}

function returnsOf(pieces: readonly Pieces[], { orderId, at }: OrderMove): StockMove[] {
  return pieces.map(({ productId, quantity }) => ({
    productId,
    delta: quantity,
    kind: 'return',
    orderId,
    actor: 'shop',
    at,
  }));
}

/** Returns the statement that changes stock by these differences, for use by itself or within another. */
export function stockChange(moves: readonly Pick<StockMove, 'productId' | 'delta'>[]): SQL {
  const ids = sql.param(moves.map(({ productId }) => productId));
  const deltas = sql.param(moves.map(({ delta }) => delta));
  return sql`
    update stocks set quantity = stocks.quantity + moved.delta
    from unnest(${ids}::int[], ${deltas}::int[]) as moved (product_id, delta)
    where stocks.product_id = moved.product_id`;
}
