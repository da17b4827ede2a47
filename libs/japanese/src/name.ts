import { withoutInvisible } from './invisible.ts';
import { composeKana } from './width.ts';

/**
 * Characters that no name may have, since they are invisible or break printing: control characters, zero-width and
 * direction marks, separators, blank fillers, lone surrogates, private use, and emoji. Variation selectors of kanji
 * (葛󠄀) are allowed: they are part of registered names.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Emoji_Presentation}\u034f\u115f\u1160\u2800\u3164\uffa0\ufe0f]/u;

/**
 * Normalises a name: trimmed, voicing marks composed, without invisible characters. Never NFKC: it would turn ㈱ into
 * (株) and replace registered compatibility forms of 神 and 福 (F-03).
 */
export function normaliseName(text: string): string {
  return composeKana(withoutInvisible(text)).trim();
}

/**
 * Whether a name has no control characters, zero-width characters and emoji; rare kanji, Latin letters and inner spaces
 * pass (F-03).
 */
export function isAllowedName(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** Returns the length in code points: 𠮷 counts as one (F-03). */
export function codePointLength(text: string): number {
  return [...text].length;
}
