import type { PasswordInput } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { findUser } from '../account/account.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { canonicalPassword, hashPassword } from './password-hash.ts';
import { readNewPassword } from './read-new-password.ts';
import { requirePassword } from './require-password.ts';
import { sessionOver } from './session.rules.ts';
import { writePassword } from './write-password.ts';

/**
 * Changes the member's password and ends all other sessions.
 * @throws InvalidInputError `input.invalid` at `current_password` or `password`; RateLimitedError
 */
export async function updatePassword({ ctx, input }: { ctx: Ctx; input: PasswordInput }): Promise<void> {
  const { userId, sessionId } = requireMember(ctx.actor);
  const user = await findUser(ctx.db, userId);
  if (!user) throw sessionOver();
  await requirePassword(ctx, user, input.current_password);
  const password = readNewPassword(input.password, user);
  if (canonicalPassword(password) === canonicalPassword(input.current_password)) throw unchanged();
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, (ctx) => writePassword(ctx, user, { passwordHash, sessionId }));
}

function unchanged(): InvalidInputError {
  const errors = { password: ['現在のパスワードとは別のものを入力してください。'] };
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
}
