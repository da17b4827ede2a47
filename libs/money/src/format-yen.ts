import { assertYen, type Yen } from './yen.ts';

/** Groups thousands with commas. Not with `Intl`: in the browser it takes 15 ms to load its tables. */
const grouped = (amount: Yen): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `formatYen(1480)` → `1,480円`, `formatYen(-92)` → `-92円` (spec §9 "Prices", F-16). */
export function formatYen(amount: Yen): string {
  assertYen(amount, 'a price');
  return `${grouped(amount)}円`;
}

/** Returns the amount without its unit, for markup of its own around the unit: `1,480`. */
export function formatAmount(amount: Yen): string {
  assertYen(amount, 'a price');
  return grouped(amount);
}
