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

/** Whose points, and where: every channel keeps its own. */
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

/** Holds a member's points until the transaction ends: whoever spends or ends some holds them before he reads the lots. */
export async function lockPoints(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Lots of an owner that are not used up, those that end first before others; the term of some may be over. */
export function openLots(db: Db, owner: PointOwner): Promise<Lot[]> {
  return lots(db, ownedBy(owner));
}

/** The same of a member on all channels. */
export function openLotsEverywhere(db: Db, userId: string): Promise<Lot[]> {
  return lots(db, eq(pointEntries.userId, userId));
}

/** Lots of anybody whose term is over and whose rest has not been ended. */
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

/** Points that an owner has earned and cannot spend yet. */
export async function pendingPoints(db: Db, owner: PointOwner): Promise<number> {
  const [row] = await db
    .select({ pending: sql<number>`coalesce(sum(${pointEntries.pending}), 0)::int` })
    .from(pointEntries)
    .where(ownedBy(owner));
  return row?.pending ?? 0;
}

/** Adds rows; one that says what is known already (earned twice, undone twice) is left out. */
export async function addPointRows(db: Db, rows: readonly NewPointRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pointEntries)
      .values([...rows])
      .onConflictDoNothing();
}

/** What an order took from lots and has not been given back, each with the term of its lot. */
export async function usedRowsOf(db: Db, orderId: string): Promise<{ row: PointRow; expiresAt: Date }[]> {
  const lot = alias(pointEntries, 'lot');
  const rows = await db
    .select({ row: getTableColumns(pointEntries), expiresAt: lot.expiresAt })
    .from(pointEntries)
    .innerJoin(lot, eq(lot.id, pointEntries.lotId))
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'used'), notReversed(db)));
  return rows.flatMap(({ row, expiresAt }) => (expiresAt === null ? [] : [{ row, expiresAt }]));
}

/** The lot of points that an order brought, once they can be spent. */
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

/** The points of an order that wait for it to be sent; the order is held. */
export async function pendingRowOf(db: Db, orderId: string): Promise<PointRow | undefined> {
  const [row] = await db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), stillPending(db)));
  return row;
}

/** Waiting points whose order has been sent or has come to nothing, the orders held; those that others hold are left out. */
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

/** A page of an owner's ledger, newest first, with the numbers of the orders. */
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
