import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { mailChallenge } from './mail-challenge.ts';

/**
 * The password was right and the member has the second factor on: mails a code and answers a challenge. The code is good with
 * the challenge, or from the device that began.
 * @param device as its cookie names it; absent where the call sets none.
 * @throws RateLimitedError when the account was sent too many codes.
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
