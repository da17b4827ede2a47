import { toHalfWidthAscii } from './width.ts';

/** Normalises a typed number: half-width, without spaces and unit (１３２．５ｃｍ → 132.5). */
export function normaliseDecimal(text: string): string {
  return toHalfWidthAscii(text)
    .replace(/\s/g, '')
    .replace(/。/g, '.')
    .replace(/(?:cm|㎝|センチ)$/i, '');
}

/** Whether a text is a number with at most `decimals` digits after the point (spec §5 "decimal"). */
export function isDecimal(text: string, decimals: number): boolean {
  return (decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${decimals}})?$`)).test(text);
}
