import type { Cart, CartPacking, DecisionResult, Leadtime, Order } from '@shop/api';
import type { OrderMail } from '@shop/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, type CartCaller } from './testing/cart-caller.ts';

const [card, cod, transfer] = [1, 3, 4] as const;
const okinawa = { ...typedAddress, postal_code: '900-0001', prefecture: '沖縄県', city: '那覇市', address1: '港町1-1' };

let app: TestApp;
let cart: CartCaller;
let ambient: string;
let chilled: string;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
  const { rows } = await app.db.execute<{ key: string; zone: string }>(
    `select distinct on (zone) key, zone from products where sale_status = 'on_sale' and not is_extra and (zone <> 'ambient' or is_chilled_ok) order by zone, id`,
  );
  const keyOf = (zone: string) => rows.find((row) => row.zone === zone)?.key ?? '';
  [ambient, chilled] = [keyOf('ambient'), keyOf('chilled')];
});
afterAll(() => app.close());

const parcelOf = ({ detail }: Cart, index = 0): CartPacking => {
  const parcel = detail.shippings[0]?.packings[index];
  if (!parcel) throw new Error(`There is no parcel ${index}.`);
  return parcel;
};
const offered = async ({ token }: Cart) =>
  (await app.call<Leadtime[]>('GET', `/v1/shipping-leadtime/carts/${token}`)).body.map(({ handovers }) =>
    handovers.map(({ code }) => code),
  );
const choose = (from: Cart, handover: string) =>
  cart.patch('packings/modify', { token: from.token, packings: [{ key: parcelOf(from).key, handover }] });
const handOver = (from: Cart, handover: string, more: object = {}) =>
  app.call('PATCH', '/v1/carts/packings/modify', {
    body: { token: from.token, packings: [{ key: parcelOf(from).key, handover, ...more }] },
  });
const reported = ({ quote }: Cart) => quote.changes.map(({ kind, message }) => [kind, message]);

