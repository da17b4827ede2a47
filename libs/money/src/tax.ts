import { divideRounded, type TaxRounding } from './rounding.ts';
import { assertYen, type Yen } from './yen.ts';

/** Returns the tax contained in an amount: `taxIncludedIn(1080, 8, 'floor')` → 80 (L-20, L-21). */
export function taxIncludedIn(taxIncluded: Yen, ratePercent: number, rounding: TaxRounding): Yen {
  assertYen(taxIncluded, 'a tax-included amount');
  return divideRounded(taxIncluded * ratePercent, 100 + ratePercent, rounding);
}

/** Returns the tax to add to an amount without tax: `taxOnTopOf(315, 10, 'floor')` → 31 (L-24). */
export function taxOnTopOf(taxExcluded: Yen, ratePercent: number, rounding: TaxRounding): Yen {
  assertYen(taxExcluded, 'a tax-excluded amount');
  return divideRounded(taxExcluded * ratePercent, 100, rounding);
}
