import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { addressExports } from '../../platform/db/schema/address-exports.ts';
import { userAddresses } from '../../platform/db/schema/customer.ts';

export type AddressExportRow = typeof addressExports.$inferSelect;

/** How many addresses a book has, and a mark that changes with any of them. */
export async function readBookMark(db: Db, userId: string): Promise<{ total: number; mark: string }> {
  const each = sql`${userAddresses.id} || ' ' || extract(epoch from ${userAddresses.updatedAt})`;
  const [row] = await db
    .select({
      total: count(),
      mark: sql<string>`coalesce(md5(string_agg(${each}, ',' order by ${userAddresses.id})), '')`,
    })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  return row ?? { total: 0, mark: '' };
}

export async function findExport(db: Db, userId: string): Promise<AddressExportRow | undefined> {
  const [row] = await db.select().from(addressExports).where(eq(addressExports.userId, userId));
  return row;
}

/** Requests a file; it replaces an earlier request. */
export async function requestExport(
  db: Db,
  wanted: Pick<AddressExportRow, 'userId' | 'encoding' | 'book' | 'rows' | 'requestedAt'>,
): Promise<void> {
  const fresh = { ...wanted, state: 'waiting' as const, content: null, readyAt: null };
  await db.insert(addressExports).values(fresh).onConflictDoUpdate({ target: addressExports.userId, set: fresh });
}

/** Returns exports to write, locked until the transaction ends; other processes skip them. */
export function lockWaitingExports(db: Db, limit: number): Promise<AddressExportRow[]> {
  return db
    .select()
    .from(addressExports)
    .where(eq(addressExports.state, 'waiting'))
    .orderBy(asc(addressExports.requestedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function finishExport(
  db: Db,
  userId: string,
  done: Pick<AddressExportRow, 'content' | 'book' | 'rows' | 'readyAt'>,
): Promise<void> {
  await db
    .update(addressExports)
    .set({ ...done, state: 'ready' })
    .where(eq(addressExports.userId, userId));
}

/** Deletes files that were ready before an instant: they are full of people. */
export async function deleteOldExports(db: Db, before: Date): Promise<void> {
  await db.delete(addressExports).where(and(eq(addressExports.state, 'ready'), lt(addressExports.readyAt, before)));
}
