import type { Order } from '@shop/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentReversals, payments } from '../../platform/db/schema/payments.ts';
import { socialGiftLinks, socialGifts } from '../../platform/db/schema/social-gifts.ts';
import { deliverMails, loginAs, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { socialGiftJob } from './social-gift-job.ts';
import { giftTokenIn, giveGift, receptionOf, type GivenGift } from './testing/give-gift.ts';

const DAY = 24 * 60 * 60_000;
const founded = '2026-11-20T10:00:00+09:00';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A gift of the first day; resets the clock to it. */
const given = (options: Parameters<typeof giveGift>[1] = {}) => {
  app.clock.set(founded);
  return giveGift(app, options);
};
const work = async () => {
  await socialGiftJob.run(app.jobCtx());
  return deliverMails(app);
};
const statusOf = async (token: string) =>
  (await app.call<{ code: string }>('GET', `/v1/social-gifts/${token}/products`)).status;
const giftOf = async ({ orderId }: GivenGift) =>
  (await app.db.select().from(socialGifts).where(eq(socialGifts.orderId, orderId)))[0];
const orderOf = async ({ orderId }: GivenGift) =>
  (
    await app.db.execute<{ status: string; cancel_reason: string | null }>(
      sql`select status, cancel_reason from orders where id = ${orderId}`,
    )
  ).rows[0];
const stock = async () =>
  (
    await app.db.execute<{ quantity: number }>(
      sql`select quantity from stocks s join products p on p.id = s.product_id where p.key = 'ham-fr-001'`,
    )
  ).rows[0]?.quantity ?? 0;
const couponUses = async () =>
  (await app.db.execute<{ used_count: number }>(sql`select used_count from coupons where code = 'WELCOME500'`)).rows[0]
    ?.used_count ?? 0;
const receive = async (token: string) => {
  const { status, body } = await app.call<{ id: string }[]>('GET', `/v1/social-gifts/${token}/shipping`);
  const shippings = (status === 200 ? body : [{ id: 'p1' }]).map(({ id }) => ({
    id,
    delivery_at: null,
    delivery_timezone_key: null,
  }));
  return app.call<{ code?: string }>('PUT', `/v1/social-gifts/${token}`, { body: receptionOf(shippings) });
};

describe('on the third day', () => {
  it('the receiver is reminded once in the morning by a new link; the first one remains valid', async () => {
    const gift = await given();
    app.clock.set('2026-11-23T08:59:00+09:00');
    expect(await work()).toEqual([]);
    app.clock.set('2026-11-23T09:00:00+09:00');
    const mails = await work();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['hanako@example.com', expect.stringContaining('お受け取りください')],
    ]);
    const second = giftTokenIn(mails);
    expect(second).not.toBe(gift.token);
    expect([await statusOf(gift.token), await statusOf(second)]).toEqual([200, 200]);
    app.clock.advance(DAY);
    expect(await work()).toEqual([]);
    expect((await receive(second)).status).toBe(200);
    expect(await statusOf(gift.token)).toBe(410);
  });

  it('a giver who shares the link is reminded, but nobody whose gift was received or whose order is cancelled', async () => {
    const link = await given({ to: { name: '見本 花子', way: 'link', email: null, message: null } });
    const received = await given();
    await receive(received.token);
    const cancelled = await given();
    await app.db.execute(sql`update orders set status = 'cancelled' where id = ${cancelled.orderId}`);
    await deliverMails(app);
    app.clock.set('2026-11-23T10:00:00+09:00');
    expect((await work()).map(({ to }) => to)).toEqual(['taro@example.jp']);
    expect((await receive(link.token)).status).toBe(200);
    await deliverMails(app);
  });
});

describe('after the seventh day', () => {
  it('a gift that was not received is cancelled with its order: stock, coupon and payment are returned once, and both are notified (G-07)', async () => {
    const before = [await stock(), await couponUses()];
    const gift = await given({ goods: { 'ham-fr-001': 3 }, coupon: 'WELCOME500' });
    // As if a payment service had the money; money on the shop's own account is refunded manually.
    await app.db
      .update(payments)
      .set({ serviceId: `s-${gift.orderId}` })
      .where(eq(payments.orderId, gift.orderId));
    expect([await stock(), await couponUses()]).toEqual([(before[0] ?? 0) - 3, (before[1] ?? 0) + 1]);
    app.clock.set('2026-11-27T23:59:58+09:00');
    await work();
    expect(await statusOf(gift.token)).toBe(200);
    app.clock.set('2026-11-27T23:59:59+09:00');
    expect(await statusOf(gift.token)).toBe(410);
    const mails = await work();
    await socialGiftJob.run(app.jobCtx());

    expect(await orderOf(gift)).toMatchObject({ status: 'cancelled', cancel_reason: expect.stringContaining('期限') });
    expect([await stock(), await couponUses()]).toEqual(before);
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, gift.orderId));
    expect(
      await app.db
        .select()
        .from(paymentReversals)
        .where(eq(paymentReversals.paymentId, payment?.id ?? '')),
    ).toHaveLength(1);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['hanako@example.com', 'taro@example.jp', 'taro@example.jp']);
    expect(mails.find(({ to }) => to === 'hanako@example.com')?.subject).toContain('期限が過ぎました');
    expect(await deliverMails(app)).toEqual([]);
    expect((await receive(gift.token)).body).toMatchObject({ code: 'social_gift.expired' });
  });

  it('an open gift expires with its order, and a received one is unchanged', async () => {
    const [lost, received] = [await given(), await given()];
    await receive(received.token);
    app.clock.set('2026-11-28T09:00:00+09:00');
    await work();
    expect([(await giftOf(lost))?.state, (await giftOf(received))?.state]).toEqual(['expired', 'registered']);
    expect([(await orderOf(lost))?.status, (await orderOf(received))?.status]).toEqual(['cancelled', 'accepted']);
  });

  it('an order with a cancellation request is unchanged', async () => {
    const gift = await given();
    await app.db.execute(sql`update orders set status = 'cancel_requested' where id = ${gift.orderId}`);
    app.clock.set('2026-11-28T09:00:00+09:00');
    await work();
    expect((await orderOf(gift))?.status).toBe('cancel_requested');
  });

  it('an unpaid gift is unchanged', async () => {
    const gift = await given({ isPaid: false });
    app.clock.set('2026-12-28T09:00:00+09:00');
    await socialGiftJob.run(app.jobCtx());
    expect((await giftOf(gift))?.state).toBe('unpaid');
    await deliverMails(app);
  });
});

