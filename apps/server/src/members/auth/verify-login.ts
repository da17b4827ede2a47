import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { findUser } from '../account/account.queries.ts';
import { InvalidInputError, UnauthenticatedError } from '../../platform/errors/index.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { openSession } from './open-session.ts';
import { findChallengeOfDevice, takeChallengeTry, useChallenge } from './second-factor.queries.ts';
import { typedCode } from './mailed-code.ts';

export interface VerifyLoginInput {
  userId: string;
  /** `verify_code` of the login answer; null from the device that began the login. */
  challenge: string | null;
  /** The one-time code as typed, in any width. */
  code: string;
  address: string;
  userAgent: string;
  /** As its cookie names it, or a new one. */
  device: string;
  /** Whether the member came from another channel. */
  isSync: boolean;
}

/**
 * Second step of a login: the one-time code, bound to the challenge of the first step or to its device (spec §7 names
 * three fields: the challenge is optional). Single use, ten minutes, five tries.
 * @throws InvalidInputError `auth.verify_code.invalid` while tries are left; UnauthenticatedError
 * `auth.verify_code.expired`
 */
export async function verifyLogin({ ctx, input }: { ctx: Ctx; input: VerifyLoginInput }): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'verifyLogin', input.address);
  const now = ctx.clock.now();
  const challengeHash = await challengeHashOf(ctx, input, now);
  const challenge =
    challengeHash && (await takeChallengeTry(ctx.db, { challengeHash, now, maxTries: AUTH_LIMITS.challengeTries }));
  if (!challenge || challenge.userId !== input.userId || challenge.channelId !== ctx.channel.id) throw challengeOver();
  const typed = typedCode(input.code);
  const isRight =
    input.challenge === null
      ? hashSecret('device-code', input.device, typed) === challenge.deviceCodeHash
      : hashSecret('challenge-code', input.challenge, typed) === challenge.codeHash;
  if (!isRight) {
    throw challenge.tries < AUTH_LIMITS.challengeTries ? wrongCode() : challengeOver();
  }
  return inTransaction(ctx, async (ctx) => {
    const user = await findUser(ctx.db, challenge.userId);
    if (!user || !(await useChallenge(ctx.db, challenge.challengeHash, now))) throw challengeOver();
    return openSession(ctx, user, {
      method: input.isSync ? 'sync' : 'second_factor',
      address: input.address,
      userAgent: input.userAgent,
      device: input.device,
    });
  });
}

async function challengeHashOf(
  ctx: Ctx,
  { challenge, device }: VerifyLoginInput,
  now: Date,
): Promise<string | undefined> {
  if (challenge !== null) return hashSecret('challenge', challenge);
  return findChallengeOfDevice(ctx.db, { channelId: ctx.channel.id, deviceHash: hashSecret('device', device), now });
}

function wrongCode(): InvalidInputError {
  const message = '認証コードが正しくありません。メールに記載の6桁の数字をご確認ください。';
  return new InvalidInputError('auth.verify_code.invalid', message, { errors: { verify_code: [message] } });
}

function challengeOver(): UnauthenticatedError {
  return new UnauthenticatedError(
    'auth.verify_code.expired',
    '認証コードの有効期限が切れたか、入力の回数が上限に達しました。お手数ですが、もう一度ログインしてください。',
  );
}
