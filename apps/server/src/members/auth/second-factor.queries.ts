import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { secondFactorChallenges } from '../../platform/db/schema/auth.ts';

export async function insertChallenge(db: Db, challenge: typeof secondFactorChallenges.$inferInsert): Promise<void> {
  await db.insert(secondFactorChallenges).values(challenge);
}

/** @returns the hash of the newest open challenge of this device */
export async function findChallengeOfDevice(
  db: Db,
  { channelId, deviceHash, now }: { channelId: number; deviceHash: string; now: Date },
): Promise<string | undefined> {
  const { challengeHash, expiresAt, usedAt } = secondFactorChallenges;
  const ofDevice = and(
    eq(secondFactorChallenges.channelId, channelId),
    eq(secondFactorChallenges.deviceHash, deviceHash),
  );
  const [row] = await db
    .select({ challengeHash })
    .from(secondFactorChallenges)
    .where(and(ofDevice, gt(expiresAt, now), isNull(usedAt)))
    .orderBy(desc(expiresAt))
    .limit(1);
  return row?.challengeHash;
}

/**
 * Counts a try on an open challenge before its code is compared.
 * @returns undefined when it is unknown, used or expired
 */
export async function takeChallengeTry(
  db: Db,
  { challengeHash, now, maxTries }: { challengeHash: string; now: Date; maxTries: number },
): Promise<typeof secondFactorChallenges.$inferSelect | undefined> {
  const [row] = await db
    .update(secondFactorChallenges)
    .set({ tries: sql`${secondFactorChallenges.tries} + 1` })
    .where(
      and(
        eq(secondFactorChallenges.challengeHash, challengeHash),
        lt(secondFactorChallenges.tries, maxTries),
        gt(secondFactorChallenges.expiresAt, now),
        isNull(secondFactorChallenges.usedAt),
      ),
    )
    .returning();
  return row;
}

/** @returns false when another request has used the challenge meanwhile */
export async function useChallenge(db: Db, challengeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactorChallenges)
    .set({ usedAt: now })
    .where(and(eq(secondFactorChallenges.challengeHash, challengeHash), isNull(secondFactorChallenges.usedAt)))
    .returning({ challengeHash: secondFactorChallenges.challengeHash });
  return rows.length > 0;
}

export async function deletePastChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, now));
}
