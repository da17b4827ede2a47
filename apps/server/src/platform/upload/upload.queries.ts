import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/uploads.ts';

export async function insertUpload(db: Db, values: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(values);
}

/**
 * Attaches free files: those of this member, and those of guests, whose ids cannot be guessed.
 * @returns how many it found
 */
export async function attachUploads(
  db: Db,
  ids: readonly string[],
  to: { inquiryId: string; channelId: number; userId: string | null },
): Promise<number> {
  const isOwn = to.userId === null ? isNull(uploads.userId) : or(isNull(uploads.userId), eq(uploads.userId, to.userId));
  const rows = await db
    .update(uploads)
    .set({ inquiryId: to.inquiryId })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.channelId, to.channelId),
        eq(uploads.dir, 'inquiries'),
        isNull(uploads.inquiryId),
        isOwn,
      ),
    )
    .returning({ id: uploads.id });
  return rows.length;
}

/** Deletes files that were uploaded before an instant and are attached to nothing. */
export async function deleteLooseUploads(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.inquiryId), lt(uploads.createdAt, before)));
}
