import { spreadDiscount } from './discount.ts';
import type { TaxRounding } from './rounding.ts';
import { taxBuckets, type TaxBucket, type TaxedAmount } from './tax-buckets.ts';
import type { Yen } from './yen.ts';

/** The amounts of a document, all including tax. */
export interface TotalsInput {
  readonly lines: readonly TaxedAmount[];
  /** Shipping, cool surcharge, cash-on-delivery fee, wrapping: each at its own rate (L-23). */
  readonly fees: readonly TaxedAmount[];
  /** Coupons and points, each divided among the rates (L-27), points after coupons. */
  readonly discounts: readonly Yen[];
  readonly rounding: TaxRounding;
}

export interface Totals {
  readonly lines: Yen;
  readonly fees: Yen;
  readonly discount: Yen;
  /** The amount to pay, including tax. */
  readonly total: Yen;
  readonly tax: Yen;
  readonly perRate: readonly TaxBucket[];
}

/**
 * Calculates the totals of a document. The rows of `perRate` sum exactly to `total`, and their taxes to `tax` (L-25,
 * L-28).
 * @throws RangeError if discounts exceed lines and fees
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
