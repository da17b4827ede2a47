import { assertYen, type Yen } from './yen.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** `formatYen(1480)` → `1,480円`, `formatYen(-92)` → `-92円` (spec §9 "Prices", F-16). */
export function formatYen(amount: Yen): string {
  assertYen(amount, 'a price');
  return `${grouped.format(amount)}円`;
}

/** The amount without its unit, for markup that sets the unit apart: `1,480`. */
export function formatAmount(amount: Yen): string {
  assertYen(amount, 'a price');
  return grouped.format(amount);
}
