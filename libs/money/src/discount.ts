import { allocate } from './allocate.ts';
import { sumByRate, type TaxedAmount } from './tax-buckets.ts';
import type { Yen } from './yen.ts';

/**
 * Takes a discount off the sums of each rate, in proportion to the tax-included sums; an odd yen goes by largest
 * remainder, on a tie to the higher rate (L-27, L-28). Coupons and points alike.
 * @throws RangeError when the discount is negative or exceeds what it is taken from
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
