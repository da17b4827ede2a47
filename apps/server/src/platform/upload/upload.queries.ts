import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { uploads } from '../db/schema/uploads.ts';

export async function insertUpload(db: Db, values: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(values);
}

/** Attaches files that nothing has taken up yet: those of this member, and those that a guest sent who knows their ids. @returns how many it found. */
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

/** Deletes what was sent before an instant and never taken up. */
export async function deleteLooseUploads(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.inquiryId), lt(uploads.createdAt, before)));
}
