import { composeKana, withoutVariationSelectors } from '@shop/japanese';
import iconv from 'iconv-lite';

/** Returns the length of a text in the carriers' files, in bytes: two for full-width characters, one for others. */
export const sjisLength = (text: string): number => iconv.encode(text, 'cp932').length;

/** Splits a text into pieces of at most this many bytes, never within a character. */
export function piecesWithin(text: string, bytes: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of text) {
    if (sjisLength(piece + sign) > bytes) {
      pieces.push(piece);
      piece = sign;
    } else piece += sign;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** The replacement for a character that Shift_JIS does not have, as is usual in print. */
const UNKNOWN = '〓';

/**
 * Returns a text in characters of Shift_JIS, and whether one was lost. Variants of the same sign are replaced without
 * loss.
 */
export function sayable(text: string): { text: string; isLost: boolean } {
  const plain = composeKana(withoutVariationSelectors(text))
    .replaceAll('〜', '~')
    .replaceAll('−', '-')
    .replaceAll('\u2014', '―')
    .replaceAll('‖', '∥');
  let isLost = false;
  const said = [...plain]
    .map((sign) => {
      if (sign === '?' || !iconv.encode(sign, 'cp932').equals(Buffer.from('?'))) return sign;
      isLost = true;
      return UNKNOWN;
    })
    .join('');
  return { text: said, isLost };
}
