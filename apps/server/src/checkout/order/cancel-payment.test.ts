import type { Cart } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expirePaymentsJob, reversePaymentsJob } from '../payment-jobs.ts';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { memberBuyer, type MemberBuyer } from './testing/member-buyer.ts';

const [card, cvs] = [1, 2] as const;
const cards = { frictionless: '4111111111111111', challenge: '4000000000003220' };
const ham = 'ham-fr-001';

let shop: Shop;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openShop();
  taro = await memberBuyer(shop.app);
});
afterAll(() => shop.close());

async function rowsOf<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return (await shop.app.db.execute<T>(query)).rows;
}

const serviceIdOf = async (orderId: string) =>
  (await rowsOf<{ service_id: string }>(sql`select service_id from payments where order_id = ${orderId}`))[0]
    ?.service_id ?? '';
const mailsTo = async (orderNo: string) =>
  (
    await rowsOf<{ kind: string }>(sql`select kind from mail_outbox where data->>'orderNo' = ${orderNo} order by kind`)
  ).map(({ kind }) => kind);
const stock = async () =>
  (
    await rowsOf<{ quantity: number }>(
      sql`select quantity from stocks where product_id = (select id from products where key = ${ham})`,
    )
  )[0]?.quantity;
const useLeft = async (code: string) =>
  (await rowsOf<{ used_count: number }>(sql`select used_count from coupons where code = ${code}`))[0]?.used_count;

/** Returns the state of the payment at the service. */
async function mailed(orderId: string): Promise<string> {
  const headers = { authorization: `Bearer ${shop.app.ctx().config.payments.secret}` };
  const response = await fetch(`${shop.sandbox.url}/api/payments/${await serviceIdOf(orderId)}`, { headers });
  return ((await response.json()) as { status: string }).status;
}

async function buyByCard(number: string, edit: (cart: Cart) => Promise<Cart> = async (cart) => cart) {
  const cart = await edit(await taro.ready({ [ham]: 3 }, card));
  const { body } = await taro.decide(cart, { payment_token: await shop.sandbox.token(number) });
  return body;
}

describe('an authorised card payment', () => {
  it('is voided by the worker once, and the order shows it', async () => {
    const before = await stock();
    const { id, order_no } = await buyByCard(cards.frictionless);
    expect(await taro.cancel(id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'authorised' },
    });
    expect(await stock()).toBe(before);
    await reversePaymentsJob.run(shop.app.jobCtx());
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect(await mailed(id)).toBe('voided');
    expect(await taro.order(id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    expect((await taro.cancel(id)).body).toMatchObject({ payment_status: 'voided' });
    expect(await mailsTo(order_no)).toEqual(['order_cancelled', 'order_confirmation']);
  });

  it('that waits for 3-D Secure cannot be cancelled as an order, only in the cart', async () => {
    const { id } = await buyByCard(cards.challenge);
    expect(await taro.cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'order.not_cancellable', message: expect.stringContaining('お支払いの手続き中') },
    });
    const [row] = await rowsOf<{ cart_token: string }>(sql`select cart_token from orders where id = ${id}`);
    await taro.patchCart('transaction/error/delete', { token: row?.cart_token ?? '' });
  });
});

