import type { DecisionResult, PaymentCheck } from '@shop/api';
import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { selectCartCount } from './cart.selectors.ts';
import { paymentInProgress } from './payment-memory.ts';
import { initCart } from './open-cart.ts';
import { placeOrder } from './place-order.ts';
import { modifyOrder } from './order-terms.ts';
import { checkPayment, clearPaymentError } from './payment.ts';
import { addProducts } from './add-lines.ts';

let scene: ShopScene;

const cart = sampleCart();
const decision = { idempotency_key: '0123456789abcdef', quote_hash: cart.quote.hash };
const decided = (change: Partial<DecisionResult> = {}) => ({
  body: { ...contractExample('DecisionResult'), ...change },
});
const checked = (change: Partial<PaymentCheck>) => ({ body: { ...contractExample('PaymentCheck'), ...change } });
const checkRoute = `GET /v1/carts/${cart.token}/payment/1/check`;
const decisionRoute = `POST /v1/carts/${cart.token}/decision`;

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('POST /v1/carts/init', () => ({ body: cart }));
  await scene.store.dispatch(initCart());
});
afterEach(() => scene.close());

describe('placing the order', () => {
  it('sends one request however often the button is pressed', async () => {
    scene.stub.on(decisionRoute, () => decided());
    const [first, second] = await Promise.all([
      scene.store.dispatch(placeOrder(decision)),
      scene.store.dispatch(placeOrder(decision)),
    ]);
    expect(scene.stub.requestsTo(decisionRoute).map(({ body }) => body)).toEqual([decision]);
    expect(first).toEqual(second);
  });

  it('waits for the changes before it', async () => {
    scene.stub.on('PATCH /v1/carts/order/modify', () => ({ body: sampleCart({ version: 5 }) }));
    scene.stub.on(decisionRoute, () => decided());
    await Promise.all([
      scene.store.dispatch(modifyOrder({ payment_id: 1 })),
      scene.store.dispatch(placeOrder(decision)),
    ]);
    const paths = scene.stub.requests.map(({ path }) => path).filter((path) => path.startsWith('/v1/carts/'));
    expect(paths.slice(-2)).toEqual(['/v1/carts/order/modify', `/v1/carts/${cart.token}/decision`]);
  });

  it('with an external step preserves the cart and marks the payment with a cookie', async () => {
    scene.stub.on(decisionRoute, () => decided());
    await scene.store.dispatch(placeOrder(decision));
    expect(scene.browser.cookies.get('payment_in_progress')).toBe('1');
    expect(paymentInProgress(scene.environment)).toBe(1);
    expect(scene.state().cart.order).toMatchObject({ id: 'Zt5uW1yK8dQ0hLr6Vx2BmA', order_no: 'H261120-000123' });
    expect(selectCartCount(scene.state())).toBe(3);
    expect(scene.events).toEqual([]);
  });

  it('without an external step empties the cart, preserves the token and reports the order', async () => {
    scene.stub.on(decisionRoute, () => decided({ next: null, order_status: 'accepted' }));
    const { id } = await scene.store.dispatch(placeOrder(decision));
    expect(selectCartCount(scene.state())).toBe(0);
    expect(scene.state().cart.token).toBe(cart.token);
    expect(scene.events).toEqual([{ type: 'orderPlaced', orderId: id }]);
  });

  it('again requests the same cart, not a new one', async () => {
    scene.stub.on(decisionRoute, () => decided({ next: null }));
    await scene.store.dispatch(placeOrder(decision));
    await scene.store.dispatch(placeOrder(decision));
    expect(scene.stub.requestsTo(decisionRoute)).toHaveLength(2);
    expect(scene.stub.requestsTo('POST /v1/carts/init')).toHaveLength(1);
  });

  it('that is declined shows the payment error of the cart', async () => {
    const transaction_error = {
      code: 'card_declined',
      message: '承認されませんでした',
      occurred_at: '2026-11-20T10:00:00+09:00',
    };
    scene.stub.on(decisionRoute, () => ({
      status: 422,
      body: { code: 'payment.declined', message: '承認されませんでした' },
    }));
    scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({ body: sampleCart({ version: 8, transaction_error }) }));
    await failureOf(scene.store.dispatch(placeOrder(decision)));
    expect(scene.state().cart.data).toMatchObject({ version: 8, transaction_error });
  });

  it('that meets a changed quote takes the new quote', async () => {
    const changed = sampleCart({ version: 7, quote: { ...cart.quote, hash: 'other' } });
    scene.stub.on(decisionRoute, () => ({
      status: 409,
      body: { code: 'cart.quote_changed', message: '変わりました', cart: changed },
    }));
    expect((await failureOf(scene.store.dispatch(placeOrder(decision)))).code).toBe('cart.quote_changed');
    expect(scene.state().cart.data?.quote.hash).toBe('other');
    expect(scene.state().base.errors?.code).toBe('cart.quote_changed');
  });
});

