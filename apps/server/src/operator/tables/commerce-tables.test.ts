import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const refusal = async (table: string, rows: object[], options: object = {}) => {
  const { status, body } = await operator.put(table, rows, options);
  return status === 200 ? status : (body.rows ?? []).map(({ field }) => field);
};
const carriageOf = async () => {
  const { quote } = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, 3);
  return quote.fees.filter(({ code }) => code === 'carriage').map(({ amount }) => amount);
};

describe('the fees of the shop', () => {
  it('follow an imported file: the next cart has the new shipping fee', async () => {
    const rows = await operator.take('carriage');
    const tokyo = (await operator.take('delivery-areas')).find(({ prefecture }) => prefecture === '東京都')?.area;
    const dearer = rows.filter(({ area }) => area === tokyo).map((row) => ({ ...row, fee: 4321 }));
    expect(await refusal('carriage', dearer)).toBe(200);
    expect(await carriageOf()).toEqual([4321]);
  });

  it.each([
    ['carriage', [{ area: 'kanto', size: 60, fee: -1 }]],
    ['cool-fees', [{ zone: 'hot', size: 60, fee: 1 }]],
    ['islands', [{ postal_prefix: '10x', name: '島', extra_days: 1, surcharge: 0, takes_cool: true }]],
    ['tax-rates', [{ tax_class: 'reduced', effective_from: '2030-01-01', percent: 101 }]],
    ['delivery-settings', [{ id: 1, cutoff: '25:00' }]],
    ['carriers', [{ code: 'yamato', slots: [{ code: '0812' }] }]],
    ['payment-methods', [{ code: 'cod', fee_steps: [{ up_to: 100, fee: 1 }] }]],
  ])('are refused for %s with %j', async (table, rows) => {
    expect(await refusal(table, rows)).not.toBe(200);
  });

  it('never lack an amount that a checkout needs', async () => {
    const routes = await operator.take('delivery-routes');
    expect(await refusal('delivery-routes', routes.slice(1), { replace: true })).toContain('area');
    expect(await refusal('parcel-sizes', [{ size: 999, max_weight_g: 90_000 }])).toContain('size');
    const areas = await operator.take('delivery-areas');
    expect(await refusal('delivery-areas', areas.slice(1), { replace: true })).toContain('prefecture');
    expect(await refusal('delivery-areas', [{ prefecture: '東京都', area: 'nowhere' }])).toContain('area');
  });

  it('include a tax rate from its first day, in the file and in the shop (L-26)', async () => {
    expect(await refusal('tax-rates', [{ tax_class: 'reduced', effective_from: '2027-04-01', percent: 0 }])).toBe(200);
    expect(await operator.take('tax-rates')).toContainEqual({
      tax_class: 'reduced',
      effective_from: '2027-04-01',
      percent: 0,
    });
  });
});