describe('the handover of a parcel', () => {
  it('is in person by default, and a chosen one is preserved', async () => {
    const ready = await cart.readyToOrder({ [ambient]: 1 }, card);
    expect(await offered(ready)).toEqual([['in_person', 'locker', 'doorstep']]);
    expect(parcelOf(ready)).toMatchObject({
      zone: 'ambient',
      handover: 'in_person',
      handover_name: '対面でお受け取り',
    });
    const chosen = await choose(ready, 'locker');
    expect(parcelOf(chosen)).toMatchObject({ handover: 'locker', handover_name: '宅配ボックス' });
    expect(chosen.quote.hash).not.toBe(ready.quote.hash);
    const dated = await cart.patch('packings/modify', {
      token: ready.token,
      packings: [{ key: parcelOf(ready).key, delivery_date: '2026-12-01' }],
    });
    expect(parcelOf(dated)).toMatchObject({ handover: 'locker', delivery_date: '2026-12-01' });
    expect(reported(dated)).toEqual([]);
  });

  it.each([
    ['chilled products', () => cart.readyToOrder({ [chilled]: 1 }, card), 'doorstep', '冷蔵便'],
    ['cash on delivery', () => cart.readyToOrder({ [ambient]: 1 }, cod), 'locker', '代金引換'],
    [
      'a carrier that does not offer it',
      async () => {
        const { token } = await cart.withProducts({ [ambient]: 1 });
        return cart.patch('shippings/add', { token, address: okinawa });
      },
      'doorstep',
      '日本郵便',
    ],
  ])('is refused with a reason for %s, and nothing changes', async (_case, make, handover, where) => {
    const before = await make();
    expect((await offered(before))[0]).not.toContain(handover);
    expect(await handOver(before, handover, { delivery_date: '2026-12-05' })).toMatchObject({
      status: 422,
      body: {
        code: 'cart.packing.handover_unavailable',
        errors: { 'packings.0.handover': [expect.stringContaining(where)] },
      },
    });
    expect(await cart.get(before.token)).toEqual(before);
  });

  it('is refused for a social gift, whose address is unknown', async () => {
    const { rows } = await app.db.execute<{ key: string }>(
      `select key from products where zone = 'ambient' and is_e_gift and sale_status = 'on_sale' limit 1`,
    );
    const { token, detail } = await cart.withProducts({ [rows[0]?.key ?? '']: 1 });
    const gift = await cart.patch('social/receiver', {
      token,
      key: detail.shippings[0]?.key,
      receiver: { name: '見本 花子', way: 'link', email: null, message: null },
    });
    expect(await handOver(gift, 'locker')).toMatchObject({
      status: 422,
      body: { code: 'cart.packing.handover_unavailable' },
    });
  });

  it('is set on the parcel that is split off with it', async () => {
    const ready = await cart.readyToOrder({ [ambient]: 2, [chilled]: 1 }, card);
    const body = { token: ready.token, shipping_key: ready.detail.shippings[0]?.key, handover: 'doorstep' };
    const lines = new Map(ready.detail.products.map((line) => [line.product_info.key, line.key]));
    const split = await cart.patch('packings/add', {
      ...body,
      products: [{ line_key: lines.get(ambient), quantity: 1 }],
    });
    expect(split.detail.shippings[0]?.packings.map(({ zone, handover }) => [zone, handover])).toEqual([
      ['chilled', 'in_person'],
      ['ambient', 'doorstep'],
    ]);
    const refused = await app.call('PATCH', '/v1/carts/packings/add', {
      body: { ...body, products: [{ line_key: lines.get(chilled), quantity: 1 }] },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.packing.handover_unavailable' } });
    expect(await cart.get(ready.token)).toEqual(split);
  });
});

describe('a handover that is no longer available', () => {
  it('becomes in person with cash on delivery, is reported, and is restored with another payment method', async () => {
    const chosen = await choose(await cart.readyToOrder({ [ambient]: 1 }, card), 'locker');
    const atDoor = await cart.patch('order/modify', { token: chosen.token, payment_id: cod });
    expect(parcelOf(atDoor).handover).toBe('in_person');
    expect(reported(atDoor)).toEqual([
      ['handover', '「宅配ボックス」は、代金引換ではご利用いただけないため、「対面でお受け取り」でお届けします。'],
    ]);
    expect(atDoor.quote.problems).toEqual([]);
    expect(reported(await cart.get(chosen.token))).toHaveLength(1);
    const byTransfer = await cart.patch('order/modify', { token: chosen.token, payment_id: transfer });
    expect(parcelOf(byTransfer).handover).toBe('locker');
    expect(reported(byTransfer)).toEqual([]);
  });

  it('becomes in person when chilled products join the parcel, and when another carrier delivers it', async () => {
    const chosen = await choose(await cart.readyToOrder({ [ambient]: 1 }, card), 'doorstep');
    const cooled = await cart.patch('products/add', { token: chosen.token, products: [{ key: chilled, quantity: 1 }] });
    expect(parcelOf(cooled)).toMatchObject({ zone: 'chilled', handover: 'in_person' });
    expect(reported(cooled)).toEqual([['handover', expect.stringContaining('冷蔵便')]]);
    const away = await choose(await cart.readyToOrder({ [ambient]: 1 }, card), 'doorstep');
    const sent = await cart.patch('shippings/modify', {
      token: away.token,
      key: away.detail.shippings[0]?.key,
      address: okinawa,
    });
    expect(parcelOf(sent)).toMatchObject({ carrier: { code: 'japanpost' }, handover: 'in_person' });
    expect(reported(sent)).toEqual([['handover', expect.stringContaining('日本郵便')]]);
    expect(reported(await choose(sent, 'in_person'))).toEqual([]);
  });
});

it('an order stores the handover, and shows it in the six items, in its mail and to the operator', async () => {
  const chosen = await choose(await cart.readyToOrder({ [ambient]: 1 }, transfer), 'locker');
  const { body } = await app.call<DecisionResult>('POST', `/v1/carts/${chosen.token}/decision`, {
    body: { idempotency_key: 'the-key-of-a-locker', quote_hash: chosen.quote.hash },
  });
  const order = (
    await app.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': chosen.token } })
  ).body;
  expect(order.shippings[0]?.packings[0]).toMatchObject({ handover: 'locker', handover_name: '宅配ボックス' });
  expect(order.terms.find(({ code }) => code === 'delivery')?.lines).toEqual([expect.stringMatching(/宅配ボックス$/)]);
  const { rows } = await app.db.execute<{ data: OrderMail }>(
    `select data from mail_outbox where data->>'orderNo' = '${body.order_no}' and data->'destinations' is not null`,
  );
  expect(rows[0]?.data.destinations[0]?.parcels[0]?.deliveryTime).toContain('宅配ボックス');
  expect((await operatorClient(app).ask('GET', `orders/${body.order_no}`)).body).toMatchObject({
    parcels: [{ handover: 'locker' }],
  });
});
