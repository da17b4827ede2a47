import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { mailChallenge } from './mail-challenge.ts';

/**
 * Starts the second factor after a correct password: emails a code and returns a challenge. The code is valid with the
 * challenge, or from the device that began.
 * @param device from its cookie; absent where the call sets none
 * @throws RateLimitedError after too many codes for the account
 */
export async function startSecondFactor(ctx: Ctx, user: UserRow, device?: string): Promise<AuthResult> {
  const challenge = await mailChallenge(ctx, user, {
    purpose: 'challenge',
    ...(device !== undefined && { device }),
    mail: (data) => ({ kind: 'second_factor', to: user.email, userId: user.id, data }),
  });
  return {
    access_token: null,
    expires_in: null,
    expires_at: null,
    // Not disclosed before the second factor.
    has_password_expired: false,
    has_mail_error_count_over: false,
    user_id: user.id,
    is_verify: true,
    verify_code: challenge,
  };
}
