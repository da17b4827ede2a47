import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { systemMessages } from '../db/schema/system-messages.ts';

export type SystemMessageRow = typeof systemMessages.$inferSelect;

/** A page of a member's messages, the latest first. */
export function selectSystemMessages(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }): Promise<SystemMessageRow[]> {
  return db
    .select()
    .from(systemMessages)
    .where(eq(systemMessages.userId, userId))
    .orderBy(desc(systemMessages.createdAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
}

export async function countSystemMessages(db: Db, userId: string): Promise<number> {
  return db.$count(systemMessages, eq(systemMessages.userId, userId));
}

/** Opens a message of this member: it has been read from now on. */
export async function openSystemMessage(db: Db, userId: string, { id, now }: { id: number; now: Date }): Promise<SystemMessageRow | undefined> {
  const [row] = await db
    .update(systemMessages)
    .set({ readAt: sql`coalesce(${systemMessages.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(systemMessages.id, id), eq(systemMessages.userId, userId)))
    .returning();
  return row;
}
