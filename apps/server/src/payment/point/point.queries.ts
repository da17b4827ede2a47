import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { pointEntries } from '../../platform/db/schema/points.ts';
import type { Lot } from './lots.rules.ts';

export type PointRow = typeof pointEntries.$inferSelect;
export type NewPointRow = typeof pointEntries.$inferInsert;

/** The owner of points: a member has separate points on every channel. */
export interface PointOwner {
  userId: string;
  channelId: number;
}

const undone = alias(pointEntries, 'undone');
const taken = alias(pointEntries, 'taken');
const left = sql<number>`(${pointEntries.available} + coalesce(sum(${taken.available}), 0))::int`;

function ownedBy({ userId, channelId }: PointOwner): SQL | undefined {
  return and(eq(pointEntries.userId, userId), eq(pointEntries.channelId, channelId));
}

function notReversed(db: Db): SQL {
  return notExists(db.select({ id: undone.id }).from(undone).where(eq(undone.reversesId, pointEntries.id)));
}

/**
 * Locks a member's points until the transaction ends; required before reading lots in order to spend or expire them.
 */
export async function lockPoints(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Returns an owner's lots that are not used up, those that expire first before others; some may have expired. */
export function openLots(db: Db, owner: PointOwner): Promise<Lot[]> {
  return lots(db, ownedBy(owner));
}

/** Returns a member's lots on all channels, like `openLots`. */
export function openLotsEverywhere(db: Db, userId: string): Promise<Lot[]> {
  return lots(db, eq(pointEntries.userId, userId));
}

/** Returns expired lots of all owners whose rest is still in the ledger. */
export function overdueLots(db: Db, now: Date): Promise<(Lot & PointOwner)[]> {
  return lots(db, lte(pointEntries.expiresAt, now)).limit(500);
}

function lots(db: Db, condition: SQL | undefined) {
  const { id, userId, channelId, expiresAt } = pointEntries;
  return db
    .select({ id, userId, channelId, left, expiresAt: sql`${expiresAt}`.mapWith(expiresAt) })
    .from(pointEntries)
    .leftJoin(taken, eq(taken.lotId, id))
    .where(and(isNotNull(expiresAt), condition))
    .groupBy(id)
    .having(sql`${left} > 0`)
    .orderBy(asc(expiresAt), asc(id));
}

/** Returns the points that an owner has earned and cannot spend yet. */
export async function pendingPoints(db: Db, owner: PointOwner): Promise<number> {
  const [row] = await db
    .select({ pending: sql<number>`coalesce(sum(${pointEntries.pending}), 0)::int` })
    .from(pointEntries)
    .where(ownedBy(owner));
  return row?.pending ?? 0;
}

/** Inserts rows; duplicates (earned twice, undone twice) are ignored. */
export async function addPointRows(db: Db, rows: readonly NewPointRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pointEntries)
      .values([...rows])
      .onConflictDoNothing();
}

/** Returns the points that an order used and that were not returned, each with the expiry of its lot. */
export async function usedRowsOf(db: Db, orderId: string): Promise<{ row: PointRow; expiresAt: Date }[]> {
  const lot = alias(pointEntries, 'lot');
  const rows = await db
    .select({ row: getTableColumns(pointEntries), expiresAt: lot.expiresAt })
    .from(pointEntries)
    .innerJoin(lot, eq(lot.id, pointEntries.lotId))
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'used'), notReversed(db)));
  return rows.flatMap(({ row, expiresAt }) => (expiresAt === null ? [] : [{ row, expiresAt }]));
}

/** Returns the lot of points that an order earned, once they are available. */
export async function earnedLotOf(db: Db, orderId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'available')));
  return row?.id;
}

function stillPending(db: Db): SQL | undefined {
  const released = alias(pointEntries, 'released');
  const release = db
    .select({ id: released.id })
    .from(released)
    .where(and(eq(released.orderId, pointEntries.orderId), eq(released.kind, 'available')));
  return and(eq(pointEntries.kind, 'pending'), notExists(release), notReversed(db));
}

/** Returns the pending points of an order; the order must be locked. */
export async function pendingRowOf(db: Db, orderId: string): Promise<PointRow | undefined> {
  const [row] = await db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), stillPending(db)));
  return row;
}

/** Returns shipped or cancelled orders with pending points and locks them; orders locked by others are skipped. */
export async function takeSettledOrders(db: Db): Promise<{ orderId: string; isSent: boolean }[]> {
  const rows = await db
    .select({ orderId: orders.id, status: orders.status })
    .from(pointEntries)
    .innerJoin(orders, eq(orders.id, pointEntries.orderId))
    .where(and(stillPending(db), inArray(orders.status, ['shipped', 'delivered', 'cancelled', 'abandoned'])))
    .orderBy(pointEntries.id)
    .limit(200)
    .for('update', { of: orders, skipLocked: true });
  return rows.map(({ orderId, status }) => ({ orderId, isSent: status === 'shipped' || status === 'delivered' }));
}

/** Returns a page of an owner's ledger, newest first, with the order numbers. */
export function listPointRows(db: Db, owner: PointOwner, page: { limit: number | null; offset: number }) {
  const query = db
    .select({ row: getTableColumns(pointEntries), orderNo: orders.orderNo })
    .from(pointEntries)
    .leftJoin(orders, eq(orders.id, pointEntries.orderId))
    .where(ownedBy(owner))
    .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
    .offset(page.offset);
  return page.limit === null ? query : query.limit(page.limit);
}

export async function countPointRows(db: Db, owner: PointOwner): Promise<number> {
  const [row] = await db.select({ total: count() }).from(pointEntries).where(ownedBy(owner));
  return row?.total ?? 0;
}
