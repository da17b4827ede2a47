import type { Cart, CartShipping, Leadtime } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, type CartCaller } from './testing/cart-caller.ts';

const osaka = {
  ...typedAddress,
  shipping_first_name: '花子',
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区',
  address1: '梅田1-1',
};
const noshi = {
  purpose: 'seibo',
  ribbon: 'butterfly',
  top_text: '御歳暮',
  names: ['見本'],
  position: 'inner',
} as const;

let app: TestApp;
let cart: CartCaller;
let chilled: string;
let icy: string;
let ambient: string;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
  const { rows } = await app.db.execute<{ key: string; zone: string }>(
    `select distinct on (zone) key, zone from products where sale_status = 'on_sale' and is_noshi and (zone <> 'chilled' or is_wrapping) and (zone <> 'ambient' or is_chilled_ok) order by zone, id`,
  );
  const keyOf = (zone: string) => rows.find((row) => row.zone === zone)?.key ?? '';
  [chilled, icy, ambient] = [keyOf('chilled'), keyOf('frozen'), keyOf('ambient')];
});
afterAll(() => app.close());

const shippingOf = (answer: Cart, index: number): CartShipping => {
  const shipping = answer.detail.shippings[index];
  if (!shipping) throw new Error(`There is no destination ${index}.`);
  return shipping;
};

/** Two pieces of a chilled product, one to Tokyo, one to Osaka, the latter with a date and noshi. */
async function twoDestinations(): Promise<Cart> {
  const { token, detail } = await cart.withProducts({ [chilled]: 2 });
  const line = detail.products[0]?.key ?? '';
  await cart.patch('shippings/add', { token, address: typedAddress });
  const added = await cart.patch('shippings/add', { token, address: osaka });
  const shares = added.detail.shippings.map(({ key }) => ({ key, quantity: 1 }));
  const divided = await cart.patch('products/divide', { token, products: [{ key: line, shippings: shares }] });
  const second = shippingOf(divided, 1);
  await cart.patch('shippings/modify', { token, key: second.key, noshi, message: 'お世話になっております。' });
  return cart.patch('packings/modify', {
    token,
    packings: [{ key: second.packings[0]?.key, delivery_date: '2026-12-05', delivery_time: '1416' }],
  });
}

