import type { AuthResult } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByLogin, type UserRow } from '../account/account.queries.ts';
import { UnauthenticatedError } from '../errors/index.ts';
import {
  closeExhaustedAccount,
  forgiveLoginTries,
  guardOf,
  guardOfDevice,
  type LoginGuard,
  type LoginTries,
  takeLoginTry,
} from './login-guard.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { isKnownDevice } from './known-device.ts';
import { mailUnlockLink } from './unlock-account.ts';
import { openSession } from './open-session.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { verifyPassword } from './password-hash.ts';

export interface LoginInput {
  /** User name or mail address, as typed. */
  username: string;
  password: string;
  /** Network address of the caller. */
  address: string;
  userAgent: string;
  /** As its cookie names it, or a new one. */
  device: string;
  /** `sync` when a member of one channel enters another. */
  method: 'password' | 'sync';
}

/**
 * Logs a member in, or mails the second factor when it is on. Unknown names cost the same time and get the same words as
 * wrong passwords, and are locked out alike (P-11, P-15). A device on which the member logged in before has tries of its own:
 * strangers who use up those of the account do not keep him out there.
 * @throws UnauthenticatedError `auth.invalid_credentials`; ForbiddenError `auth.locked`; RateLimitedError.
 */
export async function login({ ctx, input }: { ctx: Ctx; input: LoginInput }): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'login', input.address);
  const user = await findUserByLogin(ctx.db, input.username);
  const account = user?.id ?? foldEmail(input.username);
  const isKnown = await isKnownDevice(ctx.db, account, input.device);
  const guard = isKnown ? guardOfDevice(account, input.device) : guardOf(account, input.address);
  const tries = await takeLoginTry(ctx, guard);
  const isRight = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !isRight) return refuse(ctx, { guard, tries, user });
  await forgiveLoginTries(ctx, guard);
  return user.isSecondFactorOn
    ? startSecondFactor(ctx, user, input.device)
    : inTransaction(ctx, (ctx) =>
        openSession(ctx, user, {
          method: input.method,
          address: input.address,
          userAgent: input.userAgent,
          device: input.device,
        }),
      );
}

async function refuse(
  ctx: Ctx,
  { guard, tries, user }: { guard: LoginGuard; tries: LoginTries; user: UserRow | undefined },
): Promise<never> {
  const refusal = await inTransaction(ctx, async (ctx) => {
    const closed = await closeExhaustedAccount(ctx, guard, tries);
    if (closed?.isFirst && user) await mailUnlockLink(ctx, user);
    return closed?.refusal;
  });
  throw (
    refusal ??
    new UnauthenticatedError(
      'auth.invalid_credentials',
      'ユーザー名またはメールアドレスと、パスワードの組み合わせをご確認ください。',
    )
  );
}
