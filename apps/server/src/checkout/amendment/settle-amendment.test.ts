import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPaymentsJob } from '../payment-jobs.ts';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { type Amending, openAmending } from './testing/amending.ts';

const [card, transfer] = [1, 4] as const;
const ham = 'ham-fr-001';

let shop: Shop;
let amending: Amending;
beforeAll(async () => {
  shop = await openShop();
  amending = await openAmending(shop.app);
  await shop.app.db.execute(sql`update stocks set quantity = 1000`);
  await shop.app.settled();
});
afterAll(() => shop.close());

const paymentOf = async (id: string) =>
  (
    await shop.app.db.execute<{ state: string; amount: number; refunded_amount: number }>(
      sql`select state, amount, refunded_amount from payments where order_id = ${id}`,
    )
  ).rows[0];
const move = (no: string, step: string) => amending.operator.ask('PATCH', `orders/${no}`, { move: step });

describe('an authorised card', () => {
  it('is charged with the amended total at shipping, and refused more than was authorised', async () => {
    const cart = await amending.taro.ready({ [ham]: 3 }, card);
    const { body: placed } = await amending.taro.decide(cart, {
      payment_token: await shop.sandbox.token('4111111111111111'),
    });
    const { id, order_no: no } = placed;
    await shop.eventually(async () => (await paymentOf(id))?.state === 'authorised');
    const before = await amending.taro.order(id);
    const more = await amending.amend(no, { lines: [{ line: 1, quantity: 4 }] }, { isDryRun: true });
    expect(more.body.ways).toEqual(['shop_bears']);
    const less = await amending.amend(no, { lines: [{ line: 1, quantity: 1 }] });
    expect([less.status, less.body.settles_by]).toEqual([200, 'charge']);
    expect(await paymentOf(id)).toMatchObject({ state: 'authorised', amount: before.user_order_total_payment });
    await move(no, 'prepare');
    await move(no, 'ship');
    await checkPaymentsJob.run(shop.app.jobCtx());
    const paid = await shop.eventually(async () => {
      const payment = await paymentOf(id);
      return payment?.state === 'captured' && payment;
    });
    expect(paid).toMatchObject({ amount: less.body.total_after, refunded_amount: 0 });
    expect(shop.app.errors).toEqual([]);
  });

  it('is charged the same when the shop bears the difference, and nothing is refunded when it is undone', async () => {
    const cart = await amending.taro.ready({ [ham]: 2 }, card);
    const { body: placed } = await amending.taro.decide(cart, {
      payment_token: await shop.sandbox.token('4111111111111111'),
    });
    const { id, order_no: no } = placed;
    await shop.eventually(async () => (await paymentOf(id))?.state === 'authorised');
    const before = await amending.taro.order(id);
    const { status, body } = await amending.amend(no, { lines: [{ line: 1, quantity: 3 }], settles_by: 'shop_bears' });
    expect([status, body.total_after]).toEqual([200, before.user_order_total_payment]);
    expect(body.difference).toBeGreaterThan(0);
    const noted = await amending.amend(no, { note: '玄関までお願いします' });
    expect([noted.status, noted.body.difference]).toEqual([200, 0]);
    const back = await amending.amend(no, { lines: [{ line: 1, quantity: 2 }] });
    expect([back.status, back.body.difference, back.body.settles_by]).toEqual([200, 0, 'none']);
    const after = await amending.taro.order(id);
    expect([after.totals, after.coupons]).toEqual([before.totals, before.coupons]);
  });
});

describe('a transfer', () => {
  it('has the new sum before it arrives; afterwards the difference is owed by hand and the receipt is replaced', async () => {
    const { id, no } = await amending.buy({ [ham]: 3 }, transfer);
    const raised = await amending.amend(no, { lines: [{ line: 1, quantity: 4 }], settles_by: 'transfer' });
    expect(await paymentOf(id)).toMatchObject({ state: 'none', amount: raised.body.total_after });
    await amending.operator.ask('PATCH', `orders/${no}`, { paid: true });
    expect((await amending.taro.call('GET', `/v1/me/orders/${id}/download/receipt`)).status).toBe(200);
    const lowered = await amending.amend(no, { lines: [{ line: 1, quantity: 1 }] });
    expect([lowered.status, lowered.body.settles_by]).toEqual([200, 'refund']);
    const owed = raised.body.total_after - lowered.body.total_after;
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', refunded_amount: owed });
    const { body: refunds } = await amending.operator.ask<{ order_no: string; amount: number }[]>('GET', 'refunds');
    expect(JSON.stringify(refunds)).toContain(`"amount":${owed}`);
    const order = await amending.taro.order(id);
    expect([order.user_order_total_payment, order.refunds]).toEqual([lowered.body.total_after, undefined]);
    expect((await amending.taro.call('GET', `/v1/me/orders/${id}/download/receipt`)).status).toBe(200);
    expect(
      await amending.one(sql`select amount from receipt_corrections where order_id = ${id} order by no desc limit 1`),
    ).toBe(lowered.body.total_after);
    await move(no, 'prepare');
    expect((await move(no, 'ship')).status).toBe(204);
  });
});

describe('points of an amended order', () => {
  it('are returned where they no longer fit, used again when it is undone, and those earned follow the sum', async () => {
    const balance = await amending.taro.points();
    const cart = await amending.taro.ready({ [ham]: 3 }, 3);
    const { body: placed } = await amending.taro.decide(
      await amending.taro.patchCart('point', { token: cart.token, points: balance.available }),
    );
    const { id, order_no: no } = placed;
    const before = { order: await amending.taro.order(id), points: await amending.taro.points() };
    expect((await amending.amend(no, { lines: [{ line: 1, quantity: 1 }] })).status).toBe(200);
    const less = await amending.taro.order(id);
    expect((await amending.taro.points()).available).toBe(balance.available - less.points_used);
    expect((await amending.taro.points()).pending).toBeLessThan(before.points.pending);
    const back = await amending.amend(no, { lines: [{ line: 1, quantity: 3 }], settles_by: 'on_delivery' });
    expect([back.status, back.body.total_after]).toEqual([200, before.order.user_order_total_payment]);
    expect(await amending.taro.points()).toMatchObject({
      available: before.points.available,
      pending: before.points.pending,
    });
    await amending.taro.cancel(id);
    expect((await amending.taro.points()).available).toBe(balance.available);
  });
});
