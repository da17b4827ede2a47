import { withoutInvisible } from './invisible.ts';
import { composeKana } from './width.ts';

/**
 * What no name holds, since nobody sees it or it breaks what is printed: control characters with tab and line breaks,
 * characters without width (zero-width spaces and joiners, byte order marks, soft hyphens, marks of direction), line and
 * paragraph separators, fillers that look like nothing, lone surrogates, private use, and emoji. Variation selectors of
 * kanji (葛󠄀) stay: names are registered with them.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Emoji_Presentation}\u034f\u115f\u1160\u2800\u3164\uffa0\ufe0f]/u;

/**
 * What is stored of a name: trimmed, kana joined with their marks, without what came along when it was copied,
 * nothing else. Never NFKC: it would turn ㈱ into (株) and replace the compatibility forms of 神 and 福 that people are
 * registered with (F-03).
 */
export function normaliseName(text: string): string {
  return composeKana(withoutInvisible(text)).trim();
}

/** Whether a name is free of control characters, of characters without width and of emoji; rare kanji, Latin letters and inner spaces pass (F-03). */
export function isAllowedName(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** Length in code points: 𠮷 counts as one (F-03). */
export function codePointLength(text: string): number {
  return [...text].length;
}
