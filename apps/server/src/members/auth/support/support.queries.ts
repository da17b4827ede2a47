import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context/ctx.ts';
import type { Db } from '../../../platform/db/db.ts';
import { supportLog, supportLogins } from '../../../platform/db/schema/support.ts';

type Entry = typeof supportLog.$inferSelect;

export type SupportLogin = typeof supportLogins.$inferSelect;

/** Saves a link, and logs why it was requested. */
export async function insertSupportLogin(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  values: Omit<typeof supportLogins.$inferInsert, 'id' | 'usedAt'>,
  reason: string,
): Promise<void> {
  const [row] = await db.insert(supportLogins).values(values).returning({ id: supportLogins.id });
  if (!row) throw new Error('A link for support was not written.');
  await noteSupport({ db, clock }, row.id, { event: 'issued', reason });
}

/** Uses an open link of this channel, once. */
export async function takeSupportLogin(
  db: Db,
  { codeHash, channelId, now }: { codeHash: string; channelId: number; now: Date },
): Promise<SupportLogin | undefined> {
  const isOpen = and(isNull(supportLogins.usedAt), gt(supportLogins.expiresAt, now));
  const [row] = await db
    .update(supportLogins)
    .set({ usedAt: now })
    .where(and(eq(supportLogins.codeHash, codeHash), eq(supportLogins.channelId, channelId), isOpen))
    .returning();
  return row;
}

/** Adds a line about a link to the log. */
export async function noteSupport(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  supportId: string,
  what: Pick<Entry, 'event'> & Partial<Pick<Entry, 'reason' | 'operation'>>,
): Promise<void> {
  const [login] = await db
    .select({ staff: supportLogins.staff, userId: supportLogins.userId })
    .from(supportLogins)
    .where(eq(supportLogins.id, supportId));
  if (login) await db.insert(supportLog).values({ supportId, ...login, ...what, at: clock.now() });
}

/** The log since an instant, the newest first. */
export async function selectSupportLog(db: Db, since: Date, limit: number): Promise<Entry[]> {
  return db
    .select()
    .from(supportLog)
    .where(gte(supportLog.at, since))
    .orderBy(desc(supportLog.at), desc(supportLog.id))
    .limit(limit);
}