describe('a convenience store payment', () => {
  const buy = async () => (await taro.decide(await taro.ready({ [ham]: 3 }, cvs), { store_code: 'lawson' })).body;

  it('that is still open is no longer accepted', async () => {
    const before = await stock();
    const { id } = await buy();
    expect(await taro.cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled', can_cancel: false } });
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect(await mailed(id)).toBe('voided');
    expect([(await taro.order(id)).payment_status, await stock()]).toEqual(['voided', before]);
  });

  it('that was paid is refunded', async () => {
    const { id, order_no } = await buy();
    await shop.sandbox.atStore(await serviceIdOf(id), 'pay');
    await shop.eventually(async () => (await taro.order(id)).status === 'accepted');
    expect((await taro.cancel(id)).body).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect([await mailed(id), (await taro.order(id)).payment_status]).toEqual(['refunded', 'refunded']);
    const [mail] = await rowsOf<{ money: string }>(
      sql`select data->>'money' as money from mail_outbox where kind = 'order_cancelled' and data->>'orderNo' = ${order_no}`,
    );
    expect(mail?.money).toBe('refunded');
  });

  it('that is paid after the cancellation is refunded, and the customer is notified', async () => {
    const before = await stock();
    const { id, order_no } = await buy();
    expect((await taro.cancel(id)).status).toBe(200);
    await shop.sandbox.atStore(await serviceIdOf(id), 'pay');
    await shop.eventually(async () => (await mailsTo(order_no)).includes('payment_refunded'));
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect([await mailed(id), (await taro.order(id)).status, await stock()]).toEqual(['refunded', 'cancelled', before]);
  });
});

describe('a card payment that succeeds after its expiry', () => {
  const points = 200;
  const spent = '見本の失効';
  beforeEach(() => shop.app.db.execute(sql`delete from point_entries where note = ${spent}`));
  const withBoth = async (cart: Cart) => {
    await taro.patchCart('coupons/add', { token: cart.token, code: 'WELCOME500' });
    return taro.patchCart('point', { token: cart.token, points });
  };
  const runOut = async (id: string) => {
    // As if the service could not be reached when the reservation of stock expired.
    await shop.app.db.execute(sql`update payments set service_id = null where order_id = ${id}`);
    await shop.app.db.execute(
      sql`update stock_reservations set expires_at = now() - interval '1 day' where order_id = ${id}`,
    );
    await expirePaymentsJob.run(shop.app.jobCtx());
  };

  it('deducts coupon and points again with the stock', async () => {
    const before = { available: (await taro.points()).available, used: await useLeft('WELCOME500') };
    const { id, next } = await buyByCard(cards.challenge, withBoth);
    expect((await taro.points()).available).toBe(before.available - points);
    await runOut(id);
    expect([(await taro.points()).available, await useLeft('WELCOME500')]).toEqual([before.available, before.used]);
    await shop.sandbox.answerChallenge(next?.url ?? '', { code: '1234' });
    await shop.eventually(async () => (await taro.order(id)).status === 'accepted');
    expect([(await taro.points()).available, await useLeft('WELCOME500')]).toEqual([
      before.available - points,
      (before.used ?? 0) + 1,
    ]);
    expect((await taro.cancel(id)).status).toBe(200);
    expect([(await taro.points()).available, await useLeft('WELCOME500')]).toEqual([before.available, before.used]);
  });

  it('is refunded when the points have been spent meanwhile', async () => {
    const { id, next, order_no } = await buyByCard(cards.challenge, withBoth);
    await runOut(id);
    const { available } = await taro.points();
    const [owner] = await rowsOf<{ user_id: string; channel_id: number; lot_id: number }>(
      sql`select user_id, channel_id, lot_id from point_entries where order_id = ${id} and kind = 'used' limit 1`,
    );
    await shop.app.db
      .execute(sql`insert into point_entries (user_id, channel_id, kind, available, lot_id, created_at, note)
      select ${owner?.user_id}, ${owner?.channel_id}, 'expired', -(lot.available + coalesce((select sum(available) from point_entries where lot_id = lot.id), 0)), lot.id, now(), ${spent}
      from point_entries lot where lot.user_id = ${owner?.user_id} and lot.channel_id = ${owner?.channel_id} and lot.expires_at is not null
        and lot.available + coalesce((select sum(available) from point_entries where lot_id = lot.id), 0) > 0`);
    expect([available >= points, (await taro.points()).available]).toEqual([true, 0]);
    await shop.sandbox.answerChallenge(next?.url ?? '', { code: '1234' });
    await shop.eventually(async () => (await mailsTo(order_no)).includes('payment_refunded'));
    await reversePaymentsJob.run(shop.app.jobCtx());
    expect([await mailed(id), (await taro.order(id)).status]).toEqual(['voided', 'abandoned']);
  });
});
