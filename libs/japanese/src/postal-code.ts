import { stripHyphens } from './hyphens.ts';
import { toHalfWidthAscii } from './width.ts';

/** Normalises a postal code to digits: `〒１２３－４５６７` → `1234567` (F-06). */
export function normalisePostalCode(text: string): string {
  return stripHyphens(toHalfWidthAscii(text)).replace(/[〒\s]/g, '');
}

/** Three digits, an optional hyphen, four digits (spec §5 "post"). */
export function isPostalCode(text: string): boolean {
  return /^\d{3}-?\d{4}$/.test(text);
}

/** `1234567` → `123-4567` (spec §9); anything but seven digits is returned unchanged. */
export function formatPostalCode(code: string): string {
  return code.replace(/^(\d{3})(\d{4})$/, '$1-$2');
}
