import { assertYen, type Yen } from './yen.ts';

/**
 * Divides whole yen in proportion to weights, by the largest remainder: the parts sum exactly to the total, and no part
 * exceeds its weight unless the total exceeds their sum. On a tie the earlier weight gets the odd yen (L-28).
 * @throws RangeError if an argument is negative or fractional, or all weights are zero though the total is not
 */
export function allocate(total: Yen, weights: readonly number[]): Yen[] {
  assertNatural(total, 'the total');
  for (const weight of weights) assertNatural(weight, 'a weight');
  const sum = weights.reduce((a, b) => a + b, 0);
  if (total === 0) return weights.map(() => 0);
  if (sum === 0) throw new RangeError('there is nothing to allocate over');

  const shares = weights.map((weight, index) => {
    const product = total * weight;
    assertNatural(product, 'total × weight');
    const remainder = product % sum;
    return { index, remainder, floor: (product - remainder) / sum };
  });
  const parts = shares.map((share) => share.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const order = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function assertNatural(value: number, what: string): void {
  assertYen(value, what);
  if (value < 0) throw new RangeError(`${what} must not be negative, got ${value}`);
}
