import type { DecisionResult, Order } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { giveGift, receptionOf } from '../checkout/social-gift/testing/give-gift.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

const [cod, transfer] = [3, 4] as const;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

async function order(methodId: number) {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1 }, methodId);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  const shown = async () =>
    (await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers: { 'x-cart-token': cart.token } })).body
      .status;
  const move = async (payload: object, query = '') => {
    const { status, body: answer } = await operator.ask('PATCH', `orders/${body.order_no}${query}`, payload);
    return status === 204 ? status : `${status} ${answer.code}`;
  };
  return { ...body, shown, move };
}

describe('an order', () => {
  it('moves step by step, and its parcel has its tracking number', async () => {
    const { order_no: number, shown, move } = await order(cod);
    expect(await move({ move: 'prepare' })).toBe(204);
    expect(await shown()).toBe('preparing');
    expect(await move({ move: 'ship', tracking: ['1234-5678-9012'] })).toBe(204);
    expect(await shown()).toBe('shipped');
    expect((await operator.ask('GET', `orders/${number}`)).body).toMatchObject({
      order_no: number,
      status: 'shipped',
      parcels: [{ tracking_no: '1234-5678-9012' }],
    });
    expect(await move({ move: 'deliver' })).toBe(204);
    expect(await shown()).toBe('delivered');
  });

  it('cannot skip a step', async () => {
    const { shown, move } = await order(cod);
    expect(await move({ move: 'deliver' })).toBe('409 order.cannot_move');
    expect(await move({ move: 'ship' })).toBe('409 order.cannot_move');
    expect(await shown()).toBe('accepted');
  });

  it('cannot be prepared before its transfer is recorded', async () => {
    const { shown, move } = await order(transfer);
    expect(await move({ move: 'prepare' })).toBe('409 order.not_paid');
    expect(await move({ paid: true })).toBe(204);
    expect(await move({ move: 'prepare' })).toBe(204);
    expect(await shown()).toBe('preparing');
  });

  it('cannot be prepared before the receiver of a gift has entered the address', async () => {
    const gift = await giveGift(shop);
    const prepare = () => operator.ask('PATCH', `orders/${gift.orderId}`, { move: 'prepare' });
    const { status, body } = await prepare();
    expect([status, body.code]).toEqual([409, 'order.not_received']);
    const shippings = gift.cart.detail.shippings
      .flatMap(({ packings }) => packings)
      .map(({ key: id }) => ({ id, delivery_at: null, delivery_timezone_key: null }));
    await shop.call('PUT', `/v1/social-gifts/${gift.token}`, { body: receptionOf(shippings) });
    expect((await prepare()).status).toBe(204);
    expect((await gift.order()).status).toBe('preparing');
  });

  it('is unchanged by a dry run', async () => {
    const { shown, move } = await order(transfer);
    expect(await move({ paid: true }, '?dry_run=true')).toBe(204);
    expect(await move({ move: 'prepare' })).toBe('409 order.not_paid');
    expect(await shown()).toBe('accepted');
  });

  it('has at most one tracking number per parcel', async () => {
    const { shown, move } = await order(cod);
    await move({ move: 'prepare' });
    expect(await move({ move: 'ship', tracking: ['1', '2', '3', '4', '5'] })).toBe('422 order.tracking');
    expect(await shown()).toBe('preparing');
  });

  it('is returned without personal data, except answers to customer-defined fields', async () => {
    const { order_no: number } = await order(cod);
    const { body } = await operator.ask<Record<string, unknown>>('GET', `orders/${number}`);
    expect(Object.keys(body).toSorted()).toEqual([
      'answers',
      'capture',
      'goods',
      'id',
      'kept_card',
      'order_no',
      'ordered_at',
      'parcels',
      'payment_name',
      'payment_state',
      'refunded',
      'refunds',
      'status',
      'total_payment',
      'unclaimed',
    ]);
  });

  it.each([{ move: 'burn' }, { move: 'ship', paid: true }, { tracking: ['1'] }, { move: 'ship', tracking: [''] }])(
    'is not moved by %j',
    async (payload) => {
      const { move } = await order(cod);
      expect(await move(payload)).toMatch(/^422 /);
    },
  );

  it('that does not exist is reported as not found', async () => {
    expect((await operator.ask('PATCH', 'orders/261120-NNNNN', { move: 'ship' })).body.code).toBe('order.not_found');
    expect((await operator.ask('GET', 'orders/261120-NNNNN')).status).toBe(404);
  });
});
