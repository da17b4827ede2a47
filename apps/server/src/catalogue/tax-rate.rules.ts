import type { TaxClass } from '@shop/api';
import type { JstDay } from '@shop/japanese';

interface TaxRate {
  taxClass: TaxClass;
  effectiveFrom: string;
  percent: number;
}

/**
 * Returns the percentage of a tax class on a day (L-26): the latest rate that has begun. `rates` are sorted newest
 * first.
 * @throws Error if the table has no rate for the day, which is an error in the data
 */
export function taxRateOn(rates: readonly TaxRate[], taxClass: TaxClass, day: JstDay): number {
  const rate = rates.find((it) => it.taxClass === taxClass && it.effectiveFrom <= day);
  if (!rate) throw new Error(`There is no ${taxClass} tax rate for ${day}.`);
  return rate.percent;
}
