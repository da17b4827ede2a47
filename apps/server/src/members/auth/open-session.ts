import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { grantToken } from './grant-token.ts';
import { insertLoginHistory } from './login-history.queries.ts';
import { rememberDevice } from './known-device.ts';
import { insertSession } from './session.queries.ts';
import type { loginHistories } from '../../platform/db/schema/login-histories.ts';

/** The origin and method of a login; the member can read it in the login history. */
interface LoginOrigin {
  method: (typeof loginHistories.$inferSelect)['method'];
  /** The IP address of the caller. */
  address: string;
  userAgent: string;
  /** Identifies the device at the next login; absent where no cookie can be set. */
  device?: string;
  /** The link by which staff opens it. */
  supportId?: string;
}

const USER_AGENT_LENGTH = 300;

/**
 * Logs in an authenticated member on this channel: a new session with its first token, and an entry in the login
 * history.
 */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'clock' | 'channel'>,
  user: UserRow,
  origin: LoginOrigin,
): Promise<AuthResult> {
  const createdAt = ctx.clock.now();
  const sessionId = await insertSession(ctx.db, {
    userId: user.id,
    channelId: ctx.channel.id,
    createdAt,
    expiresAt: new Date(
      createdAt.getTime() + (origin.supportId === undefined ? AUTH_LIMITS.session : AUTH_LIMITS.supportSession),
    ),
    ...(origin.supportId !== undefined && { supportId: origin.supportId }),
  });
  await insertLoginHistory(ctx.db, {
    userId: user.id,
    channelId: ctx.channel.id,
    sessionId,
    method: origin.method,
    ipAddress: origin.address,
    userAgent: origin.userAgent.slice(0, USER_AGENT_LENGTH),
    loggedInAt: createdAt,
  });
  if (origin.device !== undefined) await rememberDevice(ctx, user.id, origin.device);
  return grantToken(ctx, { user, sessionId, isSupport: origin.supportId !== undefined });
}