describe('destinations', () => {
  it('accept an address in any width, normalised, and make the fees final', async () => {
    const { token } = await cart.withProducts({ [chilled]: 1 });
    const address = { ...typedAddress, postal_code: '〒１００－０００１', phone_number: '０３ー１２３４ー５６７８' };
    const filled = await cart.patch('shippings/add', { token, address });
    expect(shippingOf(filled, 0).address).toMatchObject({
      postal_code: '1000001',
      formatted_postal_code: '100-0001',
      phone_number: '0312345678',
    });
    expect(filled.quote.is_estimated).toBe(false);
    expect(shippingOf(filled, 0).packings[0]).toMatchObject({ earliest_date: '2026-11-25', ship_date: '2026-11-24' });
  });

  it('refuse an address with the path of each invalid field, and change nothing', async () => {
    const filled = await cart.withProducts({ [chilled]: 1 });
    const address = { ...typedAddress, postal_code: '123', city: ' ' };
    const refused = await app.call('PATCH', '/v1/carts/shippings/add', { body: { token: filled.token, address } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'address.postal_code': [expect.any(String)], 'address.city': [expect.any(String)] } },
    });
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('are merged when the same address is entered twice', async () => {
    const { token } = await cart.withProducts({ [chilled]: 1 });
    await cart.patch('shippings/add', { token, address: typedAddress });
    const twice = await cart.patch('shippings/add', { token, address: { ...typedAddress, postal_code: '1000001' } });
    expect(twice.detail.shippings).toHaveLength(1);
  });

  it('each have their own parcels, fees and dates; changing one leaves the others’ choices unchanged (C-05, D-07)', async () => {
    const both = await twoDestinations();
    const [tokyo, there] = [shippingOf(both, 0), shippingOf(both, 1)];
    expect(both.quote.destinations.map((it) => it.carriage_total)).toEqual([1215, 1335]);
    expect(there.packings[0]).toMatchObject({
      delivery_date: '2026-12-05',
      delivery_time_name: '14〜16時',
      ship_date: '2026-12-04',
    });
    const line = both.detail.products[0]?.key ?? '';
    await cart.patch('shippings/modify', {
      token: both.token,
      key: tokyo.key,
      address: { ...typedAddress, address1: '丸の内1-1' },
      wrapping_code: null,
    });
    const shares = [
      { key: tokyo.key, quantity: 3 },
      { key: there.key, quantity: 1 },
    ];
    const more = await cart.patch('products/divide', {
      token: both.token,
      products: [{ key: line, shippings: shares }],
    });
    expect(shippingOf(more, 1)).toEqual(there);
    expect(more.detail.products[0]?.quantity).toBe(4);
  });

  it('are merged when one address is changed to the other; products and wishes are moved', async () => {
    const both = await twoDestinations();
    const merged = await cart.patch('shippings/modify', {
      token: both.token,
      key: shippingOf(both, 1).key,
      address: typedAddress,
    });
    expect(merged.detail.shippings).toHaveLength(1);
    expect(shippingOf(merged, 0)).toMatchObject({
      noshi,
      message: 'お世話になっております。',
      packings: [{ products: [{ quantity: 2 }] }],
    });
  });

  it('pass their pieces to the first remaining one when removed, and all to the first at a reset', async () => {
    const both = await twoDestinations();
    const [tokyo, there] = [shippingOf(both, 0), shippingOf(both, 1)];
    const left = await cart.patch('shippings/modify', { token: both.token, key: tokyo.key, is_delete: true });
    expect(shippingOf(left, 0)).toMatchObject({
      key: there.key,
      noshi,
      packings: [{ delivery_date: '2026-12-05', products: [{ quantity: 2 }] }],
    });
    const again = await twoDestinations();
    const reset = await cart.patch('shippings/reset', { token: again.token, is_removing_address: true });
    expect(reset.detail.shippings).toHaveLength(1);
    expect(shippingOf(reset, 0)).toMatchObject({ address: null, packings: [{ products: [{ quantity: 2 }] }] });
  });

  it('are limited to one where the channel says so', async () => {
    await app.db.execute(
      `update channels set settings = jsonb_set(settings, '{ORDER,SHIPPING,IS_ALLOW_MULTIPLE}', 'false') where prefix = 'simple'`,
    );
    await app.settled();
    const { token } = await cart.withProducts({ [chilled]: 1 });
    await cart.patch('shippings/add', { token, address: typedAddress });
    const refused = await app.call('PATCH', '/v1/carts/shippings/add', { body: { token, address: osaka } });
    await app.db.execute(
      `update channels set settings = jsonb_set(settings, '{ORDER,SHIPPING,IS_ALLOW_MULTIPLE}', 'true') where prefix = 'simple'`,
    );
    await app.settled();
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.shipping.multiple_not_allowed' } });
  });
});

