import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayOf, pointsEarned, pointsTermEnd, returnedTermEnd } from './point.rules.ts';
import { livingLots, sumOfLots, takeFromLots, type Lot } from './lots.rules.ts';

const at = (text: string) => new Date(`${text}+09:00`);

describe('points that an order earns', () => {
  it.each([
    [{ goods: 2960, discount_coupons: 0, discount_points: 0 }, 29],
    [{ goods: 2960, discount_coupons: 500, discount_points: 300 }, 21],
    [{ goods: 99, discount_coupons: 0, discount_points: 0 }, 0],
    [{ goods: 500, discount_coupons: 500, discount_points: 0 }, 0],
  ])('are one for every full 100 yen of products after discounts: %o earns %i', (totals, points) => {
    expect(pointsEarned(totals)).toBe(points);
  });
});

describe('the expiry of points', () => {
  it('is at the end of the same day of the next year, in Japan', () => {
    for (const given of ['2026-11-20T00:00:00', '2026-11-20T23:59:59']) {
      const end = pointsTermEnd(at(given));
      expect(end).toEqual(at('2027-11-21T00:00:00'));
      expect(lastDayOf(end)).toBe('2027-11-20');
    }
  });

  it('is a day that exists when the next year has no 29 February, and crosses the end of a year', () => {
    expect(pointsTermEnd(at('2028-02-29T12:00:00'))).toEqual(at('2029-03-01T00:00:00'));
    expect(pointsTermEnd(new Date('2026-12-31T15:00:00Z'))).toEqual(at('2028-01-02T00:00:00'));
  });

  it('is preserved when they are returned, and is at least 30 days away', () => {
    const now = at('2026-11-20T10:00:00');
    expect(returnedTermEnd(at('2027-05-01T00:00:00'), now)).toEqual(at('2027-05-01T00:00:00'));
    expect(lastDayOf(returnedTermEnd(at('2026-11-22T00:00:00'), now))).toBe('2026-12-20');
  });
});

describe('spending points from lots', () => {
  const lots: fc.Arbitrary<Lot[]> = fc
    .array(
      fc.record({
        left: fc.integer({ min: 1, max: 5000 }),
        expiresAt: fc.date({ min: new Date(0), max: at('2100-01-01T00:00:00'), noInvalidDate: true }),
      }),
      { maxLength: 12 },
    )
    .map((list) => list.map((lot, index) => ({ ...lot, id: index + 1 })));

  it('takes the requested amount, never more than a lot has, and uses up the earliest expiring lots first', () => {
    fc.assert(
      fc.property(lots, fc.nat(), (lots, wish) => {
        const points = sumOfLots(lots) === 0 ? 0 : wish % (sumOfLots(lots) + 1);
        const spent = takeFromLots(lots, points);
        const partOf = (lot: Lot) => spent.find((part) => part.lotId === lot.id)?.points ?? 0;
        expect(spent.reduce((sum, part) => sum + part.points, 0)).toBe(points);
        expect(spent.every((part) => part.points > 0)).toBe(true);
        expect(lots.every((lot) => partOf(lot) <= lot.left)).toBe(true);
        const touched = lots.filter((lot) => partOf(lot) > 0);
        const untouchedEarlier = lots.filter(
          (lot) => partOf(lot) < lot.left && touched.some((other) => other.expiresAt > lot.expiresAt),
        );
        expect(untouchedEarlier).toEqual([]);
      }),
    );
  });

  it('never goes below zero (P-08)', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 100 }), (lots, more) => {
        expect(() => takeFromLots(lots, sumOfLots(lots) + more)).toThrow(RangeError);
      }),
    );
  });

  it('leaves out expired lots', () => {
    const now = at('2026-11-20T10:00:00');
    const [over, living] = [
      { id: 1, left: 5, expiresAt: now },
      { id: 2, left: 7, expiresAt: new Date(now.getTime() + 1) },
    ];
    expect(livingLots([over, living], now)).toEqual([living]);
  });
});
