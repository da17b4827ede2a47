import { composeKana, withoutVariationSelectors } from '@shop/japanese';
import iconv from 'iconv-lite';

/** How long a text is in the carriers' files: two for what is as wide as kanji, one for the rest. */
export const sjisLength = (text: string): number => iconv.encode(text, 'cp932').length;

/** Cuts a text into pieces that a field can hold each; a character is never cut. */
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

/** What stands for a character that Shift_JIS does not have, as print has it. */
const UNKNOWN = '〓';

/** A text as Shift_JIS can say it, and whether it lost a character. Signs that differ by maker alone are no loss. */
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
