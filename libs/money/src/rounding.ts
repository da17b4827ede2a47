/** How fractions of a yen are rounded; a shop chooses one permanently (L-24). */
export const TAX_ROUNDINGS = ['floor', 'half_up', 'ceil'] as const;
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/**
 * Divides two non-negative integers and rounds the result once, with integers only.
 * @throws RangeError if an argument is negative, fractional or too large to be exact
 */
export function divideRounded(numerator: number, denominator: number, rounding: TaxRounding): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`cannot divide ${numerator} exactly`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`cannot divide by ${denominator}`);
  const remainder = numerator % denominator;
  const floor = (numerator - remainder) / denominator;
  if (rounding === 'ceil') return remainder > 0 ? floor + 1 : floor;
  if (rounding === 'half_up') return remainder * 2 >= denominator ? floor + 1 : floor;
  return floor;
}