describe('gift wishes', () => {
  it('are refused when ribbon and purpose do not match (G-01)', async () => {
    const filled = await cart.withProducts({ [chilled]: 1 });
    const body = { token: filled.token, key: shippingOf(filled, 0).key, noshi: { ...noshi, purpose: 'wedding' } };
    const refused = await app.call('PATCH', '/v1/carts/shippings/modify', { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'noshi.ribbon': [expect.stringContaining('結び切り')] } },
    });
  });

  it.each(['\t', '\n', '\u3164'])(
    'and names contain no invisible character (%j), whoever enters them (F-03)',
    async (hidden) => {
      const { token, detail } = await cart.withProducts({ [chilled]: 1 });
      const key = detail.shippings[0]?.key;
      const refusals = await Promise.all([
        app.call('PATCH', '/v1/carts/shippings/add', {
          body: { token, address: { ...typedAddress, shipping_last_name: `見${hidden}本` } },
        }),
        app.call('PATCH', '/v1/carts/shippings/modify', {
          body: { token, key, noshi: { ...noshi, names: [`見${hidden}本`] } },
        }),
        app.call('PATCH', '/v1/carts/shippings/modify', {
          body: { token, key, sender: { ...typedAddress, company_name: `見本${hidden}商店` } },
        }),
        app.call('PATCH', '/v1/carts/order/modify', { body: { token, receipt_addressee: `見本${hidden}商店` } }),
      ]);
      expect(
        refusals.map(({ status, body }) => [status, Object.keys((body as { errors?: object }).errors ?? {})]),
      ).toEqual([
        [422, ['address.shipping_last_name']],
        [422, ['noshi.names']],
        [422, ['sender.company_name']],
        [422, ['receipt_addressee']],
      ]);
    },
  );

  it('accept sender, wrapping and message, and charge the wrapping at the standard rate (L-23)', async () => {
    const filled = await cart.withProducts({ [chilled]: 1 });
    const key = shippingOf(filled, 0).key;
    const [wrapping] = app.ctx().channel.settings.ORDER.GIFT.WRAPPINGS;
    const wished = await cart.patch('shippings/modify', {
      token: filled.token,
      key,
      sender: osaka,
      wrapping_code: wrapping?.code,
      message: ' 心ばかり ',
    });
    expect(shippingOf(wished, 0)).toMatchObject({
      sender: { shipping_name: '見本 花子' },
      wrapping,
      message: '心ばかり',
    });
    expect(wished.quote.fees).toContainEqual(
      expect.objectContaining({ code: 'wrapping', amount: wrapping?.fee, tax_rate_percent: 10 }),
    );
  });

  it('report which products do not allow them, and block the order until corrected (G-06)', async () => {
    const { rows } = await app.db.execute<{ key: string }>(
      `select key from products where not is_wrapping and sale_status = 'on_sale' limit 1`,
    );
    const filled = await cart.withProducts({ [rows[0]?.key ?? '']: 1 });
    expect(shippingOf(filled, 0).gift).toMatchObject({
      can_wrapping: false,
      reason: expect.stringContaining('ラッピング'),
    });
    const [wrapping] = app.ctx().channel.settings.ORDER.GIFT.WRAPPINGS;
    const wished = await cart.patch('shippings/modify', {
      token: filled.token,
      key: shippingOf(filled, 0).key,
      wrapping_code: wrapping?.code,
    });
    expect(wished.quote.problems.map((problem) => problem.code)).toContain('cart.shipping.wrapping_unavailable');
  });

  it('use the seasonal greeting of the day of arrival (G-04)', async () => {
    const { token, detail } = await cart.withProducts({ [chilled]: 1 });
    const key = detail.shippings[0]?.key ?? '';
    await cart.patch('shippings/modify', { token, key, noshi: { ...noshi, purpose: 'chugen', top_text: '御中元' } });
    app.clock.set('2026-08-20T10:00:00+09:00');
    const summer = shippingOf(await cart.get(token), 0).noshi?.top_text;
    app.clock.set('2026-11-20T10:00:00+09:00');
    expect(summer).toBe('残暑御見舞');
  });
});

