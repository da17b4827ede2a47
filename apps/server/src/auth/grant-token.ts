import type { AuthResult } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { UserRow } from '../customer/user.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret } from './hash-secret.ts';
import { newSecret } from './new-secret.ts';
import { insertToken } from './session.queries.ts';

/** Gives a session a fresh bearer token. The token itself leaves with the answer; only its hash stays. */
export async function grantToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { user, sessionId }: { user: UserRow; sessionId: string },
): Promise<AuthResult> {
  const token = newSecret();
  const expiresAt = new Date(clock.now().getTime() + AUTH_LIMITS.accessToken);
  await insertToken(db, { tokenHash: hashSecret('bearer', token), sessionId, expiresAt });
  return {
    access_token: token,
    expires_in: AUTH_LIMITS.accessToken / 1000,
    expires_at: expiresAt.toISOString(),
    has_password_expired: user.hasPasswordExpired,
    has_mail_error_count_over: user.mailErrorCount >= AUTH_LIMITS.mailErrors,
    user_id: user.id,
    is_verify: false,
    verify_code: null,
  };
}
