import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { loginHistories } from '../../platform/db/schema/login-histories.ts';

export type LoginHistoryRow = typeof loginHistories.$inferSelect & { channel: string };

export async function insertLoginHistory(db: Db, entry: typeof loginHistories.$inferInsert): Promise<void> {
  await db.insert(loginHistories).values(entry);
}

/** A page of a member's logins, the newest first. */
export async function selectLoginHistories(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoginHistoryRow[]> {
  const rows = await db
    .select({ entry: loginHistories, channel: channels.prefix })
    .from(loginHistories)
    .innerJoin(channels, eq(channels.id, loginHistories.channelId))
    .where(eq(loginHistories.userId, userId))
    .orderBy(desc(loginHistories.loggedInAt), desc(loginHistories.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, channel }) => ({ ...entry, channel }));
}

export async function countLoginHistories(db: Db, userId: string): Promise<number> {
  return db.$count(loginHistories, eq(loginHistories.userId, userId));
}

export async function deleteOldLoginHistories(db: Db, before: Date): Promise<void> {
  await db.delete(loginHistories).where(lt(loginHistories.loggedInAt, before));
}
