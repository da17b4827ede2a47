import type { AuthResult } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { findUser } from '../customer/user.queries.ts';
import { UnauthenticatedError } from '../errors/index.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { grantToken } from './grant-token.ts';
import { hashSecret } from './hash-secret.ts';
import { sessionOver } from './session-over.ts';
import { findLiveSession, supersedeToken } from './session.queries.ts';
import { isRefreshable } from './session.rules.ts';

/**
 * Exchanges the bearer of a live session, even an expired one, for a fresh token. The old one is honoured for ten seconds
 * more, for requests under way and for a second tab, which gets a token of its own.
 * @throws UnauthenticatedError `auth.required` without a bearer, `auth.expired` when it cannot be exchanged.
 */
export async function refreshToken({ ctx, input }: { ctx: Ctx; input: { bearer: string | null; address: string } }): Promise<AuthResult> {
  const { bearer, address } = input;
  if (bearer === null) throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
  await enforceRateLimit(ctx, 'refresh', address);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const tokenHash = hashSecret('bearer', bearer);
    const session = await findLiveSession(ctx.db, tokenHash, now);
    if (!session || session.channelId !== ctx.channel.id || !isRefreshable(session, now)) throw sessionOver();
    const user = await findUser(ctx.db, session.userId);
    if (!user) throw sessionOver();
    await supersedeToken(ctx.db, tokenHash, now);
    return grantToken(ctx, { user, sessionId: session.sessionId });
  });
}
