import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { spreadDiscount } from './discount.ts';
import { TAX_ROUNDINGS, divideRounded } from './rounding.ts';
import { sumByRate, taxBuckets, type TaxedAmount } from './tax-buckets.ts';
import { taxIncludedIn, taxOnTopOf } from './tax.ts';
import { totals } from './totals.ts';

const yen = fc.integer({ min: 0, max: 5_000_000 });
const rounding = fc.constantFrom(...TAX_ROUNDINGS);
const taxed = fc.record({ amount: yen, ratePercent: fc.constantFrom(0, 8, 10) });
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const total = (amounts: readonly TaxedAmount[]) => sum(amounts.map(({ amount }) => amount));

/** Amounts with a discount that does not exceed them. */
const discounted = fc
  .array(taxed, { minLength: 1, maxLength: 12 })
  .chain((amounts) => fc.tuple(fc.constant(amounts), fc.integer({ min: 0, max: total(amounts) })));

test('L-28: parts sum exactly to the allocated amount, and none exceeds its weight', () => {
  const weighted = fc
    .array(yen, { minLength: 1, maxLength: 12 })
    .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sum(weights) })));
  fc.assert(
    fc.property(weighted, ([weights, amount]) => {
      const parts = allocate(amount, weights);
      expect(sum(parts)).toBe(amount);
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
});

test('L-28: every part is within one yen of its exact share', () => {
  fc.assert(
    fc.property(
      yen,
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        const all = sum(weights);
        allocate(amount, weights).forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / all)).toBeLessThan(1);
        });
      },
    ),
  );
});

test('L-28: an odd yen between equal rates goes to the higher one', () => {
  const equal = [
    { ratePercent: 8, amount: 500 },
    { ratePercent: 10, amount: 500 },
  ];
  expect(spreadDiscount(equal, 1)).toEqual([
    { ratePercent: 8, amount: 500 },
    { ratePercent: 10, amount: 499 },
  ]);
});

test('L-27: a spread discount makes no amount negative and reduces the total by exactly the discount', () => {
  fc.assert(
    fc.property(discounted, ([amounts, discount]) => {
      const left = spreadDiscount(amounts, discount);
      expect(total(left)).toBe(total(amounts) - discount);
      for (const { amount } of left) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('L-24: tax is computed from the sum of a rate, regardless of the split into lines', () => {
  fc.assert(
    fc.property(fc.array(taxed, { minLength: 1, maxLength: 12 }), rounding, (amounts, mode) => {
      expect(taxBuckets(amounts, mode)).toEqual(taxBuckets(sumByRate(amounts), mode));
    }),
  );
});

test('L-24: the rounding modes differ by at most one yen and preserve their order', () => {
  fc.assert(
    fc.property(yen, fc.constantFrom(8, 10), (amount, rate) => {
      const [floor, half, ceil] = TAX_ROUNDINGS.map((mode) => taxIncludedIn(amount, rate, mode)) as [
        number,
        number,
        number,
      ];
      expect(floor).toBeLessThanOrEqual(half);
      expect(half).toBeLessThanOrEqual(ceil);
      expect(ceil - floor).toBeLessThanOrEqual(1);
    }),
  );
});

test('L-21: the tax on a price without its included tax restores the price within one yen', () => {
  fc.assert(
    fc.property(yen, fc.constantFrom(0, 8, 10), (amount, rate) => {
      const rest = amount - taxIncludedIn(amount, rate, 'half_up');
      expect(Math.abs(rest + taxOnTopOf(rest, rate, 'half_up') - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test('L-25: the rows of the per-rate table sum exactly to the total', () => {
  fc.assert(
    fc.property(discounted, fc.array(taxed, { maxLength: 4 }), rounding, ([lines, discount], fees, mode) => {
      const result = totals({ lines, fees, discounts: [discount], rounding: mode });
      expect(sum(result.perRate.map(({ taxable }) => taxable))).toBe(result.total);
      expect(sum(result.perRate.map(({ tax }) => tax))).toBe(result.tax);
      expect(result.total).toBe(result.lines + result.fees - result.discount);
    }),
  );
});

test('L-26: a rate of zero has its own row', () => {
  expect(taxBuckets([{ amount: 1_000, ratePercent: 0 }], 'floor')).toEqual([
    { ratePercent: 0, taxable: 1_000, tax: 0 },
  ]);
});

test('exact quotients are the same in every rounding mode', () => {
  fc.assert(
    fc.property(yen, fc.integer({ min: 1, max: 1_000 }), (quotient, divisor) => {
      for (const mode of TAX_ROUNDINGS) expect(divideRounded(quotient * divisor, divisor, mode)).toBe(quotient);
    }),
  );
});
