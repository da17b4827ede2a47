import { spreadDiscount } from './discount.ts';
import type { TaxRounding } from './rounding.ts';
import { taxBuckets, type TaxBucket, type TaxedAmount } from './tax-buckets.ts';
import type { Yen } from './yen.ts';

/** What a document adds up; all amounts tax-included. */
export interface TotalsInput {
  readonly lines: readonly TaxedAmount[];
  /** Carriage, cool surcharge, cash-on-delivery fee, wrapping: each at its own rate (L-23). */
  readonly fees: readonly TaxedAmount[];
  /** Coupons and points, each spread over the rates (L-27). Points are spread after coupons. */
  readonly discounts: readonly Yen[];
  readonly rounding: TaxRounding;
}

export interface Totals {
  readonly lines: Yen;
  readonly fees: Yen;
  readonly discount: Yen;
  /** To be paid, tax included. */
  readonly total: Yen;
  readonly tax: Yen;
  readonly perRate: readonly TaxBucket[];
}

/**
 * Adds up one document. The rows of `perRate` sum exactly to `total`, and their taxes to `tax` (L-25, L-28).
 * @throws RangeError when discounts exceed lines and fees
 */
export function totals({ lines, fees, discounts, rounding }: TotalsInput): Totals {
  const discounted = discounts.reduce<readonly TaxedAmount[]>(spreadDiscount, [...lines, ...fees]);
  const perRate = taxBuckets(discounted, rounding);
  return {
    lines: sum(lines),
    fees: sum(fees),
    discount: discounts.reduce((a, b) => a + b, 0),
    total: perRate.reduce((total, { taxable }) => total + taxable, 0),
    tax: perRate.reduce((total, { tax }) => total + tax, 0),
    perRate,
  };
}

function sum(amounts: readonly TaxedAmount[]): Yen {
  return amounts.reduce((total, { amount }) => total + amount, 0);
}
