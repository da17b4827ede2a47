import { createHmac } from 'node:crypto';
import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { findUser, type UserRow } from '../account/account.queries.ts';
import { UnauthenticatedError } from '../../platform/errors/index.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { grantToken, presentToken } from './grant-token.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { sessionOver, refreshClaimOf } from './session.rules.ts';
import { findLiveSession, lockToken, type RefreshedToken, revokeSession, supersedeToken } from './session.queries.ts';

/**
 * Exchanges the access token of a valid session, even an expired one, for its only successor, which concurrent requests
 * and tabs also get for ten seconds. A later use of the old one ends the session, since the old or the new token was
 * stolen.
 * @throws UnauthenticatedError `auth.required` without a token, `auth.expired` when it cannot be exchanged
 */
export async function refreshToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { accessToken: string | null; address: string };
}): Promise<AuthResult> {
  const { accessToken, address } = input;
  if (accessToken === null) throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
  await enforceRateLimit(ctx, 'refresh', address);
  // A refusal must not roll back the end of the session, so it is thrown after the transaction.
  const result = await inTransaction(ctx, (ctx) => exchange(ctx, accessToken));
  if (!result) throw sessionOver();
  return result;
}

async function exchange(ctx: Ctx, accessToken: string): Promise<AuthResult | null> {
  const now = ctx.clock.now();
  const tokenHash = hashSecret('bearer', accessToken);
  const old = await lockToken(ctx.db, tokenHash, now);
  if (!old || old.channelId !== ctx.channel.id) return null;
  const user = await findUser(ctx.db, old.userId);
  if (!user) return null;
  switch (refreshClaimOf(old, now)) {
    case 'first': {
      const successorSeed = newSecret();
      await supersedeToken(ctx.db, tokenHash, { now, successorSeed });
      return grantToken(ctx, {
        user,
        sessionId: old.sessionId,
        token: successorOf(accessToken, successorSeed),
        isSupport: old.supportId !== null,
      });
    }
    case 'again':
      return grantAgain(ctx, { accessToken, old, user });
    case 'reused':
      ctx.log.warn({ session: old.sessionId }, 'a bearer that had been refreshed came back: its session was ended');
      await revokeSession(ctx.db, old.sessionId, now);
      return null;
  }
}

/** Returns the successor that another tab has just received. */
async function grantAgain(
  ctx: Ctx,
  { accessToken, old, user }: { accessToken: string; old: RefreshedToken; user: UserRow },
): Promise<AuthResult | null> {
  if (old.successorSeed === null) return null;
  const token = successorOf(accessToken, old.successorSeed);
  const successor = await findLiveSession(ctx.db, hashSecret('bearer', token), ctx.clock.now());
  return successor
    ? presentToken(ctx.clock, user, { token, expiresAt: successor.tokenExpiresAt, isSupport: old.supportId !== null })
    : null;
}

/**
 * Returns 256 bits that require both the token, which only its holder has, and the seed, which only the database has.
 */
function successorOf(accessToken: string, seed: string): string {
  return createHmac('sha256', accessToken).update(seed).digest('base64url');
}
