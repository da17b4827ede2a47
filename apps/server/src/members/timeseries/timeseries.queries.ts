import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { timeseries } from '../../platform/db/schema/timeseries.ts';
import { users } from '../../platform/db/schema/customer.ts';

export type TimeseriesRow = typeof timeseries.$inferSelect;
type Purpose = TimeseriesRow['purpose'];

/** One series of one member. */
export interface SeriesRef {
  userId: string;
  purpose: Purpose;
}

const inSeries = ({ userId, purpose }: SeriesRef) =>
  and(eq(timeseries.userId, userId), eq(timeseries.purpose, purpose));

/** A page of a series, the newest day first. */
export async function selectTimeseries(
  db: Db,
  series: SeriesRef,
  { limit, offset }: { limit: number; offset: number },
): Promise<TimeseriesRow[]> {
  return db
    .select()
    .from(timeseries)
    .where(inSeries(series))
    .orderBy(desc(timeseries.recordedOn), desc(timeseries.id))
    .limit(limit)
    .offset(offset);
}

export async function countTimeseries(db: Db, series: SeriesRef): Promise<number> {
  return db.$count(timeseries, inSeries(series));
}

/** Locks a member's entries, so that concurrent changes respect the limit. */
export async function lockSeries(db: Db, { userId }: SeriesRef): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function hasEntry(
  db: Db,
  series: SeriesRef,
  { subject, recordedOn }: Pick<TimeseriesRow, 'subject' | 'recordedOn'>,
): Promise<boolean> {
  return (
    (await db.$count(
      timeseries,
      and(inSeries(series), eq(timeseries.subject, subject), eq(timeseries.recordedOn, recordedOn)),
    )) > 0
  );
}

/** Saves an entry; it replaces that of the same person and day. */
export async function upsertTimeseries(db: Db, entry: typeof timeseries.$inferInsert): Promise<TimeseriesRow> {
  const [row] = await db
    .insert(timeseries)
    .values(entry)
    .onConflictDoUpdate({
      target: [timeseries.userId, timeseries.purpose, timeseries.subject, timeseries.recordedOn],
      set: { values: sql`excluded.values`, updatedAt: sql`excluded.updated_at` },
    })
    .returning();
  if (!row) throw new Error('A timeseries entry was not written.');
  return row;
}

/** Deletes one entry, or the whole series without an id. @returns how many there were */
export async function deleteTimeseriesRows(db: Db, series: SeriesRef, id: number | undefined): Promise<number> {
  const rows = await db
    .delete(timeseries)
    .where(id === undefined ? inSeries(series) : and(inSeries(series), eq(timeseries.id, id)))
    .returning({ id: timeseries.id });
  return rows.length;
}
