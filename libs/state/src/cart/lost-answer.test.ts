import type { DecisionResult } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppStore } from '../store/make-store.ts';
import { memoryBrowser } from '../testing/memory-environment.ts';
import { failureOf, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { selectCartCount, selectIsDecisionOpen } from './cart.selectors.ts';
import { DecisionUnknown } from './decision-answer.ts';
import { paymentInProgress } from './payment-memory.ts';
import { initCart, loadCart } from './open-cart.ts';
import { placeOrder } from './place-order.ts';
import { loadDecision } from './decision.ts';
import { logout } from '../session/session.ts';

let scene: ShopScene;

const hourMs = 3_600_000;
const cart = sampleCart();
const decision = { idempotency_key: '0123456789abcdef', quote_hash: cart.quote.hash, payment_token: 'tok_secret' };
const route = `POST /v1/carts/${cart.token}/decision`;
const endpoint = `GET /v1/carts/${cart.token}/decision`;
const placed: DecisionResult = {
  ...contractExample('DecisionResult'),
  order_status: 'accepted',
  payment_status: 'authorised',
  next: null,
};
const none = () => ({ status: 404, body: { code: 'order.not_found', message: 'ご注文が見つかりませんでした。' } });
const cut = () => ({ isCut: true });

const unknown = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(DecisionUnknown);
const isOpen = (store: AppStore) => selectIsDecisionOpen(store.getState());

beforeEach(async () => {
  scene = await setScene(memoryBrowser(`lost-answer-${Math.random()}`));
  scene.stub.on('POST /v1/carts/init', () => ({ body: cart }));
  scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({ body: cart }));
  await scene.store.dispatch(initCart());
});
afterEach(() => scene.close());

describe('a decision without a response', () => {
  it.each([
    ['the connection breaks', cut],
    ['a proxy answers', () => ({ status: 502, body: 'Bad Gateway' })],
    ['a proxy times out', () => ({ status: 504, body: '' })],
    [
      'the page server cannot reach the API',
      () => ({ status: 502, body: { code: 'upstream.unreachable', message: '' } }),
    ],
    ['the server fails', () => ({ status: 500, body: { code: 'internal', message: '' } })],
  ])('is open when %s, with the cart unchanged and no error shown', async (_, answer) => {
    scene.stub.on(route, answer);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    expect(selectIsDecisionOpen(scene.state())).toBe(true);
    expect(selectCartCount(scene.state())).toBe(3);
    expect(scene.state().base.errors).toBeNull();
    expect(scene.events).toEqual([]);
  });

  it('is sent again with the same key, to the same cart, and then places the order', async () => {
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    scene.stub.on(route, () => ({ body: placed }));
    expect(await scene.store.dispatch(placeOrder(decision))).toEqual(placed);
    expect(scene.stub.requestsTo(route).map(({ body }) => body)).toEqual([decision, decision]);
    expect(selectIsDecisionOpen(scene.state())).toBe(false);
    expect(selectCartCount(scene.state())).toBe(0);
    expect(scene.events).toEqual([{ type: 'orderPlaced', orderId: placed.id }]);
  });

  it.each([
    ['an ended session', { status: 401, body: { code: 'auth.required', message: '' } }],
    ['a closed shop', { status: 503, body: { code: 'maintenance', message: '' } }],
  ])('stays open when a retry meets %s, but not when the first attempt does', async (_, refusal) => {
    scene.stub.on(route, () => refusal);
    await failureOf(scene.store.dispatch(placeOrder(decision)));
    expect(selectIsDecisionOpen(scene.state())).toBe(false);
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    scene.stub.on(route, () => refusal);
    await unknown(scene.store.dispatch(placeOrder(decision)));
  });

  it('is closed by a refusal of the server', async () => {
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    scene.stub.on(route, () => ({ status: 422, body: { code: 'payment.declined', message: '承認されませんでした' } }));
    expect((await failureOf(scene.store.dispatch(placeOrder(decision)))).code).toBe('payment.declined');
    expect(selectIsDecisionOpen(scene.state())).toBe(false);
  });

  it('stores no card data and is shared with open and new tabs', async () => {
    const second = scene.openWindow();
    await second.start().then(({ started }) => started);
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    await expect.poll(() => isOpen(second)).toBe(true);
    const third = scene.openWindow();
    await third.start();
    expect(isOpen(third)).toBe(true);
    expect(JSON.stringify([...scene.browser.local, ...scene.browser.cookies])).not.toContain('tok_secret');
  });

  it('does not report an expired cart when its cart cannot be loaded', async () => {
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
    scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({
      status: 410,
      body: { code: 'cart.common.is_expired', message: '選び直し' },
    }));
    await scene.store.dispatch(loadCart());
    expect(scene.events).toEqual([]);
  });
});

