import type { Cart, DecisionResult } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartCaller, typedAddress, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { memorialJob } from '../../members/memorial/memorial-job.ts';
import { memberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import {
  deliverMails,
  loginAs,
  openTestApp,
  samplePassword,
  setSetting,
  testConfig,
  type TestApp,
} from '../../testing/index.ts';

interface Refusal {
  code: string;
}

const cod = 3;
const ham = 'ham-fr-001';
const forbidden = (code: string) => ({ status: 403, body: { code } });
const off = forbidden('shop.feature_off');
let app: TestApp;
let cart: CartCaller;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ config: testConfig() });
  cart = cartCaller(app);
  token = await loginAs(app);
});
afterAll(() => app.close());
beforeEach(() => deliverMails(app));

const decide = (ready: Cart) =>
  app.call<DecisionResult & Refusal>('POST', `/v1/carts/${ready.token}/decision`, {
    body: { idempotency_key: `key-of-${ready.token}`, quote_hash: ready.quote.hash },
  });
const orders = async () => (await app.db.execute('select id from orders')).rows.length;

/** Runs `act` while the setting has this value, and restores `usual`. */
async function during(name: string, [value, usual]: readonly [unknown, unknown], act: () => Promise<void>) {
  await setSetting(app, name, value);
  try {
    await act();
  } finally {
    await setSetting(app, name, usual);
  }
}

describe('a shop that sells only to members', () => {
  it('refuses the order of a guest and leaves the cart unchanged', async () => {
    const ready = await cart.readyToOrder({ [ham]: 1 }, cod);
    const before = await orders();
    await during('SITE.NO_MEMBER_USE', [false, true], async () => {
      expect(await decide(ready)).toMatchObject(forbidden('shop.members_only'));
      expect([await orders(), await cart.get(ready.token)]).toEqual([before, ready]);
    });
    expect((await decide(ready)).status).toBe(200);
  });

  it('answers a repeated order request with the existing order', async () => {
    const ready = await cart.readyToOrder({ [ham]: 1 }, cod);
    const { body } = await decide(ready);
    await during('SITE.NO_MEMBER_USE', [false, true], async () => {
      expect(await decide(ready)).toMatchObject({ status: 200, body: { id: body.id } });
    });
  });

  it('accepts the order of a member', async () => {
    const taro = await memberBuyer(app);
    await during('SITE.NO_MEMBER_USE', [false, true], async () => {
      expect((await taro.decide(await taro.ready({ [ham]: 1 }, cod))).status).toBe(200);
    });
  });
});

describe('a disabled feature refuses to save', () => {
  it('memorial days, and sends no mail about them', async () => {
    const body = { target_user_name: '見本', division_ct: 1, name: '誕生日', month: 11, date: 25, call: 7 };
    const { body: written } = await app.call<{ id: number }>('POST', '/v1/me/user-memorials', { token, body });
    await during('MEMBER.IS_USE_MEMORIAL', [false, true], async () => {
      expect(await app.call('POST', '/v1/me/user-memorials', { token, body })).toMatchObject(off);
      expect(await app.call('PUT', `/v1/me/user-memorials/${written.id}`, { token, body })).toMatchObject(off);
      await memorialJob.run(app.jobCtx());
      expect((await deliverMails(app)).filter(({ subject }) => subject.includes('誕生日'))).toEqual([]);
      expect((await app.call('DELETE', `/v1/me/user-memorials/${written.id}`, { token })).status).toBe(204);
    });
  });

  it('measurements', async () => {
    const body = { name: '見本 一郎', height: '132.5' };
    const query = { purpose: 'measurement' };
    expect(await app.call('POST', '/v1/me/timeseries', { token, query, body })).toMatchObject(off);
    await during('MEMBER.IS_USE_MEASUREMENT', [true, false], async () => {
      expect((await app.call('POST', '/v1/me/timeseries', { token, query, body })).status).toBe(201);
    });
  });

  it('cards', async () => {
    await during('MEMBER.IS_USE_CARD', [false, true], async () => {
      expect(await app.call('POST', '/v1/me/user-cards', { token, body: { token: 'tok_1' } })).toMatchObject(off);
    });
  });

  it('the second factor, which can still be disabled', async () => {
    const change = (is_mfa: boolean) =>
      app.call<Refusal>('POST', '/v1/me/second-factor', { token, body: { is_mfa, current_password: samplePassword } });
    await during('MEMBER.IS_USE_SECOND_FACTOR', [false, true], async () => {
      expect(await change(true)).toMatchObject(off);
      expect((await change(false)).body.code).toBe('second_factor.unchanged');
    });
  });

  it('points, and ignores those that a cart would spend', async () => {
    const taro = await memberBuyer(app);
    const ready = await taro.ready({ [ham]: 1 }, cod);
    const spending = await taro.patchCart('point', { token: ready.token, points: 1 });
    expect(spending.detail.order.points_used).toBe(1);
    await during('MEMBER.IS_USE_POINT', [false, true], async () => {
      const point = { token: ready.token, points: 1 };
      expect(await taro.call('PATCH', '/v1/carts/point', point)).toMatchObject(off);
      expect(await taro.decide(spending)).toMatchObject({ status: 409, body: { code: 'cart.quote_changed' } });
    });
  });
});

it('a cart of two destinations cannot be ordered where only one is allowed', async () => {
  const { token } = await cart.readyToOrder({ [ham]: 2 }, cod);
  const osaka = {
    ...typedAddress,
    postal_code: '530-0001',
    prefecture: '大阪府',
    city: '大阪市北区',
    address1: '梅田1-1',
  };
  const { detail } = await cart.patch('shippings/add', { token, address: osaka });
  const shippings = detail.shippings.map(({ key }) => ({ key, quantity: 1 }));
  await cart.patch('products/divide', { token, products: [{ key: detail.products[0]?.key, shippings }] });
  const transfer = await cart.patch('order/modify', { token, payment_id: 4 });
  expect(transfer.quote.problems).toEqual([]);
  await during('ORDER.SHIPPING.IS_ALLOW_MULTIPLE', [false, true], async () => {
    const [, second] = transfer.detail.shippings;
    expect((await cart.get(token)).quote.problems).toMatchObject([
      { code: 'cart.shipping.multiple_not_allowed', step: 'shipping', shipping_key: second?.key },
    ]);
    expect(await decide(await cart.get(token))).toMatchObject({ status: 422, body: { code: 'cart.not_ready' } });
  });
});

it.each([
  ['IS_USE_MESSAGE', { message: 'お世話になっております。' }, 'message'],
  ['IS_USE_SENDER', { sender: typedAddress }, 'sender'],
  [
    'IS_USE_NOSHI',
    { noshi: { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: ['見本'], position: 'inner' } },
    'noshi',
  ],
] as const)('a choice made before %s was disabled is not in the order', async (name, choice, field) => {
  const ready = await cart.readyToOrder({ [ham]: 1 }, cod);
  const key = ready.detail.shippings[0]?.key;
  const chosen = await cart.patch('shippings/modify', { token: ready.token, key, ...choice });
  expect(chosen.detail.shippings[0]?.[field]).not.toBeNull();
  await during(`ORDER.GIFT.${name}`, [false, true], async () => {
    expect((await cart.get(ready.token)).detail.shippings[0]?.[field]).toBeNull();
    expect(await decide(chosen)).toMatchObject({ status: 409, body: { code: 'cart.quote_changed' } });
  });
});
