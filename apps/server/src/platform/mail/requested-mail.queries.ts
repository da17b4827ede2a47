import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../context/ctx.ts';
import type { Db } from '../db/db.ts';
import { requestedMails } from '../db/schema/mail.ts';

export type RequestedMail = typeof requestedMails.$inferSelect;

/** Stores the request for a mail, by the same statement for every address. */
export async function insertRequestedMail(
  ctx: Pick<Ctx, 'db' | 'clock' | 'channel' | 'host' | 'actor'>,
  {
    purpose,
    email,
    orderNo = null,
  }: Pick<RequestedMail, 'purpose' | 'email'> & Partial<Pick<RequestedMail, 'orderNo'>>,
): Promise<void> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  await ctx.db.insert(requestedMails).values({
    purpose,
    email,
    orderNo,
    channelId: ctx.channel.id,
    host: ctx.host ?? null,
    userId,
    askedAt: ctx.clock.now(),
  });
}

/** Takes the oldest out, in a transaction; other workers skip it meanwhile. */
export async function takeRequestedMail(db: Db): Promise<RequestedMail | undefined> {
  const oldest = db
    .$with('oldest')
    .as(
      db
        .select({ id: requestedMails.id })
        .from(requestedMails)
        .orderBy(asc(requestedMails.askedAt))
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [row] = await db
    .with(oldest)
    .delete(requestedMails)
    .where(inArray(requestedMails.id, db.select({ id: oldest.id }).from(oldest)))
    .returning();
  return row;
}

export async function deleteRequestedMail(db: Db, id: string): Promise<void> {
  await db.delete(requestedMails).where(eq(requestedMails.id, id));
}
