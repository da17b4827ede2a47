import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { pointEntries } from '../../platform/db/schema/points.ts';
import { updateOrder } from '../../checkout/order/order.queries.ts';
import { memberBuyer, type MemberBuyer } from '../../checkout/order/testing/member-buyer.ts';
import { checkPaymentsJob } from '../../checkout/payment-jobs.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';
import { expirePointsJob, settlePointsJob } from './point-jobs.ts';
import { addPointRows } from './point.queries.ts';
import { pointsTermEnd } from './point.rules.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';

const [cod, transfer] = [3, 4] as const;
const ham = 'ham-fr-001';
const dayMs = 86_400_000;

let app: TestApp;
let taro: MemberBuyer;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(pointEntries);
  app.clock.set('2026-11-20T10:00:00+09:00');
  taro = await memberBuyer(app);
});

async function give(points: number, { at = app.clock.now(), username = 'taro@example.com' } = {}): Promise<void> {
  const [member] = await app.db.select({ id: users.id }).from(users).where(eq(users.emailKey, username));
  const owner = { userId: member?.id ?? '', channelId: app.ctx().channel.id };
  await addPointRows(app.db, [
    { ...owner, kind: 'available', available: points, note: '見本', expiresAt: pointsTermEnd(at), createdAt: at },
  ]);
}

async function buy(options: { points?: number; method?: number } = {}) {
  const ready = await taro.ready({ [ham]: 2 }, options.method ?? cod);
  const cart =
    options.points === undefined
      ? ready
      : await taro.patchCart('point', { token: ready.token, points: options.points });
  const { status, body } = await taro.decide(cart);
  expect(status).toBe(200);
  return { cart, id: body.id, orderNo: body.order_no };
}

const move = (id: string, status: 'shipped' | 'cancelled') =>
  updateOrder(app.db, id, { status, updatedAt: app.clock.now() });
const kinds = async () => (await taro.pointRows()).map(({ kind, points }) => [kind, points]);

describe('points earned by an order', () => {
  it('are pending until it is shipped, then valid for a year; they are credited once', async () => {
    const { id, orderNo } = await buy();
    await settlePointsJob.run(app.jobCtx());
    expect(await taro.points()).toEqual({ available: 0, pending: 29, expirations: [] });
    await move(id, 'shipped');
    await settlePointsJob.run(app.jobCtx());
    await settlePointsJob.run(app.jobCtx());
    expect(await taro.points()).toEqual({
      available: 29,
      pending: 0,
      expirations: [{ points: 29, expires_on: '2027-11-20' }],
    });
    expect(await taro.pointRows()).toMatchObject([
      { kind: 'available', points: 29, is_pending: false, order_id: id, order_no: orderNo, expires_on: '2027-11-20' },
      { kind: 'pending', points: 29, is_pending: true, order_id: id, note: expect.stringContaining(orderNo) },
    ]);
  });

  it('are reversed when the order is cancelled directly in the database, too', async () => {
    const { id } = await buy();
    await move(id, 'cancelled');
    await settlePointsJob.run(app.jobCtx());
    await settlePointsJob.run(app.jobCtx());
    expect(await taro.points()).toMatchObject({ available: 0, pending: 0 });
    expect(await kinds()).toEqual([
      ['reversed', -29],
      ['pending', 29],
    ]);
  });

  it('are not earned where the shop does not use points', async () => {
    const { channel } = app.ctx();
    const set = (MEMBER: typeof channel.settings.MEMBER) =>
      app.db
        .update(channels)
        .set({ settings: { ...channel.settings, MEMBER } })
        .where(eq(channels.id, channel.id));
    await set({ ...channel.settings.MEMBER, IS_USE_POINT: false });
    await app.ctx().snapshots.of(channelsSnapshot).refresh();
    await buy();
    await set(channel.settings.MEMBER);
    await app.ctx().snapshots.of(channelsSnapshot).refresh();
    expect(await app.db.select().from(pointEntries)).toEqual([]);
  });

  it('are not earned by guests', async () => {
    const ready = await cartCaller(app).readyToOrder({ [ham]: 2 }, cod);
    const body = { idempotency_key: 'the-key-of-a-guest', quote_hash: ready.quote.hash };
    expect((await app.call('POST', `/v1/carts/${ready.token}/decision`, { body })).status).toBe(200);
    expect(await app.db.select().from(pointEntries)).toEqual([]);
  });
});

