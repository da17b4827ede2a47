import { assertYen, type Yen } from './yen.ts';

/** Thousands apart by commas. By hand: the browser's own formatter takes 15 ms to load its tables, before anything answers. */
const grouped = (amount: Yen): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `formatYen(1480)` → `1,480円`, `formatYen(-92)` → `-92円` (spec §9 "Prices", F-16). */
export function formatYen(amount: Yen): string {
  assertYen(amount, 'a price');
  return `${grouped(amount)}円`;
}

/** The amount without its unit, for markup that sets the unit apart: `1,480`. */
export function formatAmount(amount: Yen): string {
  assertYen(amount, 'a price');
  return grouped(amount);
}
