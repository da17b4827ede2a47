import { stripHyphens } from './hyphens.ts';
import { toHalfWidthAscii } from './width.ts';

/** Normalises a typed code of letters and digits: half-width, without spaces and hyphens. */
export function normaliseCode(text: string): string {
  return stripHyphens(toHalfWidthAscii(text)).replace(/\s/g, '');
}
