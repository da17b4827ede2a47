import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateWindows } from '../db/schema/auth.ts';

/**
 * Counts one action in the window of `key`, opening a new one when the last has expired. One statement, so that
 * concurrent calls count correctly.
 */
export async function countInWindow(
  db: Db,
  { key, now, endsAt }: { key: string; now: Date; endsAt: Date },
): Promise<{ used: number; endsAt: Date }> {
  const isOver = sql`${rateWindows.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, used: 1, endsAt })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateWindows.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning({ used: rateWindows.used, endsAt: rateWindows.endsAt });
  if (!row) throw new Error('A rate window was not written.');
  return row;
}

export async function deletePastWindows(db: Db, now: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.endsAt, now));
}
