import { composeKana, toFullWidthKana, toHalfWidthAscii } from './width.ts';

const KANA_OFFSET = 0x60;
const KATAKANA_ONLY = /^[ァ-ヶー・ \u3000]*$/;
const HYPHEN_AFTER_KATAKANA = /(?<=[ァ-ヶー])[-\u2010-\u2015\u2212]/g;

/** Converts hiragana to katakana: `みほん` → `ミホン`. */
export function toKatakana(text: string): string {
  return shift(text, /[\u3041-\u3096\u309d\u309e]/g, KANA_OFFSET);
}

/** Converts katakana to hiragana: `ハム` → `はむ`. */
export function toHiragana(text: string): string {
  return shift(text, /[\u30a1-\u30f6\u30fd\u30fe]/g, -KANA_OFFSET);
}

/**
 * Normalises a kana field: full-width katakana with single spaces; hiragana and half-width kana are converted and a
 * hyphen after katakana becomes 「ー」 (F-01, F-04). Other characters remain for the rule to refuse.
 */
export function normaliseKana(text: string): string {
  return toKatakana(composeKana(toFullWidthKana(toHalfWidthAscii(text))))
    .replace(HYPHEN_AFTER_KATAKANA, 'ー')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text is full-width katakana, spaces, 「ー」 and 「・」 only (spec §5 "kana"); empty passes. */
export function isKatakana(text: string): boolean {
  return KATAKANA_ONLY.test(text);
}

function shift(text: string, range: RegExp, offset: number): string {
  return text.replace(range, (char) => String.fromCharCode(char.charCodeAt(0) + offset));
}
