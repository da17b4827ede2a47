import { contractExample } from '@shop/api/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, rememberMember, sampleCart, setScene, type ShopScene } from '../testing/shop-scene.ts';
import { selectCartCount } from './cart.selectors.ts';
import { selectCanCheckout } from './select-can-checkout.ts';
import { addProducts } from './add-lines.ts';
import { changeQuantity } from './lines.ts';
import { initCart, takeCartAsGuest } from './open-cart.ts';
import { loseSession } from '../session/session.ts';
import { modifyOrder, addCoupon } from './order-terms.ts';
import { modifyPackings, addShipping } from './shippings.ts';
import { retryWrites } from '../store/shop-events.ts';
import { settingsArrived } from '../base/base.slice.ts';

let scene: ShopScene;

beforeEach(async () => {
  scene = await setScene();
  scene.stub.on('POST /v1/carts/init', () => ({ body: sampleCart({ version: 1 }) }));
});
afterEach(() => scene.close());

const expired = { status: 410, body: { code: 'cart.common.is_expired', message: 'カートの有効期限が切れました。' } };

describe('the cart', () => {
  it('is created by the first add and its token is stored in a cookie', async () => {
    scene.stub.on('PATCH /v1/carts/products/add', () => ({ body: sampleCart({ version: 2 }) }));
    await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 2 }]));
    expect(scene.stub.requests.map(({ path }) => path)).toEqual(['/v1/carts/init', '/v1/carts/products/add']);
    expect(scene.browser.cookies.get('cart_token')).toBe(sampleCart().token);
    expect(selectCartCount(scene.state())).toBe(3);
  });

  it('of a stored token is loaded when the store starts', async () => {
    const cart = sampleCart();
    scene.browser.cookies.set('cart_token', cart.token);
    scene.stub.on(`GET /v1/carts/${cart.token}`, () => ({ body: cart }));
    await scene.store.start().then(({ started }) => started);
    expect(scene.state().cart.data?.version).toBe(cart.version);
    expect(selectCanCheckout(scene.state())).toBe(true);
  });

  it('of an expired stored token is cleared and reported', async () => {
    scene.browser.cookies.set('cart_token', 'gone');
    scene.stub.on('GET /v1/carts/gone', () => expired);
    await scene.store.start().then(({ started }) => started);
    await scene.store.flush();
    expect(scene.state().cart.token).toBeNull();
    expect(scene.browser.cookies.has('cart_token')).toBe(false);
    expect(scene.events).toEqual([{ type: 'cartExpired', message: 'カートの有効期限が切れました。' }]);
  });

  it('that expired is replaced by a new one for the added product', async () => {
    let adds = 0;
    scene.stub.on('PATCH /v1/carts/products/add', () => {
      adds += 1;
      return adds === 1 ? expired : { body: sampleCart({ token: 'new', version: 2 }) };
    });
    await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
    expect(scene.stub.requestsTo('POST /v1/carts/init').map(({ body }) => body)).toEqual([
      { token: null },
      { token: null },
    ]);
    expect(scene.events).toEqual([]);
  });

  it('of an ended session continues as a guest cart, by choice or with the next change', async () => {
    await scene.store.dispatch(initCart());
    const { token } = sampleCart();
    let adds = 0;
    scene.stub.on('PATCH /v1/carts/products/add', () => {
      adds += 1;
      return adds === 1 ? expired : { body: sampleCart({ version: 3 }) };
    });
    await scene.store.dispatch(loseSession('before_request'));
    expect(scene.state().auth.isRefreshFailed).toBe(true);
    await scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }]));
    await scene.store.dispatch(loseSession('before_request'));
    await scene.store.dispatch(takeCartAsGuest());
    const asGuest = { token, as_guest: true };
    expect(scene.stub.requestsTo('POST /v1/carts/init').map(({ body }) => body)).toEqual([
      { token: null },
      asGuest,
      asGuest,
    ]);
    expect(scene.state().auth.isRefreshFailed).toBe(false);
    expect(scene.events.map(({ type }) => type)).toEqual(['sessionLost', 'sessionLost']);
  });

  it('that expired during another change is replaced and reported', async () => {
    scene.stub.on('PATCH /v1/carts/order/modify', () => expired);
    const failure = await failureOf(scene.store.dispatch(modifyOrder({ note: '置き配不可' })));
    expect(failure.code).toBe('cart.common.is_expired');
    expect(scene.events).toEqual([{ type: 'cartExpired', message: 'カートの有効期限が切れました。' }]);
    expect(scene.state().cart.token).toBe(sampleCart().token);
  });

  it('receives changes one after the other, and only the last quantity of a line', async () => {
    const bodies: unknown[] = [];
    const { promise: pending, resolve: release } = Promise.withResolvers<void>();
    scene.stub.on('PATCH /v1/carts/products/modify', async ({ body }) => {
      bodies.push(body);
      await pending;
      return { body: sampleCart({ version: 2 + bodies.length }) };
    });
    await scene.store.start().then(({ started }) => started);
    await scene.store.dispatch(initCart());
    const changes = [2, 3, 4].map((quantity) => scene.store.dispatch(changeQuantity({ lineKey: 'l1', quantity })));
    expect(scene.state().progress.pendingLines).toEqual({ l1: { quantity: 4, writes: 3 } });
    expect(selectCanCheckout(scene.state())).toBe(false);
    release();
    await Promise.all(changes);
    expect(bodies.map((body) => (body as { products: { quantity: number }[] }).products[0]?.quantity)).toEqual([2, 4]);
    expect(scene.state().progress.pendingLines).toEqual({});
  });

  it('sends its version and takes the current cart from a conflict response', async () => {
    const current = sampleCart({ version: 9 });
    scene.stub.on('PATCH /v1/carts/packings/modify', () => ({
      status: 409,
      body: { code: 'cart.version_conflict', message: '', cart: current },
    }));
    await failureOf(scene.store.dispatch(modifyPackings([{ key: 'p1', delivery_date: null }])));
    expect(scene.stub.requestsTo('PATCH /v1/carts/packings/modify')[0]?.headers['if-match']).toBe('1');
    expect(scene.state().cart.data?.version).toBe(9);
  });

  it('retries a choice after a lost connection, shows that it waits, and sends it again with the current cart version', async () => {
    await scene.store.dispatch(initCart());
    let isAway = true;
    scene.stub.on('PATCH /v1/carts/packings/modify', ({ headers }) => {
      if (isAway) return { status: 502, body: {} };
      return headers['if-match'] === '9'
        ? { body: sampleCart({ version: 10 }) }
        : { status: 409, body: { code: 'cart.version_conflict', message: '', cart: sampleCart({ version: 9 }) } };
    });
    const choice = [{ key: 'p1', delivery_date: '2026-12-05' }];
    expect((await failureOf(scene.store.dispatch(modifyPackings(choice)))).status).toBe(502);
    scene.store.dispatch(
      retryWrites((work) => {
        expect(scene.state().progress.line).toEqual({ isAway: true, losses: 1 });
        isAway = false;
        return work();
      }),
    );
    expect((await scene.store.dispatch(modifyPackings(choice))).version).toBe(10);
    expect(scene.state().progress.line).toEqual({ isAway: false, losses: 1 });
  });

  it('does not retry an add after a lost connection, which could add the product twice', async () => {
    await scene.store.dispatch(initCart());
    scene.store.dispatch(retryWrites((work) => work()));
    scene.stub.on('PATCH /v1/carts/products/add', () => ({ status: 502, body: {} }));
    expect((await failureOf(scene.store.dispatch(addProducts([{ key: 'ham-fr-001', quantity: 1 }])))).status).toBe(502);
    expect(scene.stub.requestsTo('PATCH /v1/carts/products/add')).toHaveLength(1);
  });

  it('resets the shipping once when the address of the member no longer exists', async () => {
    scene.stub.on('PATCH /v1/carts/shippings/add', () => ({
      status: 422,
      body: { code: 'cart_detail.set_user_address.not_data', message: '' },
    }));
    scene.stub.on('PATCH /v1/carts/shippings/reset', () => ({ body: sampleCart({ version: 3 }) }));
    await failureOf(scene.store.dispatch(addShipping({ user_address_id: 7 })));
    await failureOf(scene.store.dispatch(addShipping({ user_address_id: 7 })));
    const resets = scene.stub.requestsTo('PATCH /v1/carts/shippings/reset');
    expect(resets.map(({ body }) => body)).toEqual([{ token: sampleCart().token, is_removing_address: true }]);
  });

  it('ignores an older response', async () => {
    scene.stub.on('PATCH /v1/carts/coupons/add', () => ({ body: sampleCart({ version: 5 }) }));
    await scene.store.dispatch(addCoupon('SUMMER'));
    await scene.store.dispatch(initCart());
    expect(scene.state().cart.data?.version).toBe(5);
  });

  it('loads the addresses of a member after it has a token', async () => {
    rememberMember(scene.browser);
    scene.stub.on('GET /v1/me/user', () => ({ body: contractExample('User') }));
    scene.stub.on('GET /v1/me/user-addresses', () => ({
      headers: { 'x-limit': '50' },
      body: [contractExample('Address')],
    }));
    await scene.store.start().then(({ started }) => started);
    await scene.store.dispatch(initCart());
    await expect.poll(() => scene.state().address).toMatchObject({ status: 'read', limit: 50 });
    await scene.store.dispatch(initCart());
    const init = '/v1/carts/init';
    expect(scene.stub.requests.map(({ path }) => path)).toEqual(['/v1/me/user', init, '/v1/me/user-addresses', init]);
  });

  it('cannot go to the checkout while selling is stopped', async () => {
    await scene.store.dispatch(initCart());
    expect(selectCanCheckout(scene.state())).toBe(true);
    const settings = contractExample('FrontSettings');
    settings.PLUGIN.TEMPORARY_STOP_SELLING = { IS_USE: true, IS_SELLING: false };
    scene.store.dispatch(settingsArrived(settings));
    expect(selectCanCheckout(scene.state())).toBe(false);
  });
});
