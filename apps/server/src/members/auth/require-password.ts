import type { Ctx } from '../../platform/context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Checks a member's password again before a change that could hand over the account (P-13), outside a transaction.
 * Attempts count on the account, so that a stolen access token cannot try many.
 * @throws InvalidInputError `input.invalid` at `current_password`; RateLimitedError
 */
export async function requirePassword(ctx: Ctx, user: UserRow, password: string | null | undefined): Promise<void> {
  if (!password) throw refused('現在のパスワードを入力してください。');
  await enforceRateLimit(ctx, 'currentPassword', user.id);
  if (!(await verifyPassword(password, user.passwordHash))) throw refused('現在のパスワードが正しくありません。');
}

function refused(text: string): InvalidInputError {
  return new InvalidInputError('input.invalid', text, { errors: { current_password: [text] } });
}
