import type { AuthResult, ReminderReset, ReminderResult } from '@shop/api';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashPassword, verifyPassword } from '../auth/password-hash.ts';
import { accountHashOf } from '../auth/login-guard.ts';
import { deleteGuardsOfAccount } from '../auth/login-guard.queries.ts';
import { useMailedCode } from '../auth/mailed-code.queries.ts';
import { openSession } from '../auth/open-session.ts';
import { readNewPassword } from '../auth/read-new-password.ts';
import { startSecondFactor } from '../auth/start-second-factor.ts';
import { writePassword } from '../auth/write-password.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { foldAnswer } from '../customer/registration.rules.ts';
import type { UserRow } from '../account/account.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { findReminded, lookupOf } from './reminded.ts';

interface Call {
  ctx: Ctx;
  input: ReminderReset & { address: string; userAgent: string };
}

/**
 * Sets a new password and logs in, or returns the user name; the second factor still applies. The emailed code and the
 * security answer are both required (P-14).
 * @throws InvalidInputError `reminder.code_expired`, `input.invalid` at `question_answer` or `password`;
 * RateLimitedError
 */
export async function resetReminder({ ctx, input }: Call): Promise<ReminderResult> {
  await enforceRateLimit(ctx, 'reminderCheck', input.address);
  const user = await findReminded(ctx, input);
  if (!user) throw codeOver();
  await requireAnswer(ctx, user, input.question_answer);
  return input.purpose === 'username' ? mailUsername(ctx, user, input) : setPassword(ctx, user, input);
}

async function mailUsername(ctx: Ctx, user: UserRow, input: Call['input']): Promise<ReminderResult> {
  await useUp(ctx, input);
  return { ...NOT_LOGGED_IN, username: user.username ?? user.email };
}

async function setPassword(ctx: Ctx, user: UserRow, input: Call['input']): Promise<ReminderResult> {
  const passwordHash = await hashPassword(readNewPassword(input.password ?? '', user));
  const session = await inTransaction(ctx, async (ctx): Promise<AuthResult | null> => {
    await useUp(ctx, input);
    await writePassword(ctx, user, { passwordHash, sessionId: null });
    await deleteGuardsOfAccount(ctx.db, accountHashOf(user.id));
    const origin = { method: 'reminder', address: input.address, userAgent: input.userAgent } as const;
    return user.isSecondFactorOn ? null : openSession(ctx, { ...user, hasPasswordExpired: false }, origin);
  });
  return { ...(session ?? (await startSecondFactor(ctx, user))), username: null };
}

async function requireAnswer(ctx: Ctx, user: UserRow, answer: string): Promise<void> {
  const left = await enforceRateLimit(ctx, 'reminderAnswer', user.id);
  if (await verifyPassword(foldAnswer(answer), user.answerHash)) return;
  const text = `秘密の質問の答えが正しくありません。${left > 0 ? `あと${left}回お試しいただけます。` : 'しばらく時間をおいてから、もう一度お試しください。'}`;
  throw new InvalidInputError('input.invalid', text, { errors: { question_answer: [text] } });
}

async function useUp(ctx: Ctx, input: Call['input']): Promise<void> {
  if (!(await useMailedCode(ctx.db, lookupOf(ctx, input)))) throw codeOver();
}

function codeOver(): InvalidInputError {
  return new InvalidInputError(
    'reminder.code_expired',
    'リンクの有効期限が切れたか、すでに使用されています。お手数ですが、もう一度お申し込みください。',
  );
}

const NOT_LOGGED_IN: Omit<ReminderResult, 'username'> = {
  access_token: null,
  expires_in: null,
  expires_at: null,
  has_password_expired: false,
  has_mail_error_count_over: false,
  user_id: null,
  is_verify: false,
  verify_code: null,
};
