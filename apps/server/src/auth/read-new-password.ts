import { LIMITS } from '@shop/constants';
import type { UserRow } from '../customer/user.queries.ts';
import { InvalidInputError } from '../errors/index.ts';
import { type PasswordProblem, passwordProblem } from './password-problem.ts';

/** Of a member beside whose password a code is mailed; the rule is `passwordProblem`'s. */
const LEAST_BESIDE_SECOND_FACTOR = 8;

/** Holds a new password of a member against P-10. @throws InvalidInputError `input.invalid` at `password` */
export function readNewPassword(password: string, user: UserRow): string {
  const own = [user.email, user.lastName, user.firstName, user.username ?? ''];
  const problem = passwordProblem(password, own, user.isSecondFactorOn);
  if (problem === null) return password;
  const text = words(problem, user.isSecondFactorOn ? LEAST_BESIDE_SECOND_FACTOR : LIMITS.passwordMin);
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { password: [text] } });
}

function words(problem: PasswordProblem, least: number): string {
  switch (problem) {
    case 'too_short':
      return `パスワードは${least}文字以上で入力してください。`;
    case 'too_long':
      return `パスワードは${LIMITS.passwordMax}文字以内で入力してください。`;
    case 'guessable':
      return '推測されやすいパスワードです。続き文字やよく使われる言葉、お名前やメールアドレスは避けてください。';
  }
}
