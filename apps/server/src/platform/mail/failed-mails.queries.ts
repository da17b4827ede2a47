import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { mailOutbox } from '../db/schema/mail.ts';
import type { QueuedMail } from './mail.queries.ts';

/** A mail that was given up, or that is being retried. */
export interface UndeliveredMail extends QueuedMail {
  canBeResent: boolean;
}

/** Returns the mails that failed or are being retried, newest first. */
export function listUndelivered(db: Db, { now, limit }: { now: Date; limit: number }): Promise<UndeliveredMail[]> {
  const isRetried = and(eq(mailOutbox.state, 'queued'), isNotNull(mailOutbox.lastError));
  return db
    .select({ ...getTableColumns(mailOutbox), canBeResent: sql<boolean>`coalesce(${canBeResent(now)}, false)` })
    .from(mailOutbox)
    .where(or(eq(mailOutbox.state, 'failed'), isRetried))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
}

/**
 * Queues failed mails again, all or those of `ids`, with all their attempts; a mail without its data or with an expired
 * code or link is left out. @returns the ids of the queued mails
 */
export async function requeueFailed(db: Db, now: Date, ids: readonly string[] | 'all'): Promise<string[]> {
  const rows = await db
    .update(mailOutbox)
    .set({ state: 'queued', tries: 0, dueAt: now, finishedAt: null, lastError: null })
    .where(and(canBeResent(now), ids === 'all' ? undefined : inArray(mailOutbox.id, [...ids])))
    .returning({ id: mailOutbox.id });
  return rows.map(({ id }) => id);
}

function canBeResent(now: Date) {
  return and(
    eq(mailOutbox.state, 'failed'),
    isNotNull(mailOutbox.data),
    or(isNull(mailOutbox.expiresAt), gt(mailOutbox.expiresAt, now)),
  );
}
