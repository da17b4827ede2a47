import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { coupons } from '../../platform/db/schema/carts.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { addPointRows } from '../../payment/point/point.queries.ts';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { memberBuyer, type MemberBuyer } from './testing/member-buyer.ts';

const [card, cod] = [1, 3] as const;
const accessory = 'acc-fr-001';

let app: TestApp;
let taro: MemberBuyer;
beforeAll(async () => {
  app = await openTestApp();
  taro = await memberBuyer(app);
  const term = { startsAt: new Date('2020-01-01'), endsAt: new Date('2040-01-01'), minSubtotal: 0 };
  await app.db.insert(coupons).values([
    { ...term, code: 'ALLGOODS', name: '商品全額', kind: 'percent', value: 100 },
    { ...term, code: 'NOCARRIAGE', name: '送料無料', kind: 'free_carriage', value: 0 },
  ]);
  const [member] = await app.db.select({ id: users.id }).from(users).where(eq(users.emailKey, 'taro@example.com'));
  const [channel] = await app.db.select().from(channels).where(eq(channels.id, app.ctx().channel.id));
  const createdAt = app.clock.now();
  await addPointRows(app.db, [
    {
      userId: member?.id ?? '',
      channelId: channel?.id ?? 0,
      kind: 'available',
      available: 50_000,
      note: '見本',
      expiresAt: new Date(createdAt.getTime() + 86_400_000 * 300),
      createdAt,
    },
  ]);
});
afterAll(() => app.close());

/** A member's cart that points pay for, cash on delivery chosen before. */
async function paidByPoints() {
  const ready = await taro.ready({ [accessory]: 2 }, cod);
  await taro.patchCart('coupons/add', { token: ready.token, code: 'NOCARRIAGE' });
  return taro.patchCart('point', { token: ready.token, points: ready.quote.totals.goods });
}

const paymentOf = async (orderId: string) =>
  (await app.db.select().from(payments).where(eq(payments.orderId, orderId)))[0];

describe('an order of 0 yen', () => {
  it('is placed without payment where points pay for everything, and no payment service is called', async () => {
    const cart = await paidByPoints();
    expect(cart.quote.totals).toMatchObject({ payment: 0, fees: 0 });
    expect(cart.paymethods.map(({ code, is_available }) => [code, is_available])).toEqual([['free', true]]);
    const before = (await taro.points()).available;
    const { status, body } = await taro.decide(cart);
    expect([status, body.order_status, body.payment_status, body.next]).toEqual([200, 'accepted', 'none', null]);
    const order = await taro.order(body.id);
    expect(order).toMatchObject({
      payment_code: 'free',
      payment_name: 'お支払いなし',
      receipt_refusal: 'お支払い金額が0円のため、領収書は発行できません。',
    });
    expect(await paymentOf(body.id)).toMatchObject({ state: 'none', amount: 0, serviceId: null, askAt: null });
    expect((await taro.points()).available).toBe(before - cart.quote.totals.discount_points);
    const mails = await deliverMails(app);
    expect(mails.find(({ body: text }) => text.includes(body.order_no))?.body).toContain('お支払いなし');

    expect((await taro.cancel(body.id)).body).toMatchObject({ status: 'cancelled' });
    expect((await taro.points()).available).toBe(before);
    expect(await paymentOf(body.id)).toMatchObject({ state: 'voided' });
  });

  it('is placed by a guest with coupons, and preserves the previous choice for the next order', async () => {
    const guest = cartCaller(app);
    const ready = await guest.readyToOrder({ [accessory]: 2 }, card);
    await guest.patch('coupons/add', { token: ready.token, code: 'ALLGOODS' });
    const free = await guest.patch('coupons/add', { token: ready.token, code: 'NOCARRIAGE' });
    expect(free.detail.order.payment_code).toBe('free');
    const paid = await guest.patch('coupons/delete', { token: ready.token, code: 'ALLGOODS' });
    expect(paid.detail.order.payment_code).toBe('card');
    const again = await guest.patch('coupons/add', { token: ready.token, code: 'ALLGOODS' });
    const body = { idempotency_key: 'the-key-of-a-free-order', quote_hash: again.quote.hash };
    const decided = await app.call<{ order_status: string }>('POST', `/v1/carts/${ready.token}/decision`, { body });
    expect([decided.status, decided.body.order_status]).toEqual([200, 'accepted']);
  });

  it('cannot bypass a payment: free is not selectable where something is to be paid', async () => {
    const ready = await taro.ready({ [accessory]: 2 }, cod);
    const { status, body } = await taro.call('PATCH', '/v1/carts/order/modify', {
      token: ready.token,
      payment_id: 900,
    });
    expect([status, body]).toMatchObject([422, { code: 'payment.not_available' }]);
  });
});
