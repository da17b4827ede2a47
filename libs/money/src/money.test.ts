import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { spreadDiscount } from './discount.ts';
import { formatAmount, formatYen } from './format-yen.ts';
import { taxRateOn } from './tax-rate.ts';
import { taxIncludedIn } from './tax.ts';
import { totals } from './totals.ts';
import { pricePer100g } from './unit-price.ts';

describe('refusals', () => {
  test('fractions of a yen are refused', () => {
    expect(() => taxIncludedIn(10.5, 8, 'floor')).toThrow(RangeError);
    expect(() => allocate(1.5, [1])).toThrow(RangeError);
    expect(() => formatYen(0.1)).toThrow(RangeError);
  });

  test('a discount above the sum or below zero is refused', () => {
    expect(() => spreadDiscount([{ amount: 100, ratePercent: 8 }], 101)).toThrow('exceeds');
    expect(() => spreadDiscount([{ amount: 100, ratePercent: 8 }], -1)).toThrow('negative');
  });

  test('yen cannot be allocated over an empty list', () => {
    expect(() => allocate(1, [])).toThrow('nothing to allocate over');
    expect(allocate(0, [])).toEqual([]);
  });
});

describe('L-26: rates by date', () => {
  const rates = [
    { taxClass: 'reduced', ratePercent: 8, effectiveFrom: '2019-10-01' },
    { taxClass: 'reduced', ratePercent: 0, effectiveFrom: '2027-04-01' },
    { taxClass: 'standard', ratePercent: 10, effectiveFrom: '2019-10-01' },
  ];

  test.each([
    ['reduced', '2019-10-01', 8],
    ['reduced', '2027-03-31', 8],
    ['reduced', '2027-04-01', 0],
    ['standard', '2027-04-01', 10],
  ])('%s on %s is %d %%', (taxClass, day, percent) => {
    expect(taxRateOn(rates, taxClass, day)).toBe(percent);
  });

  test('a day before the first row is refused', () => {
    expect(() => taxRateOn(rates, 'reduced', '2019-09-30')).toThrow(RangeError);
  });
});

test('L-23: the shipping fee is taxed at 10 % next to food at 8 %', () => {
  const result = totals({
    lines: [{ amount: 2_160, ratePercent: 8 }],
    fees: [{ amount: 1_100, ratePercent: 10 }],
    discounts: [],
    rounding: 'floor',
  });
  expect(result).toEqual({
    lines: 2_160,
    fees: 1_100,
    discount: 0,
    total: 3_260,
    tax: 260,
    perRate: [
      { ratePercent: 8, taxable: 2_160, tax: 160 },
      { ratePercent: 10, taxable: 1_100, tax: 100 },
    ],
  });
});

test('prices are shown with separators', () => {
  expect(formatYen(1_480)).toBe('1,480円');
  expect(formatYen(0)).toBe('0円');
  expect(formatYen(-92)).toBe('-92円');
  expect(formatAmount(1_234_567)).toBe('1,234,567');
  expect([1_000, 999, -1_000, -999, 12_345_678].map(formatAmount)).toEqual([
    '1,000',
    '999',
    '-1,000',
    '-999',
    '12,345,678',
  ]);
});

test('the price of 100 g is rounded half up', () => {
  expect(pricePer100g(1_480, 80)).toBe(1_850);
  expect(pricePer100g(1_000, 300)).toBe(333);
  expect(pricePer100g(500, 300)).toBe(167);
});
