import { LIMITS } from '@shop/constants';
import type { UserRow } from '../account/account.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { type PasswordProblem, passwordProblem } from './password-problem.ts';

/** The least length for a member with a second factor; `passwordProblem` has the rule. */
const LEAST_BESIDE_SECOND_FACTOR = 8;

/** Checks a member's new password against P-10. @throws InvalidInputError `input.invalid` at `password` */
export function readNewPassword(password: string, user: UserRow): string {
  const problem = passwordProblem(password, wordsOf(user), user.isSecondFactorOn);
  if (problem === null) return password;
  const text = message(problem, user.isSecondFactorOn ? LEAST_BESIDE_SECOND_FACTOR : LIMITS.passwordMin);
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { password: [text] } });
}

/**
 * Refuses to turn off the second factor while the password is too short without it (P-10).
 * @throws InvalidInputError `input.invalid` at `current_password`
 */
export function requireLonePassword(password: string, user: UserRow): void {
  if (passwordProblem(password, wordsOf(user)) === null) return;
  const text = `2段階認証を使わない場合は、${LIMITS.passwordMin}文字以上の推測されにくいパスワードが必要です。先にパスワードを変更してください。`;
  throw new InvalidInputError('input.invalid', text, { errors: { current_password: [text] } });
}

/** What an attacker would try for this member. */
function wordsOf({ email, lastName, firstName, username }: UserRow): string[] {
  return [email, lastName, firstName, username ?? ''];
}

function message(problem: PasswordProblem, least: number): string {
  switch (problem) {
    case 'too_short':
      return `パスワードは${least}文字以上で入力してください。`;
    case 'too_long':
      return `パスワードは${LIMITS.passwordMax}文字以内で入力してください。`;
    case 'guessable':
      return '推測されやすいパスワードです。続き文字やよく使われる言葉、お名前やメールアドレスは避けてください。';
  }
}
