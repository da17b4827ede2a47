import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { systemMessages } from '../../platform/db/schema/system-messages.ts';

export type SystemMessageRow = typeof systemMessages.$inferSelect;

/** Whose messages, all of them or those not read. */
interface MessageBox {
  userId: string;
  isUnread: boolean;
}

const inBox = ({ userId, isUnread }: MessageBox) =>
  and(eq(systemMessages.userId, userId), isUnread ? isNull(systemMessages.readAt) : undefined);

/** A page of a member's messages, the latest first. */
export function selectSystemMessages(
  db: Db,
  box: MessageBox,
  { limit, offset }: { limit: number; offset: number },
): Promise<SystemMessageRow[]> {
  return db
    .select()
    .from(systemMessages)
    .where(inBox(box))
    .orderBy(desc(systemMessages.createdAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
}

export async function countSystemMessages(db: Db, box: MessageBox): Promise<number> {
  return db.$count(systemMessages, inBox(box));
}

/** Opens a message of this member: it has been read from now on. */
export async function openSystemMessage(
  db: Db,
  userId: string,
  { id, now }: { id: number; now: Date },
): Promise<SystemMessageRow | undefined> {
  const [row] = await db
    .update(systemMessages)
    .set({ readAt: sql`coalesce(${systemMessages.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(systemMessages.id, id), eq(systemMessages.userId, userId)))
    .returning();
  return row;
}
