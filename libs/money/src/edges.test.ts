import { describe, expect, it } from 'vitest';
import { divideRounded } from './rounding.ts';
import { sumByRate } from './tax-buckets.ts';
import { taxRateOn } from './tax-rate.ts';

describe('a division', () => {
  it.each([
    [-1, 100],
    [1.5, 100],
    [Number.MAX_SAFE_INTEGER + 1, 100],
    [1, 0],
    [1, -2],
    [1, 1.5],
  ])('of %d by %d is refused', (numerator, denominator) => {
    expect(() => divideRounded(numerator, denominator, 'floor')).toThrow(RangeError);
  });

  it('of zero is zero', () => {
    expect([divideRounded(0, 7, 'floor'), divideRounded(0, 7, 'half_up'), divideRounded(0, 7, 'ceil')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('rounds half a yen by the setting of the shop', () => {
    expect([divideRounded(1, 2, 'floor'), divideRounded(1, 2, 'half_up'), divideRounded(1, 2, 'ceil')]).toEqual([
      0, 1, 1,
    ]);
    expect([divideRounded(49, 100, 'half_up'), divideRounded(51, 100, 'half_up')]).toEqual([0, 1]);
  });
});

it('sums by rate are sorted from the lowest rate, regardless of the order of the amounts', () => {
  const amounts = [10, 0, 8, 10].map((ratePercent) => ({ ratePercent, amount: 100 }));
  expect(sumByRate(amounts)).toEqual([
    { ratePercent: 0, amount: 100 },
    { ratePercent: 8, amount: 100 },
    { ratePercent: 10, amount: 200 },
  ]);
});

it('the latest rate in effect applies, regardless of the order of the table', () => {
  const rates = [
    { taxClass: 'reduced', ratePercent: 8, effectiveFrom: '2019-10-01' },
    { taxClass: 'reduced', ratePercent: 5, effectiveFrom: '1997-04-01' },
  ];
  expect([taxRateOn(rates, 'reduced', '2020-01-01'), taxRateOn(rates.toReversed(), 'reduced', '2020-01-01')]).toEqual([
    8, 8,
  ]);
});
