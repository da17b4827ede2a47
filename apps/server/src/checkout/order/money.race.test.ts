import type { Cart } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import { reversePaymentsJob } from '../payment-jobs.ts';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { expirePointsJob, settlePointsJob } from '../../payment/point/point-jobs.ts';
import { memberBuyer, type MemberBuyer } from './testing/member-buyer.ts';
import { updateOrder } from './order.queries.ts';

const [cvs, cod] = [2, 3] as const;
const ham = 'ham-fr-001';
/** Different products: orders of the same one would wait for each other anyway. */
const goods = [ham, 'ham-pt-001', 'pat-fr-001', 'sal-fr-001'] as const;

let shop: Shop;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openShop();
  taro = await memberBuyer(shop.app);
  await shop.app.db.execute(sql`update stocks set quantity = 1000`);
  await shop.app.settled();
});
afterAll(() => shop.close());

async function one<T>(query: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await shop.app.db.execute<Record<string, unknown>>(query);
  return Object.values(rows[0] ?? {})[0] as T | undefined;
}
const stock = () =>
  one<number>(sql`select quantity from stocks where product_id = (select id from products where key = ${ham})`);
const mails = (orderNo: string, kind: string) =>
  one<number>(sql`select count(*)::int from mail_outbox where kind = ${kind} and data->>'orderNo' = ${orderNo}`);

/** Several copies of the member's cart, one per product, as two browsers and a slow network can create them. */
async function copies(cart: Cart): Promise<Cart[]> {
  const carts: Cart[] = [];
  for (const key of goods) {
    const token = newPublicId();
    await shop.app.db
      .execute(sql`insert into carts (token, channel_id, user_id, version, state, document, expires_at, created_at)
      select ${token}, channel_id, user_id, version, state, replace(document::text, ${ham}, ${key})::jsonb, expires_at, created_at from carts where token = ${cart.token}`);
    carts.push((await taro.call<Cart>('GET', `/v1/carts/${token}`)).body);
  }
  return carts;
}

describe('the last coupons, used by twenty customers at once', () => {
  it('are used by exactly as many orders as there are; the others are asked to confirm again', async () => {
    await shop.app.db.execute(sql`update coupons set used_count = usage_limit - 3 where code = 'FREESHIP'`);
    const carts: Cart[] = [];
    for (let person = 0; person < 20; person += 1) {
      const ready = await shop.cart.readyToOrder({ [goods[person % goods.length] ?? ham]: 2 }, cod);
      carts.push(await shop.cart.patch('coupons/add', { token: ready.token, code: 'FREESHIP' }));
    }
    const answers = await Promise.all(carts.map((cart) => shop.decide(cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    expect(await one(sql`select usage_limit - used_count from coupons where code = 'FREESHIP'`)).toBe(0);
    expect(
      await one(
        sql`select count(*)::int from coupon_uses u join coupons c on c.id = u.coupon_id where c.code = 'FREESHIP' and u.state = 'used'`,
      ),
    ).toBe(3);
  });
});

describe('a coupon that a member may use once', () => {
  it('is used once by four carts of the same member', async () => {
    await shop.app.db.execute(sql`update coupons set min_subtotal = 0 where code = 'HAYAWARI'`);
    const ready = await taro.ready({ [ham]: 3 }, cod);
    const carts = await copies(await taro.patchCart('coupons/add', { token: ready.token, code: 'HAYAWARI' }));
    expect(carts.map(({ detail, quote }) => [detail.coupons.length, quote.problems])).toEqual(carts.map(() => [1, []]));
    const answers = await Promise.all(carts.map((cart) => taro.decide(cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('points that are spent several times at once', () => {
  it('pay for one order, with any contents of the others; the balance never goes below zero (P-08)', async () => {
    const { available } = await taro.points();
    const ready = await taro.ready({ [ham]: 3 }, cod);
    const carts = await copies(await taro.patchCart('point', { token: ready.token, points: available }));
    expect(carts.map(({ detail, quote }) => [detail.order.points_used, quote.problems])).toEqual(
      carts.map(() => [available, []]),
    );
    const [answers] = await Promise.all([
      Promise.all(carts.map((cart) => taro.decide(cart))),
      expirePointsJob.run(shop.app.jobCtx()),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await taro.points()).available).toBe(0);
    const placed = answers.find(({ status }) => status === 200);
    expect((await taro.order(placed?.body.id ?? '')).points_used).toBe(available);
    await taro.cancel(placed?.body.id ?? '');
    expect((await taro.points()).available).toBe(available);
  });
});

describe('an order that is cancelled ten times at once', () => {
  it('returns everything once and sends one mail', async () => {
    const before = { stock: await stock(), points: (await taro.points()).available };
    const ready = await taro.ready({ [ham]: 3 }, cod);
    const { body } = await taro.decide(await taro.patchCart('point', { token: ready.token, points: 100 }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => taro.cancel(body.id)));
    expect(answers.map(({ status, body: order }) => [status, order.status])).toEqual(
      answers.map(() => [200, 'cancelled']),
    );
    expect({ stock: await stock(), points: (await taro.points()).available }).toEqual(before);
    expect(await mails(body.order_no, 'order_cancelled')).toBe(1);
  });

  it('while it is being shipped is either cancelled or shipped, never both, and so are its points', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { pending } = await taro.points();
      const { body } = await taro.decide(await taro.ready({ [ham]: 3 }, cod));
      await Promise.all([
        taro.cancel(body.id),
        shop.app.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ status: string }>(
            sql`select status from orders where id = ${body.id} for update`,
          );
          if (rows[0]?.status === 'accepted')
            await updateOrder(tx, body.id, { status: 'shipped', updatedAt: shop.app.clock.now() });
        }),
        settlePointsJob.run(shop.app.jobCtx()),
      ]);
      await settlePointsJob.run(shop.app.jobCtx());
      const { status } = await taro.order(body.id);
      const rows = (await taro.pointRows()).filter((row) => row.order_id === body.id).map(({ kind }) => kind);
      expect(rows).toEqual([status === 'shipped' ? 'available' : 'reversed', 'pending']);
      expect((await taro.points()).pending).toBe(pending);
    }
  });
});

describe('an order that is cancelled while it is paid at the store', () => {
  it('is cancelled, and fully refunded', { timeout: 240_000 }, async () => {
    const before = await stock();
    for (let round = 0; round < 8; round += 1) {
      const { body } = await taro.decide(await taro.ready({ [ham]: 1 }, cvs), { store_code: 'lawson' });
      const serviceId = (await one<string>(sql`select service_id from payments where order_id = ${body.id}`)) ?? '';
      const cancel = () => taro.cancel(body.id);
      const pay = () => shop.sandbox.atStore(serviceId, 'pay');
      const [answer] =
        round % 2 === 0 ? await Promise.all([cancel(), pay()]) : (await Promise.all([pay(), cancel()])).toReversed();
      expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } });
      await shop.eventually(async () => {
        await shop.app.db.execute(
          sql`update payment_reversals set due_at = now() - interval '1 hour' where done_at is null`,
        );
        await reversePaymentsJob.run(shop.app.jobCtx());
        return (await taro.order(body.id)).payment_status === 'refunded';
      });
      expect(await mails(body.order_no, 'order_cancelled')).toBe(1);
      expect((await taro.order(body.id)).status).toBe('cancelled');
    }
    expect(await stock()).toBe(before);
  });
});
