import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products } from '../../platform/db/schema/catalogue.ts';
import {
  couponUses,
  orderAmendments,
  orderLines,
  orderParcels,
  orders,
  orderTaxes,
  stockReservations,
} from '../../platform/db/schema/orders.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import type { OrderRow, ParcelRow } from '../order/order.queries.ts';
import type { OrderRows } from '../order/order-rows.ts';

export type AmendmentRow = typeof orderAmendments.$inferSelect;

/** Returns the amendments of an order, oldest first. */
export function listAmendments(db: Db, orderId: string): Promise<AmendmentRow[]> {
  return db.select().from(orderAmendments).where(eq(orderAmendments.orderId, orderId)).orderBy(asc(orderAmendments.no));
}

export async function insertAmendment(db: Db, row: AmendmentRow): Promise<void> {
  await db.insert(orderAmendments).values(row);
}

/** Returns what was agreed when an order was placed. */
export async function originalOf(db: Db, orderId: string): Promise<OrderSnapshot> {
  const [row] = await db.select({ agreed: orders.agreed }).from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId}.`);
  return row.agreed;
}

/** Returns products by key, on sale or not. */
export function productsByKey(db: Db, keys: readonly string[]) {
  return db
    .select(getTableColumns(products))
    .from(products)
    .where(inArray(products.key, [...keys]));
}

/** Returns the coupons that an order uses now. */
export async function usedCouponIds(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .select({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'used')));
  return rows.map(({ couponId }) => couponId);
}

/** Writes the amended content of a locked order and its rows; tracking numbers stay with their parcels. */
export async function writeAmended(
  db: Db,
  { id, snapshot, totalPayment, updatedAt }: Pick<OrderRow, 'id' | 'snapshot' | 'totalPayment' | 'updatedAt'>,
  { lines, taxes, parcels }: Pick<OrderRows, 'lines' | 'taxes' | 'parcels'>,
  known: readonly ParcelRow[],
): Promise<void> {
  await db.update(orders).set({ current: snapshot, totalPayment, updatedAt }).where(eq(orders.id, id));
  await db.delete(orderLines).where(eq(orderLines.orderId, id));
  await db.insert(orderLines).values(lines);
  await db.delete(orderTaxes).where(eq(orderTaxes.orderId, id));
  await db.insert(orderTaxes).values(taxes);
  if (parcels.length === 0) return;
  const numbers = new Map(known.map(({ packingKey, trackingNo }) => [packingKey, trackingNo]));
  await db.delete(orderParcels).where(eq(orderParcels.orderId, id));
  await db
    .insert(orderParcels)
    .values(parcels.map((parcel) => ({ ...parcel, trackingNo: numbers.get(parcel.packingKey) ?? null })));
}

/** Replaces the reserved pieces of a locked order, in the state that they have. */
export async function replaceReservations(db: Db, orderId: string, pieces: ReadonlyMap<number, number>): Promise<void> {
  const [known] = await db.delete(stockReservations).where(eq(stockReservations.orderId, orderId)).returning();
  if (!known) return;
  const { state, expiresAt } = known;
  await db
    .insert(stockReservations)
    .values([...pieces].map(([productId, quantity]) => ({ orderId, productId, quantity, state, expiresAt })));
}

/** Removes the tracking numbers of an order, whose labels are printed again. */
export async function dropTracking(db: Db, orderId: string): Promise<void> {
  await db.update(orderParcels).set({ trackingNo: null }).where(eq(orderParcels.orderId, orderId));
}
