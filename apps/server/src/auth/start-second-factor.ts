import { randomInt } from 'node:crypto';
import type { AuthResult } from '@shop/api';
import { LIMITS } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import type { UserRow } from '../customer/user.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { hashSecret } from './hash-secret.ts';
import { newSecret } from './new-secret.ts';
import { insertChallenge } from './second-factor.queries.ts';

/**
 * The password was right and the member has the second factor on: mails a code and answers a challenge. The challenge is
 * opaque and never holds the code; the code is good with the challenge, or from the device that began.
 * @param device as its cookie names it; absent where the call sets none.
 * @throws RateLimitedError when the account was sent too many codes.
 */
export async function startSecondFactor(ctx: Ctx, user: UserRow, device?: string): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'secondFactor', user.id);
  const challenge = newSecret();
  const code = String(randomInt(10 ** LIMITS.oneTimeCode)).padStart(LIMITS.oneTimeCode, '0');
  await inTransaction(ctx, async (ctx) => {
    await insertChallenge(ctx.db, {
      challengeHash: hashSecret('challenge', challenge),
      codeHash: hashSecret('challenge-code', challenge, code),
      ...(device !== undefined && { deviceHash: hashSecret('device', device), deviceCodeHash: hashSecret('device-code', device, code) }),
      userId: user.id,
      channelId: ctx.channel.id,
      expiresAt: new Date(ctx.clock.now().getTime() + AUTH_LIMITS.challenge),
    });
    await queueMail(ctx, { kind: 'second_factor', to: user.email, userId: user.id, data: { code, minutes: AUTH_LIMITS.challenge / 60_000 } });
  });
  return {
    access_token: null,
    expires_in: null,
    expires_at: null,
    // Not told before the second factor is passed.
    has_password_expired: false,
    has_mail_error_count_over: false,
    user_id: user.id,
    is_verify: true,
    verify_code: challenge,
  };
}
