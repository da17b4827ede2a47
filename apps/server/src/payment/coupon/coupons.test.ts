import type { Cart, MemberCoupon, Order } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { coupons } from '../../platform/db/schema/carts.ts';
import { couponUses } from '../../platform/db/schema/orders.ts';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';

const cod = 3;
const ham = 'ham-fr-001';

let app: TestApp;
let taro: MemberBuyer;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(couponUses);
  await app.db.update(coupons).set({ usedCount: 0 });
  taro = await memberBuyer(app);
});

const list = async (buyer = taro) => (await buyer.call<MemberCoupon[]>('GET', '/v1/me/coupons?per=all')).body;
const codes = async (buyer = taro) => (await list(buyer)).map(({ code }) => code);
const add = (cart: Cart, code: string, buyer = taro) =>
  buyer.call<Cart>('PATCH', '/v1/carts/coupons/add', { token: cart.token, code });

async function buyWith(code: string, quantity = 6) {
  const ready = await taro.ready({ [ham]: quantity }, cod);
  const { body: cart } = await add(ready, code);
  const { status, body } = await taro.decide(cart);
  expect(status).toBe(200);
  return { cart, id: body.id };
}

describe('the coupons of a member', () => {
  it('are the member’s own and those for every member, earliest expiry first, without other members’ and expired ones', async () => {
    expect(await codes()).toEqual(['BIRTHDAYT7Q2', 'HAYAWARI', 'SHINSHUN', 'ARIGATOT7Q2', 'TEN']);
    expect(await codes(await memberBuyer(app, { username: 'jiro@example.com' }))).toEqual([
      'HAYAWARI',
      'SHINSHUN',
      'TEN',
    ]);
  });

  it('show their value, how often they can be used, and why they cannot be used yet', async () => {
    const [birthday, , newYear] = await list();
    expect(birthday).toMatchObject({
      kind: 'amount',
      value: 1000,
      min_subtotal: 5000,
      times_left: 1,
      is_usable: true,
      reason: null,
    });
    expect(newYear).toMatchObject({ is_usable: false, reason: 'このクーポンはまだご利用いただけません。' });
  });

  it('are paginated', async () => {
    const { body, headers } = await taro.call<MemberCoupon[]>('GET', '/v1/me/coupons?per=2&page=3');
    expect(body.map(({ code }) => code)).toEqual(['TEN']);
    expect(headers).toMatchObject({ 'x-total': '5', 'x-per-page': '2', 'x-last-page': '3', 'x-current-page': '3' });
  });
});

describe('a coupon of one channel', () => {
  it('is listed and accepted there, and unknown on another channel', async () => {
    const tea = await memberBuyer(app, { channel: 'tee.localhost' });
    expect(await codes(tea)).toContain('OCHANOMA');
    expect(await codes()).not.toContain('OCHANOMA');
    expect(await add(await tea.ready({ [ham]: 3 }, cod), 'OCHANOMA', tea)).toMatchObject({
      status: 200,
      body: { quote: { totals: { discount_coupons: 300 } } },
    });
    expect(await add(await taro.ready({ [ham]: 3 }, cod), 'OCHANOMA')).toMatchObject({
      status: 422,
      body: { code: 'coupon.not_found' },
    });
  });
});

describe('a coupon used by an order', () => {
  it('is stored with the order and counted, also after a restart', async () => {
    const { cart, id } = await buyWith('HAYAWARI');
    expect(cart.quote.totals).toMatchObject({ goods: 8880, discount_coupons: 444 });
    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const call = makeCaller(server);
    const { body: order } = await call<Order>('GET', `/v1/me/orders/${id}`, { token: taro.token });
    const { body: left } = await call<MemberCoupon[]>('GET', '/v1/me/coupons?per=all', { token: taro.token });
    await server.close();
    expect(order.coupons).toMatchObject([{ code: 'HAYAWARI', discount: 444 }]);
    expect(order.per_rate).toEqual(cart.quote.per_rate);
    expect(left.find(({ code }) => code === 'HAYAWARI')).toMatchObject({
      times_left: 0,
      is_usable: false,
      reason: expect.stringContaining('お一人様1回'),
    });
  });

  it('is limited per member; another member may use it, and the first one again after the order is cancelled', async () => {
    const { id } = await buyWith('HAYAWARI');
    const again = await taro.ready({ [ham]: 6 }, cod);
    expect(await add(again, 'HAYAWARI')).toMatchObject({ status: 422, body: { code: 'coupon.member_limit' } });
    const jiro = await memberBuyer(app, { username: 'jiro@example.com' });
    expect((await add(await jiro.ready({ [ham]: 6 }, cod), 'HAYAWARI', jiro)).status).toBe(200);
    expect((await taro.cancel(id)).status).toBe(200);
    expect((await add(again, 'HAYAWARI')).status).toBe(200);
    const [row] = await app.db.select().from(coupons).where(eq(coupons.code, 'HAYAWARI'));
    expect(row?.usedCount).toBe(0);
  });
});

describe('a coupon that is used up by others while it is in a cart', () => {
  it('gives no discount at checkout, which asks for confirmation and gives the reason', async () => {
    const ready = await taro.ready({ [ham]: 6 }, cod);
    const { body: cart } = await add(ready, 'FREESHIP');
    await app.db.update(coupons).set({ usedCount: 1000 }).where(eq(coupons.code, 'FREESHIP'));
    expect(await taro.decide(cart)).toMatchObject({
      status: 409,
      body: {
        code: 'cart.quote_changed',
        cart: {
          detail: { coupons: [] },
          quote: { problems: [{ code: 'coupon.used_up', message: expect.any(String) }] },
        },
      },
    });
    const { body: off } = await taro.call<Cart>('PATCH', '/v1/carts/coupons/delete', {
      token: cart.token,
      code: 'FREESHIP',
    });
    expect((await taro.decide(off)).status).toBe(200);
  });
});

describe('coupons in one cart', () => {
  it.each([
    ['another member’s', 'BIRTHDAYH4M9', 'coupon.not_yours'],
    ['one that has not started', 'SHINSHUN', 'coupon.not_started'],
    ['one that has expired', 'SUMMER', 'coupon.expired'],
  ])('are refused with the reason: %s', async (_, code, refusal) => {
    expect(await add(await taro.ready({ [ham]: 6 }, cod), code)).toMatchObject({
      status: 422,
      body: { code: refusal, errors: { code: [expect.any(String)] } },
    });
  });

  it('are three at most, and together never exceed the product total', async () => {
    const ready = await taro.ready({ [ham]: 6 }, cod);
    for (const code of ['WELCOME500', 'TEN', 'BIRTHDAYT7Q2']) expect((await add(ready, code)).status).toBe(200);
    expect(await add(ready, 'HAYAWARI')).toMatchObject({ status: 422, body: { code: 'coupon.limit' } });
    await app.db.update(coupons).set({ value: 90_000 }).where(eq(coupons.code, 'BIRTHDAYT7Q2'));
    const { body } = await taro.call<Cart>('GET', `/v1/carts/${ready.token}`);
    await app.db.update(coupons).set({ value: 1000 }).where(eq(coupons.code, 'BIRTHDAYT7Q2'));
    expect(body.quote.totals.discount_coupons).toBe(8880);
    expect(body.quote.totals.payment).toBe(body.quote.totals.carriage + body.quote.totals.fees);
  });
});
