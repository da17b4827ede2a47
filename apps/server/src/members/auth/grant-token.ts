import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { insertToken } from './session.queries.ts';

interface Grant {
  user: UserRow;
  sessionId: string;
  /** The token to grant; a new one by default. */
  token?: string;
  /** Whether staff opened the session for support. */
  isSupport: boolean;
}

/** Grants an access token to a session. The token is only in the answer; its hash is stored. */
export async function grantToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { user, sessionId, isSupport, token = newSecret() }: Grant,
): Promise<AuthResult> {
  const expiresAt = new Date(clock.now().getTime() + AUTH_LIMITS.accessToken);
  await insertToken(db, { tokenHash: hashSecret('bearer', token), sessionId, expiresAt });
  return presentToken(clock, user, { token, expiresAt, isSupport });
}

/** Returns the answer with an access token. */
export function presentToken(
  clock: Ctx['clock'],
  user: UserRow,
  { token, expiresAt, isSupport }: { token: string; expiresAt: Date; isSupport: boolean },
): AuthResult {
  return {
    access_token: token,
    expires_in: Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)),
    expires_at: expiresAt.toISOString(),
    has_password_expired: user.hasPasswordExpired,
    has_mail_error_count_over: user.mailErrorCount >= AUTH_LIMITS.mailErrors,
    user_id: user.id,
    is_verify: false,
    verify_code: null,
    ...(isSupport && { is_manager_login: true }),
  };
}
