import { describe, expect, it } from 'vitest';
import { type DatedPrice, priceAt } from './dated-price.rules.ts';

const at = (day: string) => new Date(`${day}T00:00:00+09:00`);
const regular = (price: number, from: string): DatedPrice => ({
  kind: 'regular',
  price,
  startsAt: at(from),
  endsAt: null,
});
const sale = (price: number, from: string, until: string): DatedPrice => ({
  kind: 'sale',
  price,
  startsAt: at(from),
  endsAt: at(until),
});
const now = (prices: DatedPrice[], day: string) => priceAt(prices, 500, at(day));
const shown = (prices: DatedPrice[], day = '2026-12-01') => now(prices, day).sale?.regularPrice;

describe('the price', () => {
  const prices = [regular(2000, '2026-01-01'), regular(2200, '2026-11-01'), sale(1800, '2026-12-01', '2026-12-08')];

  it.each([
    ['without any dated price is the one of the product', '2025-12-31', 500],
    ['is the latest regular one that has begun', '2026-10-31', 2000],
    ['changes at midnight of its first day', '2026-11-01', 2200],
    ['is that of a sale from its first moment', '2026-12-01', 1800],
    ['is the regular one again when the sale has ended', '2026-12-08', 2200],
  ])('%s', (_what, day, price) => {
    expect(now(prices, day).price).toBe(price);
  });
});

describe('the regular price beside a sale (L-41)', () => {
  const week = sale(1800, '2026-12-01', '2026-12-08');

  it.each([
    ['that was charged all eight weeks before is shown', [regular(2000, '2026-01-01'), week], 2000],
    ['of a new product is shown after two weeks', [regular(2000, '2026-11-17'), week], 2000],
    ['of a new product is not shown before two weeks', [regular(2000, '2026-11-18'), week], null],
    [
      'that was charged for less than half of eight weeks is not shown',
      [regular(1900, '2026-01-01'), regular(2000, '2026-11-10'), week],
      null,
    ],
    [
      'that was charged for more than half of eight weeks is shown',
      [regular(1900, '2026-01-01'), regular(2000, '2026-11-01'), week],
      2000,
    ],
    [
      'is not shown after a sale of most of the eight weeks',
      [regular(2000, '2026-01-01'), sale(1700, '2026-10-20', '2026-11-29'), week],
      null,
    ],
    [
      'that was last charged two weeks before is not shown',
      [regular(2000, '2026-01-01'), sale(1700, '2026-11-17', '2026-12-01'), week],
      null,
    ],
    ['that is not higher is not shown', [regular(1800, '2026-01-01'), week], null],
    ['of an unknown time is not shown', [week], null],
  ])('%s', (_what, prices, price) => {
    expect(shown(prices)).toBe(price);
  });

  it('is the one before the sale, though another has begun during it', () => {
    expect(shown([regular(2000, '2026-01-01'), week, regular(2500, '2026-12-03')], '2026-12-05')).toBe(2000);
  });
});