describe('the return from the payment', () => {
  beforeEach(async () => {
    scene.stub.on(decisionRoute, () => decided());
    await scene.store.dispatch(placeOrder(decision));
  });

  it('shows the stored cart while the server fails, and requests the current one', async () => {
    await scene.store.start().then(({ started }) => started);
    scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({ status: 500, body: { code: 'server.fault', message: '' } }));
    const back = scene.reload();
    await back.start().then(({ started }) => started);
    expect(back.getState().cart.data?.detail.products).toHaveLength(2);
    expect(back.getState().cart.decideData?.payment_id).toBe(1);
    expect(scene.stub.requestsTo(`GET /v1/carts/${cart.token}`)).toHaveLength(1);
  });

  it('reports the placed order when it is paid', async () => {
    scene.stub.on(checkRoute, () => checked({}));
    await scene.store.dispatch(checkPayment());
    expect(paymentInProgress(scene.environment)).toBeNull();
    expect(selectCartCount(scene.state())).toBe(0);
    expect(scene.events).toEqual([{ type: 'orderPlaced', orderId: 'Zt5uW1yK8dQ0hLr6Vx2BmA' }]);
  });

  it('preserves the cart when the payment failed, and reopens it by clearing the error', async () => {
    scene.stub.on(checkRoute, () =>
      checked({
        status: 'failed',
        next_action: 'retry',
        failure: { code: 'payment.declined', message: '承認されませんでした' },
      }),
    );
    scene.stub.on('PATCH /v1/carts/transaction/error/delete', () => ({ body: sampleCart({ version: 6 }) }));
    scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({ body: sampleCart({ version: 5 }) }));
    await scene.store.dispatch(checkPayment());
    expect(scene.state().cart.data?.version).toBe(5);
    expect(scene.state().cart.payCheck?.failure?.code).toBe('payment.declined');
    expect(selectCartCount(scene.state())).toBe(3);
    await scene.store.dispatch(clearPaymentError());
    expect(scene.state().cart).toMatchObject({ payCheck: null, decideData: null, order: null });
  });

  it('stays in progress while the payment is pending', async () => {
    scene.stub.on(checkRoute, () => checked({ status: 'pending', next_action: 'wait' }));
    await scene.store.dispatch(checkPayment());
    expect(paymentInProgress(scene.environment)).toBe(1);
  });

  it('creates a new cart for a product added after the order', async () => {
    scene.stub.on(checkRoute, () => checked({}));
    scene.stub.on('PATCH /v1/carts/products/add', () => ({ body: sampleCart({ token: 'next', version: 2 }) }));
    await scene.store.dispatch(checkPayment());
    scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart({ token: 'next', version: 1 }) }));
    await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
    expect(scene.stub.requestsTo('PATCH /v1/carts/products/add')[0]?.body).toMatchObject({ token: 'next' });
    expect(scene.state().cart.order).toBeNull();
  });
});
