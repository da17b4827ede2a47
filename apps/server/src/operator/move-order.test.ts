import type { DecisionResult, Order } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { giveGift, receptionOf } from '../checkout/social-gift/testing/give-gift.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
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

/** An order of a chilled and a frozen parcel, in preparation. */
async function twoParcels(methodId: number) {
  const cart = await cartCaller(shop).readyToOrder({ 'ham-fr-001': 1, 'sau-at-002': 1 }, methodId);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  const move = async (payload: object) => {
    const { status, body: answer } = await operator.ask('PATCH', `orders/${body.order_no}`, payload);
    return status === 204 ? status : `${status} ${answer.code}`;
  };
  const shown = async () => {
    const headers = { 'x-cart-token': cart.token };
    const { status, shippings } = (await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers })).body;
    return { status, shipped: shippings.flatMap(({ packings }) => packings.map((packing) => packing.shipped_on)) };
  };
  expect(await move({ move: 'prepare' })).toBe(204);
  await deliverMails(shop);
  return { no: body.order_no, move, shown };
}

describe('the parcels of an order', () => {
  it('are shipped and delivered separately, each with its mail; the order follows with the last', async () => {
    const { no, move, shown } = await twoParcels(cod);
    expect(await move({ move: 'ship', parcels: [2], tracking: ['1234-5678-9012'] })).toBe(204);
    expect((await shown()).status).toBe('preparing');
    expect((await shown()).shipped.toSorted()).toEqual(['2026-11-20', undefined]);
    const [part] = await deliverMails(shop);
    expect(part?.subject).toContain(`商品の一部を発送しました(注文番号 ${no})`);
    expect(part?.body).toContain('残りのお荷物(1個)');
    expect(part?.body.match(/お届け予定/g)).toHaveLength(1);
    expect(await move({ move: 'ship', parcels: [2] })).toBe('409 order.cannot_move');
    expect(await move({ move: 'ship', parcels: [3] })).toBe('404 order.no_parcel');
    expect(await move({ move: 'deliver', parcels: [1] })).toBe('409 order.cannot_move');
    expect(await move({ move: 'deliver', parcels: [2] })).toBe(204);
    expect(await move({ move: 'ship' })).toBe(204);
    expect(await shown()).toEqual({ status: 'shipped', shipped: ['2026-11-20', '2026-11-20'] });
    const [rest] = await deliverMails(shop);
    expect([rest?.subject, rest?.body.includes('1234-5678-9012')]).toEqual([
      expect.stringContaining(`】商品を発送しました(注文番号 ${no})`),
      false,
    ]);
    expect(await move({ move: 'deliver' })).toBe(204);
    expect((await shown()).status).toBe('delivered');
  });

  it('cannot be cancelled once one is shipped', async () => {
    const { move } = await twoParcels(cod);
    expect(await move({ move: 'ship', parcels: [1] })).toBe(204);
    expect(await move({ cancel_reason: '在庫の破損のため' })).toBe('409 order.partly_shipped');
  });
});

describe('an order', () => {
  it('moves step by step, and its parcel has its tracking number', async () => {
    const { order_no: number, shown, move } = await order(cod);
    expect(await move({ move: 'prepare' })).toBe(204);
    expect(await shown()).toBe('preparing');
    expect(await move({ move: 'ship', tracking: ['3456-7890-1234'] })).toBe(204);
    expect(await shown()).toBe('shipped');
    expect((await operator.ask('GET', `orders/${number}`)).body).toMatchObject({
      order_no: number,
      status: 'shipped',
      parcels: [{ tracking_no: '3456-7890-1234' }],
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
      'amendments',
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
