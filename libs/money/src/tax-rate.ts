/** A row of the rate table: rates are data with dates (L-26). */
export interface TaxRate {
  /** The class of products or services, for example `reduced` (food) or `standard`. */
  readonly taxClass: string;
  /** An integer percentage; 0 is a rate like any other. */
  readonly ratePercent: number;
  /** The first day of the rate, `YYYY-MM-DD` in Japan. */
  readonly effectiveFrom: string;
}

/**
 * Returns the rate of a class on a day (`YYYY-MM-DD` in Japan): the latest row that has begun (L-26).
 * @throws RangeError if no row of the class has begun
 */
export function taxRateOn(rates: readonly TaxRate[], taxClass: string, day: string): number {
  const latest = rates
    .filter((rate) => rate.taxClass === taxClass && rate.effectiveFrom <= day)
    .reduce<TaxRate | undefined>(
      (best, rate) => (!best || rate.effectiveFrom > best.effectiveFrom ? rate : best),
      undefined,
    );
  if (!latest) throw new RangeError(`no tax rate for class ${taxClass} on ${day}`);
  return latest.ratePercent;
}
