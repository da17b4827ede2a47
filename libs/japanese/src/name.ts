import { composeKana } from './width.ts';

/** Control characters, lone surrogates, private use, and emoji with their joiners. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Emoji_Presentation}\u200d\ufe0f]/u;

/**
 * What is stored of a name: trimmed, kana joined with their marks, nothing else. Never NFKC: it would turn ㈱ into
 * (株) and replace the compatibility forms of 神 and 福 that people are registered with (F-03).
 */
export function normaliseName(text: string): string {
  return composeKana(text).trim();
}

/** Whether a name is free of control characters and emoji; rare kanji, Latin letters and inner spaces pass (F-03). */
export function isAllowedName(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** Length in code points: 𠮷 counts as one (F-03). */
export function codePointLength(text: string): number {
  return [...text].length;
}