describe('parcels', () => {
  it('are split by zone, with ambient products included, and show the cost of the second one (C-03)', async () => {
    const mixed = await cart.withProducts({ [chilled]: 1, [ambient]: 1, [icy]: 1 });
    const packings = shippingOf(mixed, 0).packings;
    expect(packings.map((packing) => [packing.zone, packing.riding_zones])).toEqual([
      ['chilled', ['ambient']],
      ['frozen', []],
    ]);
    expect(mixed.quote.destinations[0]).toMatchObject({
      extra_parcel_fee: 1215,
      extra_parcel_reason: expect.any(String),
    });
  });

  it('can be split manually for another day, and pieces moved between them', async () => {
    const filled = await cart.withProducts({ [chilled]: 3 });
    const [line, shipping] = [filled.detail.products[0]?.key, shippingOf(filled, 0)];
    const split = await cart.patch('packings/add', {
      token: filled.token,
      shipping_key: shipping.key,
      products: [{ line_key: line, quantity: 1 }],
    });
    expect(shippingOf(split, 0).packings.map((packing) => packing.products[0]?.quantity)).toEqual([2, 1]);
    expect(shippingOf(split, 0).packings[0]?.key).toBe(shipping.packings[0]?.key);
    const second = shippingOf(split, 0).packings[1]?.key;
    const moved = await cart.patch('packings/modify', {
      token: filled.token,
      packings: [{ key: second, delivery_date: '2026-12-01', products: [{ line_key: line, quantity: 1 }] }],
    });
    expect(shippingOf(moved, 0).packings).toMatchObject([
      { delivery_date: null, products: [{ quantity: 1 }] },
      { key: second, delivery_date: '2026-12-01', products: [{ quantity: 2 }] },
    ]);
    const tooMany = await app.call('PATCH', '/v1/carts/packings/add', {
      body: { token: filled.token, shipping_key: shipping.key, products: [{ line_key: line, quantity: 4 }] },
    });
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'cart.packing.too_few' } });
  });

  it('refuse an unavailable day or slot, with the reason (D-04, D-06)', async () => {
    const ready = await cart.readyToOrder({ [chilled]: 1 }, 1);
    const key = shippingOf(ready, 0).packings[0]?.key;
    const setShipping = (wish: object) =>
      app.call('PATCH', '/v1/carts/packings/modify', { body: { token: ready.token, packings: [{ key, ...wish }] } });
    expect(await setShipping({ delivery_date: '2026-11-22' })).toMatchObject({
      status: 422,
      body: {
        code: 'cart.packing.date_closed',
        errors: { 'packings.0.delivery_date': [expect.stringContaining('最短')] },
      },
    });
    expect(await setShipping({ delivery_date: '2027-03-01' })).toMatchObject({
      status: 422,
      body: { code: 'cart.packing.date_closed' },
    });
    expect(await setShipping({ delivery_time: '9999' })).toMatchObject({
      status: 422,
      body: { code: 'cart.packing.slot_closed' },
    });
  });

  it('are shipped a day later for a morning slot that the first day does not have', async () => {
    const { token } = await cart.withProducts({ [chilled]: 1 });
    const address = {
      ...typedAddress,
      postal_code: '060-0001',
      prefecture: '北海道',
      city: '札幌市中央区',
      address1: '北一条西1-1',
    };
    const sent = await cart.patch('shippings/add', { token, address });
    const key = shippingOf(sent, 0).packings[0]?.key;
    expect(shippingOf(sent, 0).packings[0]).toMatchObject({ earliest_date: '2026-11-26', ship_date: '2026-11-24' });
    const both = { token, packings: [{ key, delivery_date: '2026-11-26', delivery_time: '0812' }] };
    expect(await app.call('PATCH', '/v1/carts/packings/modify', { body: both })).toMatchObject({
      status: 422,
      body: { errors: { 'packings.0.delivery_date': [expect.stringContaining('時間帯')] } },
    });
    const morning = await cart.patch('packings/modify', { token, packings: [{ key, delivery_time: '0812' }] });
    expect(shippingOf(morning, 0).packings[0]).toMatchObject({
      delivery_date: null,
      delivery_time: '0812',
      ship_date: '2026-11-24',
    });
    const tooEarly = { token, packings: [{ key, delivery_date: '2026-11-26' }] };
    expect((await app.call('PATCH', '/v1/carts/packings/modify', { body: tooEarly })).status).toBe(422);
    expect(
      (
        await app.call('PATCH', '/v1/carts/packings/modify', {
          body: { token, packings: [{ key, delivery_date: '2026-11-27' }] },
        })
      ).status,
    ).toBe(200);
  });

  it('have lead times for the screen: dates with reasons and slots with the carrier’s codes', async () => {
    const ready = await cart.readyToOrder({ [chilled]: 1, [icy]: 1 }, 1);
    const [first, second] = shippingOf(ready, 0).packings;
    const all = await app.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${ready.token}`);
    expect(all.body.map((it) => it.packing_key)).toEqual([first?.key, second?.key]);
    expect(all.body[0]).toMatchObject({ earliest_date: '2026-11-25', ship_date: '2026-11-24', reason: null });
    expect(all.body[0]?.dates.length).toBeGreaterThanOrEqual(21);
    expect(all.body[0]?.slots.map((slot) => slot.code)).toEqual(['0812', '1416', '1618', '1820', '1921']);
    const one = await app.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${ready.token}`, {
      query: { 'keys[]': [second?.key ?? ''] },
    });
    expect(one.body.map((it) => it.packing_key)).toEqual([second?.key]);
  });
});
