import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { mailedCodes } from '../../platform/db/schema/auth.ts';

export type MailedCode = typeof mailedCodes.$inferSelect;
export type MailedCodePurpose =
  'email_verification' | 'account_unlock' | 'password_reminder' | 'username_reminder' | 'order_lookup';

export async function insertMailedCode(db: Db, code: typeof mailedCodes.$inferInsert): Promise<void> {
  await db.insert(mailedCodes).values(code);
}

interface Lookup {
  codeHash: string;
  purpose: MailedCodePurpose;
  channelId: number;
  now: Date;
}

function openCode({ codeHash, purpose, channelId, now }: Lookup) {
  return and(
    eq(mailedCodes.codeHash, codeHash),
    eq(mailedCodes.purpose, purpose),
    eq(mailedCodes.channelId, channelId),
    gt(mailedCodes.expiresAt, now),
    isNull(mailedCodes.usedAt),
  );
}

export async function findMailedCode(db: Db, lookup: Lookup): Promise<MailedCode | undefined> {
  const [row] = await db.select().from(mailedCodes).where(openCode(lookup));
  return row;
}

/** Uses a code up. @returns undefined when it is unknown, over, used, or of another channel. */
export async function useMailedCode(db: Db, lookup: Lookup): Promise<MailedCode | undefined> {
  const [row] = await db.update(mailedCodes).set({ usedAt: lookup.now }).where(openCode(lookup)).returning();
  return row;
}

/** The first opening of a link prolongs it, so that a long form can be filled in. */
export async function prolongMailedCode(
  db: Db,
  codeHash: string,
  { openedAt, expiresAt }: { openedAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .update(mailedCodes)
    .set({ openedAt, expiresAt })
    .where(and(eq(mailedCodes.codeHash, codeHash), isNull(mailedCodes.openedAt)));
}

/** Deletes all links of this kind that were emailed to an address. */
export async function deleteMailedCodesOf(db: Db, email: string, purpose: MailedCodePurpose): Promise<void> {
  await db.delete(mailedCodes).where(and(eq(mailedCodes.email, email), eq(mailedCodes.purpose, purpose)));
}

export async function deletePastCodes(db: Db, now: Date): Promise<void> {
  await db.delete(mailedCodes).where(or(lt(mailedCodes.expiresAt, now), lt(mailedCodes.usedAt, now)));
}
