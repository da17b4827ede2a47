import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { mailOutbox } from '../db/schema/mail.ts';

export type QueuedMail = typeof mailOutbox.$inferSelect;

/** A mail as it is promised. */
export type NewMail = typeof mailOutbox.$inferInsert;

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/**
 * Takes up to `limit` mails that are due and leases them until `leaseEnd`: other workers skip them, and should this one
 * die they become due again.
 */
export async function takeDueMails(db: Db, { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number }): Promise<QueuedMail[]> {
  // A common table expression, since a planner may run a subquery of IN more than once and lock more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'queued'), lte(mailOutbox.dueAt, now)))
      .orderBy(asc(mailOutbox.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mailOutbox)
    .set({ dueAt: leaseEnd, tries: sql`${mailOutbox.tries} + 1` })
    .where(inArray(mailOutbox.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** The mail has left, or was given up: what it said is no longer kept. */
export async function finishMail(db: Db, id: string, end: { state: 'sent' | 'failed'; at: Date; lastError: string | null }): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ state: end.state, finishedAt: end.at, lastError: end.lastError, data: null })
    .where(eq(mailOutbox.id, id));
}

export async function postponeMail(db: Db, id: string, { dueAt, lastError }: { dueAt: Date; lastError: string }): Promise<void> {
  await db.update(mailOutbox).set({ dueAt, lastError }).where(eq(mailOutbox.id, id));
}

/** Forgets to whom mails went, once nobody would ask any more. */
export async function deleteFinishedMails(db: Db, before: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.finishedAt, before));
}
