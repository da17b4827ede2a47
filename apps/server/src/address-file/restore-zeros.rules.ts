import { isTelephone } from '@shop/japanese';

/** Where postal codes begin with one zero, and with two. */
const LEADING_ZERO: readonly string[] = ['北海道', '青森県', '岩手県', '秋田県'];
const TWO_ZEROS = '北海道';

/** Puts back the zero that a spreadsheet takes from a telephone number of digits: in Japan they all begin with one. */
export function restoreTelephone(cell: string): string {
  return /^[1-9]\d{8,9}$/.test(cell) && isTelephone(`0${cell}`) ? `0${cell}` : cell;
}

/** Puts zeros back before a postal code of digits, where the prefecture is one whose codes begin so. */
export function restorePostalCode(cell: string, prefecture: string): string {
  const isShort = /^[1-9]\d{5}$/.test(cell) || (prefecture === TWO_ZEROS && /^[1-9]\d{4}$/.test(cell));
  return isShort && LEADING_ZERO.includes(prefecture) ? cell.padStart(7, '0') : cell;
}
