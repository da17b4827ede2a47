import { addDays } from '@shop/japanese';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Zone } from './zone.ts';
import { closedReason } from './business-calendar.ts';
import { planDelivery } from './delivery-plan.ts';
import { latestShipDay } from './latest-ship-day.ts';
import { listLeadtime } from './list-leadtime.ts';
import { sampleTables } from './seed/sample-tables.ts';

const tokyo = { prefecture: '東京都', postal_code: '100-0001' };
const chilled = { zone: 'chilled', lead_days: 2, place: tokyo } as const;
const at = (jst: string) => new Date(`${jst}:00+09:00`);

describe('the earliest delivery (D-01)', () => {
  it.each([
    ['Friday before the cut-off', '2026-11-20T11:59', '2026-11-25', '2026-11-24'],
    ['Friday at the cut-off', '2026-11-20T12:00', '2026-11-26', '2026-11-25'],
    ['Saturday evening, over Sunday and a holiday', '2026-11-21T20:00', '2026-11-27', '2026-11-26'],
    ['the last days of the year', '2026-12-30T13:00', '2027-01-08', '2027-01-07'],
    ['half past midnight JST, still yesterday in UTC', '2026-11-25T00:30', '2026-11-28', '2026-11-27'],
  ])('%s', (_, now, date, shipDate) => {
    expect(planDelivery(at(now), chilled, sampleTables).earliest).toEqual({ date, ship_date: shipDate });
  });

  it('respects the minutes of the cut-off', () => {
    const tables = { ...sampleTables, cutoff: '12:30' };
    expect(planDelivery(at('2026-11-20T12:29'), chilled, tables).earliest?.date).toBe('2026-11-25');
    expect(planDelivery(at('2026-11-20T12:30'), chilled, tables).earliest?.date).toBe('2026-11-26');
  });

  it('may be the last day of the list, and is null after it', () => {
    const within = (list_days: number) => listLeadtime(at('2026-11-20T11:00'), chilled, { ...sampleTables, list_days });
    expect(within(5)).toMatchObject({ earliest_date: '2026-11-25', ship_date: '2026-11-24', reason: null });
    expect(within(4)).toMatchObject({ earliest_date: null, ship_date: null, reason: '最短のお届け日より前です' });
  });

  it('takes longer to distant areas and islands', () => {
    const place = { prefecture: '沖縄県', postal_code: '9060013' };
    const plan = planDelivery(at('2026-11-20T11:00'), { ...chilled, place }, sampleTables);
    expect(plan.earliest).toEqual({ date: '2026-11-28', ship_date: '2026-11-24' });
    expect(plan.route.island?.name).toBe('宮古島');
  });

  it('skips days on which the carrier does not deliver (D-02)', () => {
    const snow = { prefectures: ['東京都'], from: '2026-11-25', to: '2026-11-26', reason: '大雪のため配送休止' };
    const plan = planDelivery(at('2026-11-20T11:00'), chilled, { ...sampleTables, blockages: [snow] });
    expect(plan.earliest?.date).toBe('2026-11-27');
    expect(plan.check('2026-11-26').reason).toBe('大雪のため配送休止');
    expect(listLeadtime(at('2026-11-20T11:00'), chilled, { ...sampleTables, blockages: [snow] }).notice).toBe(
      '大雪のため配送休止',
    );
  });

  it('is not delayed by a blockage that starts later, nor while the destination is unknown', () => {
    const snow = { prefectures: ['東京都'], from: '2026-11-27', to: '2026-11-28', reason: '大雪のため配送休止' };
    const tables = { ...sampleTables, blockages: [snow] };
    expect(planDelivery(at('2026-11-20T11:00'), chilled, tables).earliest?.date).toBe('2026-11-25');
    const anywhere = listLeadtime(at('2026-11-24T11:00'), { ...chilled, place: null }, tables);
    expect(anywhere).toMatchObject({ earliest_date: '2026-11-27', notice: null });
  });

  it('is null where chilled delivery is not available', () => {
    const place = { prefecture: '東京都', postal_code: '100-2101' };
    const leadtime = listLeadtime(at('2026-11-20T11:00'), { ...chilled, place }, sampleTables);
    expect(leadtime).toMatchObject({ earliest_date: null, reason: 'クール便でお届けできない地域です' });
  });
});

