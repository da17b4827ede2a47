import { unifyHyphensBetweenDigits } from './hyphens.ts';
import { composeKana, toFullWidthKana, toHalfWidthAscii } from './width.ts';

/**
 * Normalises a line of an address: half-width letters and digits, full-width kana, `-` between numbers; `丸の内１ー２－３` →
 * `丸の内1-2-3`. Kanji are never changed by NFKC, and 「ー」 in words remains (F-02, F-03).
 */
export function normaliseAddressLine(text: string): string {
  return unifyHyphensBetweenDigits(composeKana(toFullWidthKana(toHalfWidthAscii(text))))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a street seems to lack its number: a reason for a question, never for an error (F-05). */
export function lacksStreetNumber(addressLine: string): boolean {
  return addressLine.trim() !== '' && !/[0-9０-９〇一二三四五六七八九十百]/.test(addressLine);
}
