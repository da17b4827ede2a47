import type { SecondFactorRequest, SecondFactorRequestResult } from '@shop/api';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { findUser } from '../account/account.queries.ts';
import { ConflictError } from '../../platform/errors/index.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { mailChallenge, purposeOf } from './mail-challenge.ts';
import { requireLonePassword } from './read-new-password.ts';
import { requirePassword } from './require-password.ts';
import { sessionOver } from './session.rules.ts';

/**
 * Emails the code that turns the member's second factor on or off, after checking the password (P-13). Off requires a
 * password that is long enough without a second factor (P-10).
 * @throws ConflictError `second_factor.unchanged`; ForbiddenError `shop.feature_off`
 * @throws InvalidInputError `input.invalid` at `current_password`; RateLimitedError
 */
export async function requestSecondFactor({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SecondFactorRequest;
}): Promise<SecondFactorRequestResult> {
  const { userId } = requireMember(ctx.actor);
  if (input.is_mfa) requireFeature(ctx.channel, 'IS_USE_SECOND_FACTOR');
  const user = await findUser(ctx.db, userId);
  if (!user) throw sessionOver();
  if (user.isSecondFactorOn === input.is_mfa) throw unchanged(input.is_mfa);
  await requirePassword(ctx, user, input.current_password);
  if (!input.is_mfa) requireLonePassword(input.current_password, user);
  const challenge = await mailChallenge(ctx, user, {
    purpose: purposeOf(input.is_mfa),
    mail: (data) => ({
      kind: 'second_factor_change',
      to: user.email,
      userId: user.id,
      data: { ...data, isOn: input.is_mfa },
    }),
  });
  return { challenge, expires_in: AUTH_LIMITS.challenge / 1000 };
}

function unchanged(isOn: boolean): ConflictError {
  return new ConflictError(
    'second_factor.unchanged',
    isOn ? '2段階認証は、すでに有効です。' : '2段階認証は、すでに無効です。',
  );
}
