import type { Cart, DecisionResult, Order, PaymentCheck } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expirePaymentsJob } from '../payment-jobs.ts';
import { openShop, type Shop } from '../../payment/testing/open-shop.ts';
import { memberBuyer } from './testing/member-buyer.ts';

const [card, cvs, cod, transfer] = [1, 2, 3, 4] as const;
const cards = { frictionless: '4111111111111111', challenge: '4000000000003220', declined: '4000000000000002' };
const ham = 'ham-fr-001';
const hourMs = 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const placeOrder = (cart: Pick<Cart, 'token'>, channel?: string) =>
  shop.app.call<DecisionResult & { code?: string }>('GET', `/v1/carts/${cart.token}/decision`, {
    ...(channel && { channel }),
  });

const ordersOf = async ({ token }: Pick<Cart, 'token'>) =>
  (await shop.app.db.execute(`select id from orders where cart_token = '${token}' and status <> 'abandoned'`)).rows
    .length;

const stopSelling = (isSelling: boolean) => {
  const flags = JSON.stringify({ IS_USE: !isSelling, IS_SELLING: isSelling });
  return shop.app.db.execute(
    `update channels set settings = jsonb_set(settings, '{PLUGIN,TEMPORARY_STOP_SELLING}', '${flags}')`,
  );
};

describe('after a lost response, a request with the cart’s token', () => {
  it.each([
    ['cash on delivery', cod, {}, { order_status: 'accepted', next: null }],
    ['a bank transfer', transfer, {}, { order_status: 'accepted' }],
    ['a convenience store', cvs, { store: 'lawson' }, { order_status: 'awaiting_payment', next: { url: null } }],
  ] as const)('returns the order by %s as in the lost response', async (_, method, more, known) => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, method);
    expect(await placeOrder(cart)).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
    const decided = await shop.decide(cart, more);
    expect(decided.body).toMatchObject(known);
    expect(await placeOrder(cart)).toMatchObject({ status: 200, body: decided.body });
  });

  it('returns a card payment with the step that is still open', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const decided = await shop.decide(cart, { token: await shop.sandbox.token(cards.challenge) });
    expect(decided.body.next?.url).toBeTruthy();
    expect((await placeOrder(cart)).body).toEqual(decided.body);
  });

  it('finds nothing after a declined card, because no order exists', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    await shop.decide(cart, { token: await shop.sandbox.token(cards.declined) });
    expect((await placeOrder(cart)).status).toBe(404);
  });

  it('returns the order for 24 hours, on its own channel, only with the token', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const { body } = await shop.decide(cart);
    expect((await placeOrder({ token: body.id })).status).toBe(404);
    expect((await placeOrder(cart, 'gakuen.localhost')).status).toBe(404);
    shop.app.clock.advance(23 * hourMs);
    expect((await placeOrder(cart)).body.id).toBe(body.id);
    shop.app.clock.advance(hourMs);
    expect((await placeOrder(cart)).status).toBe(404);
  });

  it('returns a member’s order and its payment after the session has expired', async () => {
    const channel = 'simple.localhost';
    const member = await memberBuyer(shop.app);
    const cart = await member.ready({ [ham]: 1 }, cod);
    const { body } = await member.decide(cart);
    expect((await placeOrder(cart, channel)).body).toEqual(body);
    const check = await shop.app.call<PaymentCheck>('GET', `/v1/carts/${cart.token}/payment/${cod}/check`, { channel });
    expect(check).toMatchObject({ status: 200, body: { next_action: 'complete', order_id: body.id } });
    const order = await shop.app.call<Order>('GET', `/v1/carts/order/${body.id}`, {
      channel,
      headers: { 'x-cart-token': cart.token },
    });
    expect(order).toMatchObject({ status: 200, body: { order_no: body.order_no } });
  });
});

describe('a repeated request with the same key', () => {
  it('gets the original response although the shop has stopped selling', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const other = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const decided = await shop.decide(cart, { key: 'key-before-the-stop' });
    await stopSelling(false);
    await shop.app.settled();
    const again = await shop.decide(cart, { key: 'key-before-the-stop' });
    const refused = await shop.decide(other, { key: 'key-after-the-stop' });
    await stopSelling(true);
    await shop.app.settled();
    expect(again.body).toEqual(decided.body);
    expect(refused).toMatchObject({ status: 403, body: { code: 'shop.selling_stopped' } });
  });

  it('gets the original response although the session has expired', async () => {
    const member = await memberBuyer(shop.app);
    const cart = await member.ready({ [ham]: 1 }, cod);
    const { body } = await member.decide(cart, { idempotency_key: 'key-of-a-session-that-ends' });
    const again = await shop.app.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
      channel: 'simple.localhost',
      body: { idempotency_key: 'key-of-a-session-that-ends', quote_hash: cart.quote.hash },
    });
    expect(again).toMatchObject({ status: 200, body });
  });

  it('reports that nothing was ordered when the payment has expired meanwhile', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const { body } = await shop.decide(cart, {
      key: 'key-of-a-payment-left-alone',
      token: await shop.sandbox.token(cards.challenge),
    });
    await shop.app.db.execute(
      `update stock_reservations set expires_at = now() - interval '1 day' where order_id = '${body.id}'`,
    );
    await expirePaymentsJob.run(shop.app.jobCtx());
    const again = await shop.decide(cart, { key: 'key-of-a-payment-left-alone' });
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'payment.declined', message: expect.stringContaining('時間が過ぎました') },
    });
    expect((await placeOrder(cart)).status).toBe(404);
  });

  it('places the order once when it had not been placed', async () => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const answers = await Promise.all([1, 2, 3].map(() => shop.decide(cart, { key: 'key-that-comes-late' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ordersOf(cart)).toBe(1);
  });
});
