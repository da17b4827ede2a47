import type { TaxRounding } from './rounding.ts';
import { taxIncludedIn } from './tax.ts';
import { assertYen, type Yen } from './yen.ts';

/** An amount including tax and its rate: a line, a fee. */
export interface TaxedAmount {
  readonly amount: Yen;
  readonly ratePercent: number;
}

/** The amounts at one rate: a row of the tax table on screen, mail and receipt (L-25). */
export interface TaxBucket {
  readonly ratePercent: number;
  /** Yen including tax, after discounts. */
  readonly taxable: Yen;
  /** The tax contained in `taxable`, rounded once. */
  readonly tax: Yen;
}

/** Sums amounts including tax by rate, lower rates first. A rate of 0 has its own row (L-26). */
export function sumByRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const sums = new Map<number, Yen>();
  for (const { amount, ratePercent } of amounts) {
    assertYen(amount, 'an amount');
    sums.set(ratePercent, (sums.get(ratePercent) ?? 0) + amount);
  }
  return [...sums]
    .map(([ratePercent, amount]) => ({ ratePercent, amount }))
    .sort((a, b) => a.ratePercent - b.ratePercent);
}

/** Returns the tax table of a document: tax is rounded once per rate, never per line (L-24). */
export function taxBuckets(amounts: readonly TaxedAmount[], rounding: TaxRounding): TaxBucket[] {
  return sumByRate(amounts).map(({ amount, ratePercent }) => ({
    ratePercent,
    taxable: amount,
    tax: taxIncludedIn(amount, ratePercent, rounding),
  }));
}
