import { randomInt } from 'node:crypto';
import { LIMITS } from '@shop/constants';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { UserRow } from '../account/account.queries.ts';
import type { Mail } from '../../platform/mail/mail.types.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { insertChallenge } from './second-factor.queries.ts';

/** The purpose of a one-time code, which is valid for nothing else. */
type ChallengePurpose = 'challenge' | 'second-factor-on' | 'second-factor-off';

/** Returns the purpose of a code that turns the second factor on or off. */
export function purposeOf(isOn: boolean): ChallengePurpose {
  return isOn ? 'second-factor-on' : 'second-factor-off';
}

interface CodeMail {
  purpose: ChallengePurpose;
  /** The device from its cookie; absent where the code is valid with the challenge only. */
  device?: string;
  /** Returns the mail with the code. */
  mail: (data: { code: string; minutes: number }) => Mail;
}

/**
 * Mails a member a code of six digits.
 * @returns the challenge that the code is good with: opaque, and never the code
 * @throws RateLimitedError when the account was sent too many codes
 */
export async function mailChallenge(ctx: Ctx, user: UserRow, { purpose, device, mail }: CodeMail): Promise<string> {
  await enforceRateLimit(ctx, 'secondFactor', user.id);
  const challenge = newSecret();
  const code = String(randomInt(10 ** LIMITS.oneTimeCode)).padStart(LIMITS.oneTimeCode, '0');
  await inTransaction(ctx, async (ctx) => {
    await insertChallenge(ctx.db, {
      challengeHash: hashSecret(purpose, challenge),
      codeHash: hashSecret('challenge-code', challenge, code),
      ...(device !== undefined && {
        deviceHash: hashSecret('device', device),
        deviceCodeHash: hashSecret('device-code', device, code),
      }),
      userId: user.id,
      channelId: ctx.channel.id,
      expiresAt: new Date(ctx.clock.now().getTime() + AUTH_LIMITS.challenge),
    });
    await queueMail(ctx, mail({ code, minutes: AUTH_LIMITS.challenge / 60_000 }));
  });
  return challenge;
}