describe('spent points', () => {
  it('are a discount of the cart, are deducted with the order, and remain so after a restart', async () => {
    await give(200, { at: new Date(app.clock.now().getTime() - 300 * dayMs) });
    await give(400);
    const { cart, id } = await buy({ points: 300 });
    expect(cart.quote.totals).toMatchObject({
      goods: 2960,
      discount_coupons: 0,
      discount_points: 300,
      payment: 2960 + 1215 + 330 - 300,
    });
    expect(cart.detail.order).toMatchObject({ points_used: 300, total_discount: 300 });

    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const call = makeCaller(server);
    const read = async (url: string) => (await call('GET', url, { token: taro.token })).body;
    expect(await read(`/v1/me/orders/${id}`)).toMatchObject({
      points_used: 300,
      totals: cart.quote.totals,
      per_rate: cart.quote.per_rate,
    });
    expect(await read('/v1/me/points')).toMatchObject({ available: 300, expirations: [{ points: 300 }] });
    const rows = (await read('/v1/me/point-histories')) as { kind: string; points: number }[];
    expect(rows.map(({ kind, points }) => [kind, points]).slice(0, 3)).toEqual([
      ['pending', 26],
      ['used', -100],
      ['used', -200],
    ]);
    await server.close();
  });

  it('are shown in the six items and in the mail', async () => {
    await give(300);
    const { id, orderNo } = await buy({ points: 300 });
    const { terms } = await taro.order(id);
    expect(terms.find(({ code }) => code === 'price')?.lines).toContainEqual(
      expect.stringMatching(/^ポイントのご利用:-.*300/),
    );
    const { rows } = await app.db.execute<{ data: { charges: object[] } }>(
      `select data from mail_outbox where data->>'orderNo' = '${orderNo}'`,
    );
    expect(rows[0]?.data.charges).toContainEqual({ label: 'ポイントのご利用', amount: -300 });
  });

  it('are refused above the balance and above what the cart accepts; 0 removes them (P-08)', async () => {
    await give(5000);
    const { token } = await taro.ready({ [ham]: 2 }, cod);
    const call = (points: number) => taro.call('PATCH', '/v1/carts/point', { token, points });
    expect(await call(5001)).toMatchObject({
      status: 422,
      body: { code: 'point.insufficient', errors: { points: [expect.stringContaining('5,000')] } },
    });
    expect(await call(2961)).toMatchObject({
      status: 422,
      body: { code: 'point.over_total', errors: { points: [expect.stringContaining('2,960')] } },
    });
    expect((await call(-1)).status).toBe(422);
    expect((await call(0.5)).status).toBe(422);
    expect(await call(2960)).toMatchObject({ status: 200, body: { detail: { order: { points_used: 2960 } } } });
    expect(await call(0)).toMatchObject({ status: 200, body: { quote: { totals: { discount_points: 0 } } } });
  });

  it('decrease with the cart and with the balance; then checkout asks for confirmation again', async () => {
    await give(2000);
    const ready = await taro.ready({ [ham]: 2 }, cod);
    const cart = await taro.patchCart('point', { token: ready.token, points: 1800 });
    const less = await taro.patchCart('products/modify', {
      token: ready.token,
      products: [{ key: cart.detail.products[0]?.key, quantity: 1 }],
    });
    expect(less.quote.totals).toMatchObject({ goods: 1480, discount_points: 1480 });
    const full = await taro.patchCart('products/modify', {
      token: ready.token,
      products: [{ key: cart.detail.products[0]?.key, quantity: 2 }],
    });
    expect(full.quote.totals.discount_points).toBe(1800);
    await app.db.delete(pointEntries);
    expect(await taro.decide(full)).toMatchObject({
      status: 409,
      body: { code: 'cart.quote_changed', cart: { detail: { order: { points_used: 0 } } } },
    });
  });

  it('are returned once when the order is not paid in time (P-07)', async () => {
    await give(300);
    await buy({ points: 300, method: transfer });
    expect(await taro.points()).toMatchObject({ available: 0, pending: 26 });
    // A transfer is awaited until the end of the first banking day after the deadline.
    app.clock.advance(14 * dayMs);
    await checkPaymentsJob.run(app.jobCtx());
    await checkPaymentsJob.run(app.jobCtx());
    taro = await memberBuyer(app);
    expect(await taro.points()).toEqual({
      available: 300,
      pending: 0,
      expirations: [{ points: 300, expires_on: '2027-11-20' }],
    });
    expect(await kinds()).toEqual([
      ['reversed', -26],
      ['reversed', 300],
      ['pending', 26],
      ['used', -300],
      ['available', 300],
    ]);
  });
});

describe('expiring points', () => {
  it('can be spent until the end of their last day; the ledger records the expiry once', async () => {
    await give(120, { at: new Date('2025-11-20T15:00:00+09:00') });
    app.clock.set('2026-11-20T23:59:59+09:00');
    taro = await memberBuyer(app);
    await expirePointsJob.run(app.jobCtx());
    expect(await taro.points()).toEqual({
      available: 120,
      pending: 0,
      expirations: [{ points: 120, expires_on: '2026-11-20' }],
    });
    app.clock.set('2026-11-21T00:00:00+09:00');
    expect((await taro.points()).available).toBe(0);
    await Promise.all([expirePointsJob.run(app.jobCtx()), expirePointsJob.run(app.jobCtx())]);
    expect(await kinds()).toEqual([
      ['expired', -120],
      ['available', 120],
    ]);
  });
});

describe('the point ledger', () => {
  it('is append-only', async () => {
    await give(10);
    await expect(app.db.update(pointEntries).set({ available: 1000 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    expect((await taro.points()).available).toBe(10);
  });

  it('is paginated, newest first, and shown to no other member', async () => {
    for (const points of [1, 2, 3]) await give(points);
    const { headers } = await taro.call('GET', '/v1/me/point-histories?per=2&page=2');
    expect(headers).toMatchObject({ 'x-total': '3', 'x-per-page': '2', 'x-last-page': '2', 'x-current-page': '2' });
    expect(await kinds()).toEqual([
      ['available', 3],
      ['available', 2],
      ['available', 1],
    ]);
    const jiro = await memberBuyer(app, { username: 'jiro@example.com' });
    expect([await jiro.points(), await jiro.pointRows()]).toEqual([{ available: 0, pending: 0, expirations: [] }, []]);
  });

  it('is separate for each channel', async () => {
    await give(500);
    const elsewhere = await memberBuyer(app, { channel: 'fle.localhost' });
    expect(await elsewhere.points()).toEqual({ available: 0, pending: 0, expirations: [] });
    const cart = await elsewhere.ready({ [ham]: 2 }, cod);
    expect(await elsewhere.call('PATCH', '/v1/carts/point', { token: cart.token, points: 1 })).toMatchObject({
      status: 422,
      body: { code: 'point.insufficient' },
    });
    expect((await elsewhere.decide(cart)).status).toBe(200);
    expect((await elsewhere.points()).pending).toBe(29);
    expect(await taro.points()).toMatchObject({ available: 500, pending: 0 });
  });
});
