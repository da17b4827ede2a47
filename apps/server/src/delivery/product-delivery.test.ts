import type { ProductDelivery } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { orderDeadline } from './get-product-delivery.ts';
import { sampleTables } from './seed/sample-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-24T11:00:00+09:00'));

const getDelivery = (query = '', key = 'ham-fr-001') =>
  app.call<ProductDelivery>('GET', `/v1/products/${key}/delivery${query}`, { channel: 'simple.localhost' });
const to = (prefecture: string) => getDelivery(`?prefecture=${encodeURIComponent(prefecture)}`);

describe('the delivery estimate of one piece', () => {
  it('is for Tokyo before a prefecture is chosen, and includes the shipping costs', async () => {
    const { status, body } = await getDelivery();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      prefecture: '東京都',
      earliest_date: '2026-11-27',
      order_by: '2026-11-24T03:00:00.000Z',
      transit_days: 1,
      free_carriage_from: 10_800,
    });
    expect([body.carriage > 0, body.cool_fee > 0]).toEqual([true, true]);
  });

  it('changes at the cut-off: from noon it is a day later, until the next noon (D-01)', async () => {
    app.clock.set('2026-11-24T11:59:59+09:00');
    expect((await getDelivery()).body.earliest_date).toBe('2026-11-27');
    app.clock.set('2026-11-24T12:00:00+09:00');
    expect((await getDelivery()).body).toMatchObject({
      earliest_date: '2026-11-28',
      order_by: '2026-11-25T03:00:00.000Z',
    });
  });

  it('is later and more expensive for a distant prefecture', async () => {
    const [near, far] = [(await getDelivery()).body, (await to('沖縄県')).body];
    expect(far.prefecture).toBe('沖縄県');
    expect((far.earliest_date ?? '') > (near.earliest_date ?? '')).toBe(true);
    expect(far.carriage).toBeGreaterThan(near.carriage);
  });

  it('has no shipping fee when one piece reaches the free-shipping threshold', async () => {
    expect((await getDelivery('', 'acc-jp-001')).body).toMatchObject({ carriage: 0, cool_fee: 0 });
  });

  it('refuses an unknown prefecture and a product that is not sold', async () => {
    expect((await to('火星県')).status).toBe(422);
    expect((await getDelivery('', 'gone')).status).toBe(404);
  });
});

describe('the order deadline of a delivery day', () => {
  const parcel = { zone: 'chilled', lead_days: 2, place: { prefecture: '東京都', postal_code: '' } } as const;
  const at = (jst: string) => new Date(`${jst}:00+09:00`);

  it.each([
    ['the cut-off of today', '2026-11-24T11:59', '2026-11-24T12:00'],
    ['the cut-off of tomorrow after the cut-off', '2026-11-24T12:00', '2026-11-25T12:00'],
    // 2026-11-28 is a Saturday; nothing is shipped on Sunday, so both evenings have the deadline on Monday.
    ['the cut-off of Monday on a Saturday evening', '2026-11-28T18:00', '2026-11-30T12:00'],
  ])('is %s (D-01)', (_case, now, deadline) => {
    expect(orderDeadline(at(now), parcel, sampleTables)).toEqual(at(deadline));
  });

  it('accepts a cut-off hour with one digit', () => {
    expect(orderDeadline(at('2026-11-24T08:00'), parcel, { ...sampleTables, cutoff: '9:30' })).toEqual(
      at('2026-11-24T09:30'),
    );
  });

  it('is searched for two weeks at most, however long the shop is closed', () => {
    const closedNovember = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
    const tables = { ...sampleTables, closed_days: new Map(closedNovember.map((day) => [day, '改装休業'])) };
    expect(orderDeadline(at('2026-11-02T08:00'), parcel, tables)).toEqual(at('2026-11-16T12:00'));
  });
});
