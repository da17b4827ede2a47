import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { loginGuards } from '../../platform/db/schema/auth.ts';

/** Returns when the latest of these locks ends; null when none is active. */
export async function findLock(db: Db, keys: readonly string[], now: Date): Promise<Date | null> {
  const rows = await db
    .select({ lockedUntil: loginGuards.lockedUntil })
    .from(loginGuards)
    .where(and(inArray(loginGuards.key, [...keys]), gt(loginGuards.lockedUntil, now)));
  return rows.reduce<Date | null>(
    (latest, { lockedUntil }) => (latest && lockedUntil && latest > lockedUntil ? latest : lockedUntil),
    null,
  );
}

/**
 * Counts one attempt before its password is checked, so that concurrent attempts cannot exceed the limit.
 * @returns attempts in the window
 */
export async function countTry(
  db: Db,
  guard: { key: string; accountHash: string; now: Date; windowStart: Date },
): Promise<number> {
  const { key, accountHash, now, windowStart } = guard;
  const isOld = sql`${loginGuards.windowStartedAt} <= ${windowStart.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(loginGuards)
    .values({ key, accountHash, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: loginGuards.key,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginGuards.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOld} then excluded.window_started_at else ${loginGuards.windowStartedAt} end`,
      },
    })
    .returning({ failures: loginGuards.failures });
  if (!row) throw new Error('A login guard was not written.');
  return row.failures;
}

/** Locks an account for this key. @returns false when it was already locked, so that only one mail is sent */
export async function closeGuard(db: Db, key: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const rows = await db
    .update(loginGuards)
    .set({ lockedUntil: until })
    .where(and(eq(loginGuards.key, key), or(isNull(loginGuards.lockedUntil), lt(loginGuards.lockedUntil, now))))
    .returning({ key: loginGuards.key });
  return rows.length > 0;
}

/** Deletes the counter of a key, after a successful login. */
export async function deleteGuard(db: Db, key: string): Promise<void> {
  await db.delete(loginGuards).where(eq(loginGuards.key, key));
}

/** Subtracts a successful attempt from those of the account. */
export async function uncountTry(db: Db, key: string): Promise<void> {
  await db
    .update(loginGuards)
    .set({ failures: sql`greatest(${loginGuards.failures} - 1, 0)` })
    .where(eq(loginGuards.key, key));
}

/** Unlocks an account for every IP address. */
export async function deleteGuardsOfAccount(db: Db, accountHash: string): Promise<void> {
  await db.delete(loginGuards).where(eq(loginGuards.accountHash, accountHash));
}

export async function deletePastGuards(db: Db, { now, windowStart }: { now: Date; windowStart: Date }): Promise<void> {
  await db
    .delete(loginGuards)
    .where(
      and(
        lt(loginGuards.windowStartedAt, windowStart),
        or(isNull(loginGuards.lockedUntil), lt(loginGuards.lockedUntil, now)),
      ),
    );
}
