import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDelivery } from '../delivery/delivery-plan.ts';
import { sampleTables } from '../delivery/seed/sample-tables.ts';
import { payDaysOf, readyAfter } from './pay-days.ts';
import { dayAfterPayment, prepaidDay, type DayWish } from './prepaid-day.ts';

const parcel = { zone: 'chilled', lead_days: 1, place: { prefecture: '東京都', postal_code: '100-0001' } } as const;
const at = (jst: string) => new Date(`${jst}:00+09:00`);
/** A Friday morning before three days on which banks are closed. */
const friday = at('2026-11-20T10:00');
const days = payDaysOf({ code: 'bank_transfer', pay_within_days: 7 }, friday) ?? ['2026-11-24'];
const dayOf = (wish: Partial<DayWish>, now = friday) =>
  prepaidDay(now, parcel, { date: null, slot: null, ...wish }, days, sampleTables);

describe('the day of a parcel that is paid in advance', () => {
  it('without a wish is the first that can be kept when the money comes on the first day it can: 11月24日までのご入金で27日お届け', () => {
    expect(dayOf({})).toEqual({ date: '2026-11-27', ship_date: '2026-11-26', pay_by: '2026-11-24', moved_from: null });
  });

  it('is the chosen one, with the latest last day of payment that allows it', () => {
    expect(dayOf({ date: '2026-11-28' })).toMatchObject({ date: '2026-11-28', pay_by: '2026-11-25', moved_from: null });
    expect(dayOf({ date: '2026-12-05' })).toMatchObject({ date: '2026-12-05', pay_by: '2026-11-27', moved_from: null });
  });

  it('moves to the next that can be kept when not one banking day remains before the chosen one', () => {
    expect(planDelivery(friday, parcel, sampleTables).check('2026-11-25').reason).toBeNull();
    expect(dayOf({ date: '2026-11-25' })).toMatchObject({
      date: '2026-11-27',
      pay_by: '2026-11-24',
      moved_from: '2026-11-25',
    });
  });

  it('is left to the date engine where the wish does not hold anyway', () => {
    expect(dayOf({ date: '2026-11-21' })).toBeNull();
  });

  it('is never before its money can be there, and can be kept with money that comes on its last day', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-06-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const codes = fc.constantFrom('bank_transfer' as const, 'cvs' as const);
    const wishes = fc.option(fc.nat(29), { nil: null });
    fc.assert(
      fc.property(instants, codes, wishes, fc.nat(5), (now, code, nth, lead_days) => {
        const payDays = payDaysOf({ code, pay_within_days: 7 }, now) ?? ['2026-01-01'];
        const needs = { ...parcel, lead_days };
        const date = nth === null ? null : (planDelivery(now, needs, sampleTables).days()[nth] ?? null);
        const day = prepaidDay(now, needs, { date, slot: null }, payDays, sampleTables);
        if (day === null) return;
        const paid = planDelivery(now, { ...needs, ready_from: readyAfter(day.pay_by) }, sampleTables);
        expect(payDays).toContain(day.pay_by);
        expect(day.ship_date > day.pay_by && day.date >= day.ship_date).toBe(true);
        expect(paid.check(day.date).reason).toBeNull();
        expect(day.moved_from === null || day.moved_from < day.date).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('money that has come', () => {
  const promised = {
    delivery_date: '2026-11-27',
    planned_date: '2026-11-27',
    delivery_time: null,
    pay_by: '2026-11-24',
  };
  const paidAt = (jst: string, change: Partial<typeof promised> | { delivery_date: null } = {}) =>
    dayAfterPayment(at(jst), parcel, { ...promised, ...change }, sampleTables);

  it('by the last day, or seen on the next working day, keeps the day that was told', () => {
    expect(paidAt('2026-11-24T15:00')).toBeNull();
    expect(paidAt('2026-11-25T23:00')).toBeNull();
  });

  it('later moves the day to the next that can be promised then', () => {
    expect(paidAt('2026-11-26T10:00')).toEqual({ date: '2026-11-28', ship_date: '2026-11-27' });
    expect(paidAt('2026-12-01T13:00', { delivery_date: null })).toEqual({
      date: '2026-12-04',
      ship_date: '2026-12-03',
    });
  });

  it('later keeps a day that is far enough off all the same', () => {
    expect(paidAt('2026-11-26T10:00', { delivery_date: '2026-12-05', planned_date: '2026-12-05' })).toBeNull();
  });
});
