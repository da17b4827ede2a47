import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { sessions, sessionTokens } from '../../platform/db/schema/auth.ts';

export interface SessionOfToken {
  sessionId: string;
  userId: string;
  channelId: number;
  tokenExpiresAt: Date;
  supersededAt: Date | null;
  /** Of a session that staff opened; null of a member's own. */
  supportId: string | null;
}

/** Returns the valid session of a token; the token itself may be expired. */
export async function findLiveSession(db: Db, tokenHash: string, now: Date): Promise<SessionOfToken | undefined> {
  const [row] = await liveSession(db, tokenHash, now);
  return row;
}

function liveSession(db: Db, tokenHash: string, now: Date) {
  return db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      channelId: sessions.channelId,
      tokenExpiresAt: sessionTokens.expiresAt,
      supersededAt: sessionTokens.supersededAt,
      successorSeed: sessionTokens.successorSeed,
      supportId: sessions.supportId,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
}

export async function insertSession(
  db: Db,
  values: { userId: string; channelId: number; createdAt: Date; expiresAt: Date; supportId?: string },
): Promise<string> {
  const [row] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error('A session was not written.');
  return row.id;
}

export async function insertToken(
  db: Db,
  values: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessionTokens).values(values);
}

/** A token as a refresh finds it. */
export interface RefreshedToken extends SessionOfToken {
  successorSeed: string | null;
}

/** Like `findLiveSession`, and locks the token until the transaction ends, so that it is refreshed once. */
export async function lockToken(db: Db, tokenHash: string, now: Date): Promise<RefreshedToken | undefined> {
  const [row] = await liveSession(db, tokenHash, now).for('update', { of: sessionTokens });
  return row;
}

/** Marks a token as refreshed; the seed makes its successor again. */
export async function supersedeToken(
  db: Db,
  tokenHash: string,
  { now, successorSeed }: { now: Date; successorSeed: string },
): Promise<void> {
  await db
    .update(sessionTokens)
    .set({ supersededAt: now, successorSeed })
    .where(eq(sessionTokens.tokenHash, tokenHash));
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of a member, on all channels. */
export async function revokeSessionsOfUser(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Ends the sessions of a member but one, or all of them with null. */
export async function revokeOtherSessions(
  db: Db,
  userId: string,
  { sessionId, now }: { sessionId: string | null; now: Date },
): Promise<void> {
  const others = sessionId === null ? undefined : ne(sessions.id, sessionId);
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
}

/** Removes sessions that are over, with their tokens. */
export async function deleteDeadSessions(
  db: Db,
  { now, revokedBefore }: { now: Date; revokedBefore: Date },
): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.revokedAt, revokedBefore)));
}
