import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { itemOfProduct } from './track-items.ts';
import { reportEvent } from './report-event.ts';
import { addProducts } from '../cart/add-lines.ts';
import { changeQuantity } from '../cart/lines.ts';
import { settingsArrived } from '../base/base.slice.ts';
import { placeOrder } from '../cart/place-order.ts';
import { checkPayment } from '../cart/payment.ts';
import { trackCart } from './track-cart.ts';
import { initCart } from '../cart/open-cart.ts';
import { modifyOrder } from '../cart/order-terms.ts';
import { login } from '../session/login.ts';

let scene: ShopScene;
const cart = sampleCart();

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('POST /v1/ecommerce_events', () => ({ status: 204 }));
  scene.stub.on('POST /v1/carts/init', () => ({ body: cart }));
  scene.stub.on('PATCH /v1/carts/products/add', () => ({ body: sampleCart({ version: 5 }) }));
});
afterEach(() => scene.close());

const names = () => scene.browser.dataLayer.flatMap((entry) => (entry as { event?: string }).event ?? []);

it('reports an event to the data layer, clearing the previous one, and to the shop’s server', async () => {
  const [product] = contractExample('ProductSummary', 'Products') as unknown as [
    ReturnType<typeof contractExample<'ProductSummary'>>,
  ];
  scene.store.dispatch(reportEvent('view_item', { items: [itemOfProduct(product)], value: product.price }));
  const ecommerce = {
    currency: 'JPY',
    items: [
      {
        item_id: 'ham-fr-001',
        item_name: product.name,
        item_brand: product.brand.name,
        item_category: '生ハム・熟成ハム',
        price: 1480,
      },
    ],
    value: 1480,
  };
  expect(scene.browser.dataLayer).toEqual([{ ecommerce: null }, { event: 'view_item', ecommerce }]);
  await expect.poll(() => scene.stub.requests[0]?.body).toEqual({ name: 'view_item', args: JSON.stringify(ecommerce) });
});

it('counts what was added, not what is in the cart', async () => {
  await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
  const [, event] = scene.browser.dataLayer as [
    unknown,
    { ecommerce: { value: number; items: { quantity: number }[] } },
  ];
  expect(event.ecommerce).toMatchObject({ value: 1480, items: [{ item_id: 'ham-fr-001', quantity: 1 }] });
});

it('reports a purchase once, with the fields that the setting names', async () => {
  const settings = contractExample('FrontSettings');
  settings.GTM.DATA_LAYER.PURCHASE = { transaction_id: 'order_no', value: 'total_goods', name: 'orderer' };
  scene.store.dispatch(settingsArrived(settings));
  const result = { ...contractExample('DecisionResult'), next: null };
  scene.stub.on(`POST /v1/carts/${cart.token}/decision`, () => ({ body: result }));
  scene.stub.on(`GET /v1/carts/${cart.token}/payment/1/check`, () => ({ body: contractExample('PaymentCheck') }));
  await scene.store.dispatch(placeOrder({ idempotency_key: '0123456789abcdef', quote_hash: 'h' }));
  await scene.store.dispatch(checkPayment());
  expect(names()).toEqual(['purchase']);
  const { ecommerce } = scene.browser.dataLayer[1] as { ecommerce: object };
  expect(ecommerce).toMatchObject({ transaction_id: result.order_no, value: 4440 });
  expect(Object.keys(ecommerce).sort()).toEqual(['currency', 'items', 'transaction_id', 'value']);
});

it('reports the contents of the cart when a step is shown', async () => {
  scene.store.dispatch(trackCart('view_cart'));
  expect(names()).toEqual([]);
  await scene.store.dispatch(initCart());
  scene.store.dispatch(trackCart('view_cart'));
  expect(scene.browser.dataLayer[1]).toMatchObject({ event: 'view_cart', ecommerce: { value: 4440 } });
});

it('reports no personal data', async () => {
  scene.stub.on('PATCH /v1/carts/order/modify', () => ({ body: sampleCart({ version: 6 }) }));
  await scene.store.dispatch(modifyOrder({ payment_id: 1 }));
  expect(names()).toEqual(['add_payment_info']);
  expect(JSON.stringify(scene.browser.dataLayer)).not.toMatch(/見本|example\.com|100-?0001|03-?0000/);
});

it('reports what was added to and removed from a line, once for quick changes', async () => {
  await scene.store.dispatch(initCart());
  const [line] = cart.detail.products;
  if (!line) throw new Error('the sample cart is empty');
  const changed = sampleCart({ version: 7 });
  scene.stub.on('PATCH /v1/carts/products/modify', () => ({ body: changed }));
  const to = (quantity: number) => scene.store.dispatch(changeQuantity({ lineKey: line.key, quantity }));
  await Promise.all([to(line.quantity + 1), to(line.quantity + 2), to(line.quantity + 3)]);
  await to(line.quantity - 1);
  const events = scene.browser.dataLayer.filter((entry) => (entry as { event?: string }).event);
  expect(events.at(-1)).toMatchObject({ event: 'remove_from_cart', ecommerce: { items: [{ quantity: 1 }] } });
  const added = events.flatMap((entry) => {
    const { event, ecommerce } = entry as { event: string; ecommerce: { items: { quantity: number }[] } };
    return event === 'add_to_cart' ? ecommerce.items.map(({ quantity }) => quantity) : [];
  });
  expect(added.at(-1)).toBe(3);
  expect(added.length).toBeLessThan(3);
});

it('reports a login without the identity of the member', async () => {
  scene.stub.on('POST /v1/auth/login', () => ({ body: contractExample('AuthResult', 'LoggedIn') }));
  scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
  scene.stub.on('GET /v1/me/user-addresses', () => ({ body: [] }));
  await scene.store.dispatch(login({ username: 'taro@example.jp', password: 'yoru-no-saramisoseji' }));
  expect(scene.browser.dataLayer).toContainEqual({ event: 'login', method: 'password' });
  expect(JSON.stringify(scene.browser.dataLayer)).not.toContain('taro');
});

it('ignores a server error on an event', async () => {
  scene.stub.on('POST /v1/ecommerce_events', () => ({ status: 500, body: { code: 'server.fault', message: '' } }));
  await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
  await expect.poll(() => scene.stub.requestsTo('POST /v1/ecommerce_events')).toHaveLength(1);
  expect(scene.state().base.errors).toBeNull();
});
