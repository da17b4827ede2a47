import { allocate } from './allocate.ts';
import { sumByRate, type TaxedAmount } from './tax-buckets.ts';
import type { Yen } from './yen.ts';

/**
 * Subtracts a discount from the amounts of each rate, in proportion to them; an odd yen goes by the largest remainder,
 * on a tie to the higher rate (L-27, L-28). Used for coupons and points.
 * @throws RangeError if the discount is negative or exceeds the amounts
 */
export function spreadDiscount(amounts: readonly TaxedAmount[], discount: Yen): TaxedAmount[] {
  const higherRateFirst = sumByRate(amounts).reverse();
  const total = higherRateFirst.reduce((sum, { amount }) => sum + amount, 0);
  if (discount > total) throw new RangeError(`a discount of ${discount} exceeds ${total}`);
  const parts = allocate(
    discount,
    higherRateFirst.map(({ amount }) => amount),
  );
  return higherRateFirst
    .map(({ amount, ratePercent }, index) => ({ ratePercent, amount: amount - (parts[index] ?? 0) }))
    .reverse();
}
