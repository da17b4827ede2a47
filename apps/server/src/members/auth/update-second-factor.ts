import type { SecondFactorInput } from '@shop/api';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { changeUser } from '../account/account.queries.ts';
import { GoneError, InvalidInputError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { purposeOf } from './mail-challenge.ts';
import { takeChallengeTry, useChallenge } from './second-factor.queries.ts';
import { typedCode } from './mailed-code.ts';

/**
 * Turns the second factor on or off with the one-time code (single use, ten minutes, five tries), and emails the member
 * (P-13). Sessions remain, since this proves again what they were opened with.
 * @throws InvalidInputError `second_factor.code.invalid` while tries are left; GoneError `second_factor.code.expired`;
 * RateLimitedError; ForbiddenError `shop.feature_off`
 */
export async function updateSecondFactor({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SecondFactorInput & { address: string };
}): Promise<void> {
  const { userId } = requireMember(ctx.actor);
  if (input.is_mfa) requireFeature(ctx.channel, 'IS_USE_SECOND_FACTOR');
  await enforceRateLimit(ctx, 'verifyLogin', input.address);
  const now = ctx.clock.now();
  const challengeHash = hashSecret(purposeOf(input.is_mfa), input.challenge);
  const challenge = await takeChallengeTry(ctx.db, { challengeHash, now, maxTries: AUTH_LIMITS.challengeTries });
  if (!challenge || challenge.userId !== userId) throw codeOver();
  if (hashSecret('challenge-code', input.challenge, typedCode(input.verify_code)) !== challenge.codeHash) {
    throw challenge.tries < AUTH_LIMITS.challengeTries ? wrongCode() : codeOver();
  }
  await inTransaction(ctx, async (ctx) => {
    if (!(await useChallenge(ctx.db, challengeHash, now))) throw codeOver();
    const user = await changeUser(ctx.db, userId, { isSecondFactorOn: input.is_mfa, updatedAt: now });
    const data = { name: `${user.lastName} ${user.firstName}`, isOn: input.is_mfa };
    await queueMail(ctx, { kind: 'second_factor_changed', to: user.email, userId, data });
  });
}

function wrongCode(): InvalidInputError {
  const message = '認証コードが正しくありません。メールに記載の6桁の数字をご確認ください。';
  return new InvalidInputError('second_factor.code.invalid', message, { errors: { verify_code: [message] } });
}

function codeOver(): GoneError {
  return new GoneError(
    'second_factor.code.expired',
    '認証コードの有効期限が切れたか、入力の回数が上限に達しました。お手数ですが、もう一度コードをお送りください。',
  );
}
