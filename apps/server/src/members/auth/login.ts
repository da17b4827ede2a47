import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByLogin } from '../account/account.queries.ts';
import { UnauthenticatedError } from '../../platform/errors/index.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { beginAttempt, failAttempt } from './login-attempt.ts';
import { forgiveLoginTries } from './login-guard.ts';
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
 * Logs a member in, or emails the second factor when it is on. Unknown names take the same time, get the same answer
 * and are locked like wrong passwords (P-11, P-15).
 * @throws UnauthenticatedError `auth.invalid_credentials`; ForbiddenError `auth.locked`; RateLimitedError
 */
export async function login({ ctx, input }: { ctx: Ctx; input: LoginInput }): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'login', input.address);
  const user = await findUserByLogin(ctx.db, input.username);
  const account = user?.id ?? foldEmail(input.username);
  const attempt = await beginAttempt(ctx, account, input);
  const isRight = await verifyPassword(input.password, user?.passwordHash ?? null);
  if (!user || !isRight) return failAttempt(ctx, attempt, { user, refusal: wrongCredentials() });
  await forgiveLoginTries(ctx, attempt.guard);
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

function wrongCredentials(): UnauthenticatedError {
  return new UnauthenticatedError(
    'auth.invalid_credentials',
    'ユーザー名またはメールアドレスと、パスワードの組み合わせをご確認ください。',
  );
}
