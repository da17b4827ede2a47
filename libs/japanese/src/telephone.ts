import { stripHyphens, unifyHyphens } from './hyphens.ts';
import { toHalfWidthAscii } from './width.ts';

const JAPAN_PREFIX = /^\+81\(?0?\)?/;
const DIGITS = /^0\d{9,10}$/;
const HYPHENATED = /^0\d{1,4}-\d{1,4}-\d{1,4}$/;
const MOBILE = /^(0[5789]0)(\d{4})(\d{4})$/;
const FREE_DIAL = /^(0120)(\d{3})(\d{3})$/;
const TWO_FIGURE_CITY = /^(0[36])(\d{4})(\d{4})$/;
const THREE_FIGURE_CITY = /^(0(?:11|4[45]|52|7[58]))(\d{3})(\d{4})$/;

/** Normalises a telephone number to digits beginning with 0; `０９０－１２３４ ５６７８`, `+81 90…` (F-01, F-07). */
export function normaliseTelephone(text: string): string {
  return stripHyphens(toHalfWidthAscii(text)).replace(/\s/g, '').replace(JAPAN_PREFIX, '0').replace(/[()]/g, '');
}

/**
 * Whether it is 0 and 9 or 10 digits, or with hyphens 0 and 1–4 digits, 1–4, 1–4; empty passes (spec §5 "tel"). Any
 * kind of hyphen is accepted.
 */
export function isTelephone(text: string): boolean {
  const unified = unifyHyphens(toHalfWidthAscii(text));
  return unified === '' || DIGITS.test(unified) || HYPHENATED.test(unified);
}

/** Groups the digits if the grouping is certain: mobile, toll-free and large cities; others remain unchanged. */
export function formatTelephone(digits: string): string {
  const groups = [MOBILE, FREE_DIAL, TWO_FIGURE_CITY, THREE_FIGURE_CITY].find((known) => known.test(digits));
  return groups === undefined ? digits : digits.replace(groups, '$1-$2-$3');
}
