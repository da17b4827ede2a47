import type { AuthResult } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { UserRow } from '../customer/user.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { grantToken } from './grant-token.ts';
import { insertSession } from './session.queries.ts';

/** Logs a proven member in on this channel: a new session with its first token. */
export async function openSession(ctx: Pick<Ctx, 'db' | 'clock' | 'channel'>, user: UserRow): Promise<AuthResult> {
  const createdAt = ctx.clock.now();
  const sessionId = await insertSession(ctx.db, {
    userId: user.id,
    channelId: ctx.channel.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + AUTH_LIMITS.session),
  });
  return grantToken(ctx, { user, sessionId });
}
