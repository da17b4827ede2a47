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

describe('the delivery day of a prepaid parcel', () => {
  it('without a wish is the first possible one when the money arrives on the first possible day: 11月24日までのご入金で27日お届け', () => {
    expect(dayOf({})).toEqual({ date: '2026-11-27', ship_date: '2026-11-26', pay_by: '2026-11-24', moved_from: null });
  });

  it('is the chosen day, with the latest payment deadline that allows it', () => {
    expect(dayOf({ date: '2026-11-28' })).toMatchObject({ date: '2026-11-28', pay_by: '2026-11-25', moved_from: null });
    expect(dayOf({ date: '2026-12-05' })).toMatchObject({ date: '2026-12-05', pay_by: '2026-11-27', moved_from: null });
  });

  it('moves to the next possible day when less than one banking day remains before the chosen day', () => {
    expect(planDelivery(friday, parcel, sampleTables).check('2026-11-25').reason).toBeNull();
    expect(dayOf({ date: '2026-11-25' })).toMatchObject({
      date: '2026-11-27',
      pay_by: '2026-11-24',
      moved_from: '2026-11-25',
    });
  });

  it('is null when the wish is not available anyway', () => {
    expect(dayOf({ date: '2026-11-21' })).toBeNull();
  });

  it('is never before the payment can arrive, and is still possible when it arrives on the deadline', () => {
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

describe('a payment', () => {
  const promised = {
    delivery_date: '2026-11-27',
    planned_date: '2026-11-27',
    delivery_time: null,
    pay_by: '2026-11-24',
  };
  const paidAt = (jst: string, change: Partial<typeof promised> | { delivery_date: null } = {}) =>
    dayAfterPayment(at(jst), parcel, { ...promised, ...change }, sampleTables);

  it('by the deadline, or booked on the next working day, leaves the delivery day unchanged', () => {
    expect(paidAt('2026-11-24T15:00')).toBeNull();
    expect(paidAt('2026-11-25T23:00')).toBeNull();
  });

  it('after the deadline moves the delivery day to the next available one', () => {
    expect(paidAt('2026-11-26T10:00')).toEqual({ date: '2026-11-28', ship_date: '2026-11-27' });
    expect(paidAt('2026-12-01T13:00', { delivery_date: null })).toEqual({
      date: '2026-12-04',
      ship_date: '2026-12-03',
    });
  });

  it('after the deadline leaves a later delivery day that is still possible unchanged', () => {
    expect(paidAt('2026-11-26T10:00', { delivery_date: '2026-12-05', planned_date: '2026-12-05' })).toBeNull();
  });
});
