import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { passkeyChallenges, passkeys } from '../../platform/db/schema/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The owner of passkeys: a member has separate ones on each channel. */
export interface PasskeyOwner {
  userId: string;
  channelId: number;
}

function ownedBy({ userId, channelId }: PasskeyOwner) {
  return and(eq(passkeys.userId, userId), eq(passkeys.channelId, channelId));
}

/** As they were added. */
export function selectPasskeys(db: Db, owner: PasskeyOwner): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(ownedBy(owner)).orderBy(asc(passkeys.id));
}

export function countPasskeys(db: Db, owner: PasskeyOwner): Promise<number> {
  return db.$count(passkeys, ownedBy(owner));
}

/** @returns undefined when this credential already exists */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/** A passkey by what the browser calls it, on the channel and under the host name it was made for. */
export async function findPasskey(
  db: Db,
  { channelId, rpId, credentialId }: Pick<PasskeyRow, 'channelId' | 'rpId' | 'credentialId'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.channelId, channelId), eq(passkeys.rpId, rpId)));
  return row;
}

/** Records a use. @returns false when the passkey was removed or used by another request meanwhile */
export async function countPasskeyUse(
  db: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counted, now }: { counted: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: counted, usedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** @returns what was removed; undefined when the member has none of this id. */
export async function deletePasskey(db: Db, owner: PasskeyOwner, id: number): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(ownedBy(owner), eq(passkeys.id, id)))
    .returning();
  return row;
}

export async function insertPasskeyChallenge(db: Db, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/**
 * Uses up a challenge, whether or not its answer is valid.
 * @returns false when it is unknown, used, expired or another user's
 */
export async function takePasskeyChallenge(
  db: Db,
  { challengeHash, userId, channelId, rpId }: Omit<typeof passkeyChallenges.$inferSelect, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.channelId, channelId),
        eq(passkeyChallenges.rpId, rpId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}

export async function deletePastPasskeyChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