describe('a later status request with the token of its cart', () => {
  beforeEach(async () => {
    scene.stub.on(route, cut);
    await unknown(scene.store.dispatch(placeOrder(decision)));
  });

  it('finds the order after the tab was closed, even when the current cart is another one', async () => {
    scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart({ token: 'next', version: 1 }) }));
    scene.stub.on(endpoint, () => ({ body: placed }));
    scene.pass(23 * hourMs);
    const reopened = scene.openWindow();
    await reopened.dispatch(initCart());
    expect(await reopened.dispatch(loadDecision())).toEqual(placed);
    const state = reopened.getState();
    expect(state.cart.order).toEqual({ id: placed.id, order_no: placed.order_no, token: cart.token });
    expect(state.cart.data).toMatchObject({ token: 'next', state: 'open' });
    expect(isOpen(reopened)).toBe(false);
  });

  it('finds a payment that has a remaining step', async () => {
    const next = { url: 'https://pay.example/3ds/1', instructions: null };
    scene.stub.on(endpoint, () => ({
      body: { ...placed, order_status: 'awaiting_payment', payment_status: 'pending', next },
    }));
    await scene.store.dispatch(loadDecision());
    expect(paymentInProgress(scene.environment)).toBe(placed.payment_id);
    expect(selectCartCount(scene.state())).toBe(3);
  });

  it('does not report a missing order while the request may still arrive', async () => {
    scene.stub.on(endpoint, none);
    await unknown(scene.store.dispatch(loadDecision()));
    scene.pass(30_000);
    expect(await scene.store.dispatch(loadDecision())).toBeNull();
    expect(selectIsDecisionOpen(scene.state())).toBe(false);
    expect(selectCartCount(scene.state())).toBe(3);
  });

  it.each([
    ['the connection breaks', cut],
    ['a proxy answers', () => ({ status: 404, body: 'Not Found' })],
  ])('stays open while %s', async (_, answer) => {
    scene.stub.on(endpoint, answer);
    scene.pass(hourMs);
    await unknown(scene.store.dispatch(loadDecision()));
    expect(selectIsDecisionOpen(scene.state())).toBe(true);
  });

  it('expires after 24 hours, and on logout', async () => {
    await scene.store.dispatch(logout());
    expect(selectIsDecisionOpen(scene.state())).toBe(false);
    await scene.store.dispatch(initCart());
    await unknown(scene.store.dispatch(placeOrder(decision)));
    scene.pass(24 * hourMs);
    const reopened = scene.openWindow();
    await reopened.start();
    expect(isOpen(reopened)).toBe(false);
  });
});

describe('an order whose payment did not reach the card company', () => {
  it('is in progress and does not count as placed', async () => {
    scene.stub.on(route, () => ({
      body: { ...placed, order_status: 'awaiting_payment', payment_status: 'pending', next: null },
    }));
    await scene.store.dispatch(placeOrder(decision));
    expect(paymentInProgress(scene.environment)).toBe(placed.payment_id);
    expect(selectCartCount(scene.state())).toBe(3);
    expect(scene.events).toEqual([]);
  });
});