describe('a giver who cancels', () => {
  it('can do so until the gift is received, which is then refused; not afterwards', async () => {
    const accessToken = await loginAs(app);
    const cancel = ({ orderId }: GivenGift) =>
      app.call<Order & { code?: string; message?: string }>('PUT', `/v1/me/orders/${orderId}/cancel`, {
        token: accessToken,
        body: { cancel_reason: '贈り先を変えるため' },
      });
    const [regretted, received] = [await given({ accessToken }), await given({ accessToken })];
    const { body: before } = await app.call<Order>('GET', `/v1/me/orders/${regretted.orderId}`, { token: accessToken });
    expect(before).toMatchObject({ can_cancel: true, cancel_until: '2026-11-27T14:59:59.000Z' });
    expect((await cancel(regretted)).status).toBe(200);
    expect((await receive(regretted.token)).body).toMatchObject({ code: 'social_gift.cancelled' });

    await receive(received.token);
    const refused = await cancel(received);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'order.not_cancellable',
      expect.stringContaining('お受け取りの方'),
    ]);
    expect((await orderOf(received))?.status).toBe('accepted');
    await deliverMails(app);
  });
});

describe('a giver who sends the link again', () => {
  const send = ({ orderId }: GivenGift, token: string) =>
    app.call<{ code?: string } | null>('POST', `/v1/me/orders/${orderId}/social-gift/link`, { token });

  it('sends the receiver a new one, and invalidates the old one; the expiry is unchanged', async () => {
    const accessToken = await loginAs(app);
    const gift = await given({ accessToken });
    const before = await giftOf(gift);
    app.clock.advance(60_000);
    expect((await send(gift, accessToken)).status).toBe(204);
    const mails = await deliverMails(app);
    expect(mails.map(({ to }) => to)).toEqual(['hanako@example.com']);
    const again = giftTokenIn(mails);
    expect([await statusOf(gift.token), await statusOf(again)]).toEqual([404, 200]);
    expect(await giftOf(gift)).toEqual(before);
    expect((await receive(again)).status).toBe(200);
    await deliverMails(app);
  });

  it('is refused before the payment, after the reception, and for another customer’s order', async () => {
    const accessToken = await loginAs(app);
    const [unpaid, received, foreign] = [
      await given({ accessToken, isPaid: false }),
      await given({ accessToken }),
      await given(),
    ];
    await receive(received.token);
    await deliverMails(app);
    const answers = [
      await send(unpaid, accessToken),
      await send(received, accessToken),
      await send(foreign, accessToken),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body?.code}`)).toEqual([
      '409 social_gift.not_waiting',
      '409 social_gift.not_waiting',
      '404 order.not_found',
    ]);
    expect(await deliverMails(app)).toEqual([]);
  });

  it('is limited, so that the shop does not send mails without end', async () => {
    const strict = await openTestApp({ config: testConfig({ rateLimitFactor: 1 }) });
    const accessToken = await loginAs(strict);
    const { orderId } = await giveGift(strict, { accessToken });
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push(
        (await strict.call('POST', `/v1/me/orders/${orderId}/social-gift/link`, { token: accessToken })).status,
      );
    await strict.close();
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('half a year later (L-37)', () => {
  it('no data of the receiver and no link is left', async () => {
    const gift = await given();
    await receive(gift.token);
    expect(await giftOf(gift)).toMatchObject({
      receiverEmail: 'hanako@example.com',
      address: { prefecture: '北海道' },
    });
    app.clock.set('2026-11-20T10:00:00+09:00');
    app.clock.advance(179 * DAY);
    await socialGiftJob.run(app.jobCtx());
    expect((await giftOf(gift))?.address).not.toBeNull();
    app.clock.advance(DAY);
    await socialGiftJob.run(app.jobCtx());
    expect(await giftOf(gift)).toMatchObject({
      state: 'registered',
      receiverEmail: null,
      address: null,
      reception: null,
      forgetAt: null,
    });
    expect(await app.db.select().from(socialGiftLinks).where(eq(socialGiftLinks.orderId, gift.orderId))).toEqual([]);
  });
});
