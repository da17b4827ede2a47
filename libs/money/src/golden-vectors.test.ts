import { describe, expect, test } from 'vitest';
import { spreadDiscount } from './discount.ts';
import type { TaxRounding } from './rounding.ts';
import { taxBuckets, type TaxedAmount } from './tax-buckets.ts';
import { taxOnTopOf } from './tax.ts';

const at = (rate8: number, rate10: number): TaxedAmount[] => [
  { ratePercent: 8, amount: rate8 },
  { ratePercent: 10, amount: rate10 },
];

describe('L-29, tax-excluded vectors', () => {
  test('V1: three pieces are rounded once, not three times', () => {
    expect(taxOnTopOf(105 * 3, 10, 'floor')).toBe(31);
    expect(taxOnTopOf(105, 10, 'floor') * 3).toBe(30);
  });

  test('V2: each rate is rounded separately', () => {
    expect(taxOnTopOf(114 * 4 + 102 * 2, 8, 'floor')).toBe(52);
    expect(taxOnTopOf(222 * 2 + 300, 10, 'floor')).toBe(74);
  });
});

describe('L-29, tax-included vectors with a discount', () => {
  const vectors: [string, TaxedAmount[], number, TaxRounding, [number, number], [number, number]][] = [
    ['V3', at(7_398, 1_595), 92, 'floor', [7_322, 1_579], [542, 143]],
    ['V4', at(1_080, 2_970), 2, 'floor', [1_079, 2_969], [79, 269]],
    ['V5', at(65_756, 724_431), 1_000, 'half_up', [65_673, 723_514], [4_865, 65_774]],
    ['V6', at(1_080, 770), 1_850, 'floor', [0, 0], [0, 0]],
    ['V7', at(1_080, 770), 1, 'floor', [1_079, 770], [79, 70]],
  ];

  test.each(vectors)('%s', (_name, amounts, discount, rounding, taxable, tax) => {
    const buckets = taxBuckets(spreadDiscount(amounts, discount), rounding);
    expect(buckets.map((bucket) => bucket.taxable)).toEqual(taxable);
    expect(buckets.map((bucket) => bucket.tax)).toEqual(tax);
  });
});
