import type { Leaving, MemberCoupon, OrderStatus, User } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carts } from '../../platform/db/schema/carts.ts';
import { userAddresses, users } from '../../platform/db/schema/customer.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { deliverMails, loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

let app: TestApp;
let taro: string;
let id: string;
beforeAll(async () => {
  app = await openTestApp();
  taro = await loginAs(app);
  id = (await app.call<User>('GET', '/v1/me/user', { token: taro })).body.id;
});
afterAll(() => app.close());
beforeEach(() => deliverMails(app));

const leave = (as: string, body: unknown = { current_password: SAMPLE_PASSWORD }) =>
  app.call<Refusal>('DELETE', '/v1/me/user', { token: as, body });
const leaving = async (as: string, channel?: string) =>
  (await app.call<Leaving>('GET', '/v1/me/leaving', { token: as, ...(channel !== undefined && { channel }) })).body;
const count = async (path: string, as: string) =>
  Number((await app.call(`GET`, path, { token: as })).headers['x-total']);
const bring = (status: OrderStatus) => app.db.update(orders).set({ status }).where(eq(orders.userId, id));

describe('before leaving, a member sees', () => {
  it('points, coupons, favourites and addresses, including those of other channels only', async () => {
    const { available } = (await app.call<{ available: number }>('GET', '/v1/me/points', { token: taro })).body;
    const channel = 'tee.localhost';
    const tee = { token: await loginAs(app, { channel }), channel };
    const usable = [];
    for (const as of [{ token: taro }, tee])
      usable.push(
        ...(await app.call<MemberCoupon[]>('GET', '/v1/me/coupons', as)).body.filter((coupon) => coupon.is_usable),
      );
    const [list] = (await app.call<{ count: number }[]>('GET', '/v1/me/user-lists', { token: taro })).body;
    const seen = await leaving(taro);
    expect(seen).toMatchObject({
      points: available,
      coupons: new Set(usable.map((coupon) => coupon.id)).size,
      favourites: list?.count,
      addresses: await count('/v1/me/user-addresses', taro),
    });
    expect(seen.points).toBeGreaterThan(0);
    expect(seen.coupons).toBeLessThan(usable.length);
  });

  it('open orders with links to them, newest first', async () => {
    const { orders: open } = await leaving(taro);
    expect(open.map(({ status }) => status)).toEqual(['accepted', 'preparing', 'shipped']);
    for (const order of open)
      expect(order).toMatchObject({
        channel_name: null,
        url: expect.stringContaining(`/mypage/order_history/${order.id}/`),
      });
  });

  it('the same on another channel, with the channel of each order', async () => {
    const elsewhere = await loginAs(app, { channel: 'fle.localhost' });
    const here = await leaving(taro);
    const there = await leaving(elsewhere, 'fle.localhost');
    expect({ ...there, orders: [] }).toEqual({ ...here, orders: [] });
    expect(there.orders.map(({ order_no }) => order_no)).toEqual(here.orders.map(({ order_no }) => order_no));
    expect(there.orders[0]).toMatchObject({
      channel_name: expect.any(String),
      url: expect.not.stringContaining('fle.'),
    });
  });
});

describe('leaving', () => {
  it.each(['awaiting_payment', 'accepted', 'preparing', 'shipped', 'cancel_requested'] as const)(
    'is refused while an order is %s',
    async (status) => {
      await bring(status);
      const { body } = await leave(taro);
      expect(body).toMatchObject({
        code: 'user.orders_open',
        message: expect.stringContaining((await leaving(taro)).orders[0]?.order_no ?? 'none'),
      });
      expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
      expect(await deliverMails(app)).toEqual([]);
    },
  );

  it('waits for the end of a payment', async () => {
    await bring('delivered');
    const { body: cart } = await app.call<{ token: string }>('POST', '/v1/carts/init', {
      token: taro,
      body: { token: null },
    });
    await app.db.update(carts).set({ state: 'paying' }).where(eq(carts.token, cart.token));
    expect(await leave(taro)).toMatchObject({ status: 403, body: { code: 'user.payment_open' } });
    await app.db.update(carts).set({ state: 'open' }).where(eq(carts.token, cart.token));
  });

  it.each([
    ['a wrong', { current_password: 'chigau-aikotoba-desu' }],
    ['an empty', { current_password: '' }],
  ])('with %s password is refused at its field', async (_which, body) => {
    expect(await leave(taro, body)).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    });
    expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
  });

  it('deletes the member and personal data; orders remain anonymous, sessions end, a mail confirms it', async () => {
    await bring('delivered');
    const elsewhere = await loginAs(app, { channel: 'fle.localhost' });
    const before = await app.db.$count(orders);
    expect((await leave(taro)).status).toBe(204);
    expect(await app.db.$count(users, eq(users.id, id))).toBe(0);
    expect(await app.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(0);
    expect(await app.db.$count(orders)).toBe(before);
    expect((await app.call('GET', '/v1/me/user', { token: taro })).status).toBe(401);
    expect((await app.call('GET', '/v1/me/user', { token: elsewhere, channel: 'fle.localhost' })).status).toBe(401);
    expect(await deliverMails(app)).toMatchObject([
      { to: 'taro@example.com', subject: expect.stringContaining('退会') },
    ]);
    const again = await app.call('POST', '/v1/users', { body: sampleUser({ email: 'taro@example.com' }) });
    expect(again.status).toBe(201);
  });

  it('limits password guesses with a stolen access token (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const stolen = await loginAs(strict);
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        statuses.push(
          (
            await strict.call('DELETE', '/v1/me/user', {
              token: stolen,
              body: { current_password: `atezuppou-${tries}` },
            })
          ).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    } finally {
      await strict.close();
    }
  });
});
