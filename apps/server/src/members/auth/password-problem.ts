import { LIMITS } from '@shop/constants';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { canonicalPassword } from './password-hash.ts';

export type PasswordProblem = 'too_short' | 'too_long' | 'guessable';

/**
 * The length and score (0 to 4, by guesses needed) that P-10 requires of a password without and with a second factor.
 */
const ALONE = { length: LIMITS.passwordMin, score: 3 };
const BESIDE_SECOND_FACTOR = { length: 8, score: 2 };
/** Words an attacker of this shop tries first. */
const SHOP_WORDS = ['ham', 'hamu', 'namahamu', 'sausage', 'salami', 'shop', 'ハム', '生ハム', 'ソーセージ'];

/**
 * Returns what is wrong with a new password (P-10): too short (15 code points, 8 with a second factor), too long, or
 * guessable. Guessable is one of the list of leaked passwords, a pattern, or one built from the shop's name or the
 * member's own texts.
 *
 * @param own texts that belong to the member: mail address, names.
 */
export function passwordProblem(
  password: string,
  own: readonly string[],
  hasSecondFactor = false,
): PasswordProblem | null {
  const length = [...password].length;
  const least = hasSecondFactor ? BESIDE_SECOND_FACTOR : ALONE;
  if (length < least.length) return 'too_short';
  if (length > LIMITS.passwordMax) return 'too_long';
  const { score } = checker().check(canonicalPassword(password), [...SHOP_WORDS, ...own.flatMap(wordsOf)]);
  return score < least.score ? 'guessable' : null;
}

let made: ZxcvbnFactory | undefined;

/** Created at the first registration: unpacking the list takes 30 ms. */
function checker(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return made;
}

function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
}
