import { weekdayIndex } from '@shop/japanese';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay, endOfWaiting, payDaysOf } from './pay-days.ts';

const at = (jst: string) => new Date(`${jst}:00+09:00`);
const transfer = { code: 'bank_transfer', pay_within_days: 7 } as const;
const store = { code: 'cvs', pay_within_days: 7 } as const;
const [sunday] = [0];
const isShopOpen = (day: string) => weekdayIndex(day) !== sunday;

describe('banking days', () => {
  it.each(['2026-11-20', '2026-11-24', '2026-12-30', '2027-01-04'])('include %s', (day) =>
    expect(isBankingDay(day)).toBe(true),
  );
  it.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a national holiday', '2026-11-23'],
    ['the last day of the year', '2026-12-31'],
    ['the third of January', '2028-01-03'],
  ])('exclude %s (%s)', (_, day) => expect(isBankingDay(day)).toBe(false));
});

describe('the payment deadline', () => {
  it('of a transfer is a banking day, with one whole banking day before it', () => {
    expect(payDaysOf(transfer, at('2026-11-20T23:59'))).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(payDaysOf(transfer, at('2026-11-21T00:00'))).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
  });

  it('of a transfer at the turn of the year exceeds the days of the method when there is no earlier banking day', () => {
    expect(payDaysOf({ ...transfer, pay_within_days: 3 }, at('2026-12-30T10:00'))).toEqual(['2027-01-04']);
  });

  it('at a convenience store is any day from tomorrow in Japanese time', () => {
    expect(payDaysOf({ ...store, pay_within_days: 3 }, new Date('2026-11-20T15:30:00Z'))).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
  });

  it('is null when the method is not prepaid', () => {
    expect(payDaysOf({ code: 'card', pay_within_days: null }, at('2026-11-20T10:00'))).toBeNull();
  });

  it('is always after today, and the days are sorted', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom('bank_transfer' as const, 'cvs' as const),
        (now, pay_within_days, code) => {
          const days = payDaysOf({ code, pay_within_days }, now) ?? [];
          const today = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
          expect(days.length).toBeGreaterThan(0);
          expect(days.every((day) => day > today && (code === 'cvs' || isBankingDay(day)))).toBe(true);
          expect([...days]).toEqual([...new Set(days)].toSorted());
        },
      ),
    );
  });
});

describe('the end of waiting for a transfer', () => {
  it('is the first working day of bank and shop after the deadline, when late transfers are booked', () => {
    expect(endOfWaiting('2026-11-24', isShopOpen)).toEqual(new Date('2026-11-25T23:59:59+09:00'));
    expect(endOfWaiting('2026-11-20', isShopOpen)).toEqual(new Date('2026-11-24T23:59:59+09:00'));
    expect(endOfWaiting('2026-11-24', (day) => isShopOpen(day) && day !== '2026-11-25')).toEqual(
      new Date('2026-11-26T23:59:59+09:00'),
    );
  });
});
