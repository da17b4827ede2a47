import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addProducts } from '../cart/add-lines.ts';
import { viewProduct } from '../history/recent.ts';
import { rememberMember, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { useAppSelector } from './hooks.ts';

let scene: ShopScene;
beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart() }));
  scene.stub.on('PATCH /v1/carts/products/add', () => ({ body: sampleCart({ version: 2 }) }));
});
afterEach(() => scene.close());

function Reader() {
  return useAppSelector(({ auth }) => (auth.accessToken === null ? 'guest' : 'member'));
}

it('renders a guest, with any persisted state', () => {
  rememberMember(scene.browser);
  const app = createElement(Provider, { store: scene.reload(), children: createElement(Reader) });
  expect(renderToString(app)).toBe('guest');
});

it('persists nothing and sends no request until it is started', () => {
  expect([scene.browser.local.size, scene.browser.cookies.size, scene.stub.requests]).toEqual([0, 0, []]);
});

it('adds a product to the persisted cart even before it is rehydrated', async () => {
  scene.browser.cookies.set('cart_token', 'persisted');
  await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
  expect(scene.stub.requestsTo('POST /v1/carts/init')[0]?.body).toEqual({ token: 'persisted' });
});

it('adds a viewed product to the persisted history even before it is rehydrated', async () => {
  const product = { id: 1, key: 'ham-1', name: 'ハム', illustration: 'ham' };
  scene.browser.local.set('shop_history', JSON.stringify({ products: [product], requested: [] }));
  await scene.store.dispatch(viewProduct({ ...product, id: 2, key: 'ham-2' }));
  expect(scene.state().history.products.map(({ id }) => id)).toEqual([2, 1]);
});
