import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { users } from '../db/schema/customer.ts';

/** Counts a mail to a member that could not be delivered. */
export async function countMailError(db: Db, id: string): Promise<void> {
  await db
    .update(users)
    .set({ mailErrorCount: sql`${users.mailErrorCount} + 1` })
    .where(eq(users.id, id));
}

export async function clearMailErrors(db: Db, id: string): Promise<void> {
  await db.update(users).set({ mailErrorCount: 0 }).where(eq(users.id, id));
}
