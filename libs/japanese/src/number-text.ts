import { stripHyphens } from './hyphens.ts';
import { toHalfWidthAscii } from './width.ts';

/** What is stored of a typed code of letters and digits: half-width, without spaces and hyphens. */
export function normaliseCode(text: string): string {
  return stripHyphens(toHalfWidthAscii(text)).replace(/\s/g, '');
}

/** Whole yen from what people type: `￥１，４８０円` → 1480; null when it is no amount. */
export function parseYen(text: string): number | null {
  const digits = toHalfWidthAscii(text).replace(/[\s,¥\\円￥]/g, '');
  if (!/^\d{1,12}$/.test(digits)) return null;
  return Number(digits);
}
