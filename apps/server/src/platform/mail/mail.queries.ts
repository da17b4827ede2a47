import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { channels } from '../db/schema/channels.ts';
import { mailOutbox } from '../db/schema/mail.ts';
import type { MailLane } from './mail-transport.ts';

export type QueuedMail = typeof mailOutbox.$inferSelect;

/** A mail to queue. */
export type NewMail = typeof mailOutbox.$inferInsert;

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

interface Lease {
  lane: Pick<MailLane, 'isExpiring'>;
  now: Date;
  leaseEnd: Date;
  limit: number;
}

/**
 * Leases up to `limit` due mails of a lane until `leaseEnd`: other workers skip them, and if this one dies, they become
 * due again. Expired mails are left out, and those of a channel that was never opened wait for its opening.
 */
export async function takeDueMails(db: Db, { lane, now, leaseEnd, limit }: Lease): Promise<QueuedMail[]> {
  // Codes that somebody requested are sent at any time.
  const inLane = lane.isExpiring
    ? gt(mailOutbox.expiresAt, now)
    : and(isNull(mailOutbox.expiresAt), inArray(mailOutbox.channelId, openedChannels(db)));
  // A common table expression, since a planner may run a subquery of IN more than once and lock more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'queued'), lte(mailOutbox.dueAt, now), inLane))
      .orderBy(asc(lane.isExpiring ? mailOutbox.expiresAt : mailOutbox.dueAt))
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

const openedChannels = (db: Db) => db.select({ id: channels.id }).from(channels).where(isNotNull(channels.openedAt));

/** Ends queued mails without a lease whose code or link has expired. @returns how many there were */
export async function expireMails(db: Db, now: Date): Promise<number> {
  const over = await db
    .update(mailOutbox)
    .set({ state: 'expired', finishedAt: now, data: null })
    .where(and(eq(mailOutbox.state, 'queued'), lte(mailOutbox.expiresAt, now), lte(mailOutbox.dueAt, now)))
    .returning({ id: mailOutbox.id });
  return over.length;
}

/** Ends a mail that was sent or given up; the data of a failed one remains, so that it can be sent again. */
export async function finishMail(
  db: Db,
  id: string,
  end: { state: 'sent' | 'failed' | 'expired'; at: Date; lastError: string | null },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      state: end.state,
      finishedAt: end.at,
      lastError: end.lastError,
      ...(end.state !== 'failed' && { data: null }),
    })
    .where(eq(mailOutbox.id, id));
}

export async function postponeMail(
  db: Db,
  id: string,
  { dueAt, lastError }: { dueAt: Date; lastError: string },
): Promise<void> {
  await db.update(mailOutbox).set({ dueAt, lastError }).where(eq(mailOutbox.id, id));
}

/** Deletes the records of old finished mails, with their receivers. */
export async function deleteFinishedMails(db: Db, before: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.finishedAt, before));
}