describe('the list of dates', () => {
  it('includes unavailable days, each with its reason', () => {
    const leadtime = listLeadtime(at('2026-11-20T11:00'), chilled, sampleTables);
    expect(leadtime.dates).toHaveLength(60);
    expect(leadtime.dates[0]).toEqual({
      date: '2026-11-21',
      is_open: false,
      reason: '最短のお届け日より前です',
      ship_date: null,
      shop_closed: null,
      holiday: null,
      rokuyo: '仏滅',
    });
    expect(leadtime.dates.find((day) => day.date === '2026-11-25')).toMatchObject({
      is_open: true,
      reason: null,
      ship_date: '2026-11-24',
    });
  });

  it('reaches Christmas from the first days of November', () => {
    const { dates } = listLeadtime(at('2026-11-01T11:00'), chilled, sampleTables);
    expect(dates.find((day) => day.date === '2026-12-25')).toMatchObject({ is_open: true, ship_date: '2026-12-24' });
    expect(dates.at(-1)?.date).toBe('2026-12-31');
  });

  it('names the shop’s closed days and the holidays, on which the carrier still delivers', () => {
    const { dates } = listLeadtime(at('2026-11-20T11:00'), chilled, sampleTables);
    expect(dates.find((day) => day.date === '2026-11-29')).toMatchObject({
      is_open: true,
      shop_closed: '定休日',
      holiday: null,
    });
    expect(dates.find((day) => day.date === '2026-11-23')).toMatchObject({
      shop_closed: '祝日',
      holiday: '勤労感謝の日',
    });
  });

  it('gives a weekly closed day as the reason where the carrier may not hold a parcel', () => {
    const tables = { ...sampleTables, hold_days: { ...sampleTables.hold_days, chilled: 0 } };
    const { dates } = listLeadtime(at('2026-11-20T11:00'), chilled, tables);
    expect(dates.find((day) => day.date === '2026-11-30')?.reason).toBe('定休日のため、この日に合わせて出荷できません');
  });

  it('refuses a day on which chilled products would have to be held by the carrier over the holidays', () => {
    const leadtime = listLeadtime(at('2026-12-20T11:00'), chilled, sampleTables);
    expect(leadtime.dates.find((day) => day.date === '2027-01-04')?.reason).toBe(
      '年末年始休業のため、この日に合わせて出荷できません',
    );
  });

  it('leaves out the time slots that a carrier does not offer in an area', () => {
    const place = { prefecture: '沖縄県', postal_code: '9000001' };
    const leadtime = listLeadtime(at('2026-11-20T11:00'), { ...chilled, place }, sampleTables);
    expect(leadtime.slots.map((slot) => slot.code)).toEqual(['1416', '1618', '1820', '1921']);
  });
});

describe('the notice of a delivery blockage (D-02)', () => {
  it.each([
    ['begins on the last day of the list', '2027-01-19', '2027-01-20', true],
    ['begins after the list', '2027-01-20', '2027-01-20', false],
    ['ends today', '2026-11-19', '2026-11-20', true],
    ['ended yesterday', '2026-11-18', '2026-11-19', false],
  ])('for a blockage that %s', (_case, from, to, isFound) => {
    const snow = { prefectures: ['北海道'], from, to, reason: '大雪のため配送休止' };
    const tables = { ...sampleTables, blockages: [snow] };
    const noticeIn = (prefecture: string) =>
      listLeadtime(at('2026-11-20T11:00'), { ...chilled, place: { prefecture, postal_code: '' } }, tables).notice;
    expect([noticeIn('北海道'), noticeIn('東京都')]).toEqual([isFound ? snow.reason : null, null]);
  });

  it('is the reason when the blockage lasts to the end of the list', () => {
    const snow = { prefectures: ['東京都'], from: '2026-11-25', to: '2026-11-26', reason: '大雪のため配送休止' };
    const tables = { ...sampleTables, blockages: [snow], list_days: 5 };
    expect(listLeadtime(at('2026-11-20T11:00'), chilled, tables)).toMatchObject({
      carrier: { code: 'yamato', name: 'ヤマト運輸' },
      earliest_date: null,
      reason: '大雪のため配送休止',
    });
  });
});

describe('a parcel that is shipped after payment', () => {
  const from = (ready_from: string) => planDelivery(at('2026-11-20T11:00'), { ...chilled, ready_from }, sampleTables);

  it('is delivered later, and the skipped days give the reason', () => {
    const plan = from('2026-11-26');
    expect(plan.earliest).toEqual({ date: '2026-11-29', ship_date: '2026-11-28' });
    expect(plan.check('2026-11-24').reason).toBe('最短のお届け日より前です');
    expect(plan.check('2026-11-25').reason).toBe('前払いのご入金の確認が間に合いません');
  });

  it('is not delivered earlier because the payment already arrived', () =>
    expect(from('2026-11-18').earliest).toEqual({ date: '2026-11-25', ship_date: '2026-11-24' }));
});

