import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../context/ctx.ts';
import type { Db } from '../db/db.ts';
import { askedMails } from '../db/schema/mail.ts';

export type AskedMail = typeof askedMails.$inferSelect;

/** Notes that a mail was asked for, by the same statement whoever the address belongs to. */
export async function insertAskedMail(
  ctx: Pick<Ctx, 'db' | 'clock' | 'channel' | 'host' | 'actor'>,
  { purpose, email, orderNo = null }: Pick<AskedMail, 'purpose' | 'email'> & Partial<Pick<AskedMail, 'orderNo'>>,
): Promise<void> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  await ctx.db.insert(askedMails).values({
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
export async function takeAskedMail(db: Db): Promise<AskedMail | undefined> {
  const oldest = db
    .$with('oldest')
    .as(
      db
        .select({ id: askedMails.id })
        .from(askedMails)
        .orderBy(asc(askedMails.askedAt))
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [row] = await db
    .with(oldest)
    .delete(askedMails)
    .where(inArray(askedMails.id, db.select({ id: oldest.id }).from(oldest)))
    .returning();
  return row;
}

export async function deleteAskedMail(db: Db, id: string): Promise<void> {
  await db.delete(askedMails).where(eq(askedMails.id, id));
}
