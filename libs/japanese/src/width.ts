import { withoutInvisible } from './invisible.ts';

const FULL_WIDTH_ASCII = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]+/g;
const DECOMPOSED_KANA = /[\u3041-\u30ff][\u3099\u309a]/g;

/**
 * Converts full-width letters, digits, signs and spaces to half width and removes zero-width characters: `Ａ－１　` → `A-1
 * ` (F-01).
 */
export function toHalfWidthAscii(text: string): string {
  return withoutInvisible(text)
    .replace(FULL_WIDTH_ASCII, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll('\u3000', ' ');
}

/** Converts half-width kana to full width, with their voicing marks composed: `ﾊﾞﾙｻﾐｺ` → `バルサミコ` (F-01). */
export function toFullWidthKana(text: string): string {
  return text.replace(HALF_WIDTH_KANA, (run) => run.normalize('NFKC'));
}

/** Composes kana with the voicing mark after them; nothing else is changed, kanji least of all (F-03). */
export function composeKana(text: string): string {
  return text.replace(DECOMPOSED_KANA, (pair) => pair.normalize('NFC'));
}