describe('products with an end of sale', () => {
  const until = (leave_by: string, now: string) => planDelivery(at(now), { ...chilled, leave_by }, sampleTables);

  it('are shipped by that day, held by the carrier if necessary', () => {
    const plan = until('2026-12-04', '2026-11-20T11:00');
    expect(plan.check('2026-12-05')).toEqual({ ship_date: '2026-12-04', reason: null });
    expect(plan.check('2026-12-07')).toEqual({ ship_date: '2026-12-04', reason: null });
    expect(plan.check('2026-12-08').reason).toBe('販売期間の終了後のため、この日に合わせて出荷できません');
  });

  it('are refused because of the holidays where those are the reason', () => {
    expect(until('2026-12-31', '2026-12-20T11:00').check('2027-01-04').reason).toBe(
      '年末年始休業のため、この日に合わせて出荷できません',
    );
  });

  it('have no earliest day where delivery is not available', () => {
    const place = { prefecture: '東京都', postal_code: '100-2101' };
    const plan = planDelivery(at('2026-11-20T11:00'), { ...chilled, place, leave_by: '2026-12-04' }, sampleTables);
    expect(plan.earliest).toBeNull();
  });

  it('are shipped at the earliest possible day when bought on the last day of sale', () => {
    const plan = until('2026-11-20', '2026-11-20T13:00');
    expect(plan.earliest).toEqual({ date: '2026-11-26', ship_date: '2026-11-25' });
    expect(plan.check('2026-11-26').reason).toBeNull();
    expect(plan.check('2026-12-10').reason).toBe('販売期間の終了後のため、この日に合わせて出荷できません');
  });
});

describe('the latest shipping day', () => {
  it('is the first end of sale of the products, and null when none of them ends', () => {
    expect(
      latestShipDay([
        { sale_ends_on: '2026-12-20' },
        { sale_ends_on: null },
        { sale_ends_on: '2026-12-04' },
        undefined,
      ]),
    ).toBe('2026-12-04');
    expect(latestShipDay([{ sale_ends_on: null }])).toBeNull();
  });
});

describe('the morning slot in a distant area', () => {
  const sapporo = { ...chilled, place: { prefecture: '北海道', postal_code: '0600001' } } as const;
  const planned = () => planDelivery(at('2026-11-24T11:00'), sapporo, sampleTables);

  it('is not available on the earliest day; from the next day on the parcel is shipped a day earlier (D-06)', () => {
    const plan = planned();
    expect(plan.earliest).toEqual({ date: '2026-11-28', ship_date: '2026-11-26' });
    expect(plan.check('2026-11-28', '0812').reason).toBe('この時間帯は、最短のお届け日にはご指定いただけません');
    expect(plan.check('2026-11-28', '1416')).toEqual({ ship_date: '2026-11-26', reason: null });
    expect(plan.earliestWith('0812')).toEqual({ date: '2026-11-29', ship_date: '2026-11-26' });
  });

  it('is refused because of the holidays where the parcel cannot be shipped on either day', () => {
    const tables = { ...sampleTables, hold_days: { ...sampleTables.hold_days, chilled: 0 } };
    expect(planDelivery(at('2026-12-20T11:00'), sapporo, tables).check('2027-01-05', '0812').reason).toBe(
      '年末年始休業のため、この日に合わせて出荷できません',
    );
  });

  it('is not available on the earliest day where that is the last day of the list', () => {
    const { slots } = listLeadtime(at('2026-11-24T11:00'), sapporo, { ...sampleTables, list_days: 4 });
    expect(slots.filter((slot) => slot.is_open_on_earliest).map((slot) => slot.code)).not.toContain('0812');
    expect(slots).toHaveLength(5);
  });

  it('is marked in the list of slots', () => {
    const { slots } = listLeadtime(at('2026-11-24T11:00'), sapporo, sampleTables);
    expect(slots.map((slot) => [slot.code, slot.is_open_on_earliest]).slice(0, 2)).toEqual([
      ['0812', false],
      ['1416', true],
    ]);
  });
});

describe('every available delivery date', () => {
  it('is not before the earliest date, and is shipped on a business day within the hold time (D-03, D-05)', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-06-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const cutoffs = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const prefectures = fc.constantFrom(...sampleTables.area_of_prefecture.keys());
    const zones = fc.constantFrom<Zone>('ambient', 'chilled', 'frozen');
    const closedWeekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 5 });
    fc.assert(
      fc.property(
        instants,
        cutoffs,
        prefectures,
        zones,
        closedWeekdays,
        fc.nat(7),
        (now, cutoff, prefecture, zone, closed, lead) => {
          const tables = { ...sampleTables, cutoff, closed_weekdays: closed };
          const place = { prefecture, postal_code: '0000000' };
          const plan = planDelivery(now, { zone, lead_days: lead, place }, tables);
          for (const date of plan.days()) {
            const { ship_date } = plan.check(date);
            if (ship_date === null) continue;
            expect(date >= (plan.earliest?.date ?? '9999')).toBe(true);
            expect(closedReason(ship_date, tables)).toBeNull();
            const leaveBy = addDays(date, -plan.route.transit_days);
            expect(ship_date <= leaveBy && ship_date >= addDays(leaveBy, -tables.hold_days[zone])).toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
