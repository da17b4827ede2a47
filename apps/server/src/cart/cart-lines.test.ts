import type { Cart } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, type CartCaller } from './testing/cart-caller.ts';

let app: TestApp;
let cart: CartCaller;

beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

const ham = 'ham-fr-001';
const line = ({ detail }: Cart, index = 0) => detail.products[index];

describe('a cart', () => {
  it('starts empty, with a token of 128 random bits, and reports everything that is missing', async () => {
    const fresh = await cart.init();
    expect(fresh).toMatchObject({
      version: 1,
      state: 'open',
      is_member: false,
      detail: { products: [], shippings: [] },
    });
    expect(fresh.token).toMatch(/^[\w-]{22}$/);
    expect(fresh.quote.problems.map((problem) => problem.code)).toEqual(['cart.empty', 'cart.order.no_payment']);
  });

  it('is found again by its token, and replaced by a new one when the token is unknown', async () => {
    const fresh = await cart.init();
    expect((await cart.init({ token: fresh.token })).token).toBe(fresh.token);
    expect((await cart.init({ token: 'nonsense' })).token).not.toBe('nonsense');
  });

  it('belongs to its channel', async () => {
    const { token } = await cart.init();
    const other = await app.call('GET', `/v1/carts/${token}`, { channel: 'fle.localhost' });
    expect(other).toMatchObject({ status: 410, body: { code: 'cart.common.is_expired' } });
  });

  it('expires after 14 days without a change', async () => {
    const { token } = await cart.init();
    app.clock.set('2026-12-04T10:00:01+09:00');
    const expired = await app.call('GET', `/v1/carts/${token}`);
    app.clock.set('2026-11-20T10:00:00+09:00');
    expect(expired).toMatchObject({ status: 410, body: { code: 'cart.common.is_expired' } });
  });
});

describe('adding products', () => {
  it('creates a line at today’s price, a destination without address and one chilled parcel', async () => {
    const filled = await cart.withProducts({ [ham]: 2 });
    expect(line(filled)).toMatchObject({
      unit_price: 1480,
      quantity: 2,
      amount: 2960,
      tax_amount: 219,
      tax_rate_percent: 8,
      zone: 'chilled',
    });
    expect(line(filled)?.product_info).toMatchObject({ key: ham, brand: { key: 'valdadour' } });
    expect(filled.detail.shippings).toHaveLength(1);
    expect(filled.detail.shippings[0]).toMatchObject({
      address: null,
      packings: [{ zone: 'chilled', products: [{ quantity: 2 }] }],
    });
    expect(filled.quote).toMatchObject({ is_estimated: true, totals: { goods: 2960, carriage: 1215, payment: 4175 } });
  });

  it('returns the pieces per case for a product that is sold by the case', async () => {
    const { detail } = await cart.withProducts({ [ham]: 1, 'ham-fr-002': 1 });
    expect(detail.products.map(({ product_info }) => product_info.case_quantity)).toEqual([20, undefined]);
  });

  it('adds to an existing line and raises the version', async () => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const more = await cart.patch('products/add', { token: filled.token, products: [{ key: ham, quantity: 2 }] });
    expect(more.version).toBe(filled.version + 1);
    expect(more.detail.products.map((it) => it.quantity)).toEqual([3]);
  });

  it('changes the cart once per idempotency key, sent any number of times and with any version', async () => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const add = (key: string, version = filled.version) =>
      app.call<Cart>('PATCH', '/v1/carts/products/add', {
        body: { token: filled.token, products: [{ key: ham, quantity: 2 }] },
        headers: { 'idempotency-key': key, 'if-match': String(version) },
      });
    const first = await add('key-of-one-addition');
    expect(line(first.body)?.quantity).toBe(3);
    expect(await add('key-of-one-addition')).toMatchObject({ status: 200, body: first.body });
    const other = await cart.patch('reset', { token: filled.token });
    expect((await add('key-of-one-addition')).body).toMatchObject({ version: other.version, detail: { products: [] } });
    expect(line((await add('key-of-another-one', other.version)).body)?.quantity).toBe(2);
  });

  it('changes the cart once when the same call is repeated while the first is in progress', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 });
    const add = () =>
      app.call<Cart>('PATCH', '/v1/carts/products/add', {
        body: { token, products: [{ key: ham, quantity: 2 }] },
        headers: { 'idempotency-key': 'key-of-two-at-once' },
      });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ body }) => line(body)?.quantity)).toEqual([3, 3, 3]);
  });

  it.each([
    ['a suspended one', 'ham-it-001', 1, 'cart.product.suspended'],
    ['more than the purchase limit', 'ham-fr-002', 6, 'cart.product.purchase_limit'],
    ['an unknown one', 'ham-xx-999', 1, 'cart.product.not_found'],
  ])('refuses %s and changes nothing', async (_, key, quantity, code) => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const products = [
      { key: ham, quantity: 1 },
      { key, quantity },
    ];
    const refused = await app.call('PATCH', '/v1/carts/products/add', { body: { token: filled.token, products } });
    expect(refused).toMatchObject({
      status: 422,
      body: { code, errors: { 'products.1.quantity': [expect.any(String)] } },
    });
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('names every refused row, and adds up rows of one product', async () => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const products = [
      { key: 'ham-it-001', quantity: 1 },
      { key: ham, quantity: 1 },
      { key: 'ham-fr-002', quantity: 3 },
      { key: 'ham-fr-002', quantity: 3 },
    ];
    const refused = await app.call('PATCH', '/v1/carts/products/add', { body: { token: filled.token, products } });
    const rows = { 'products.0.quantity': [expect.any(String)], 'products.3.quantity': [expect.any(String)] };
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.suspended', errors: rows } });
    expect(refused).not.toHaveProperty(['body', 'errors', 'products.2.quantity']);
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('never exceeds the stock, whichever call is used', async () => {
    await app.db.execute(
      `update stocks set quantity = 3 where product_id = (select id from products where key = 'sal-fr-001')`,
    );
    await app.settled();
    const filled = await cart.withProducts({ 'sal-fr-001': 3 });
    const key = line(filled)?.key;
    const ways = [
      ['products/add', { products: [{ key: 'sal-fr-001', quantity: 1 }] }],
      ['products/modify', { products: [{ key, quantity: 4 }] }],
      ['products/divide', { products: [{ key, shippings: [{ key: filled.detail.shippings[0]?.key, quantity: 4 }] }] }],
    ] as const;
    for (const [path, body] of ways) {
      const refused = await app.call('PATCH', `/v1/carts/${path}`, { body: { token: filled.token, ...body } });
      expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.out_of_stock' } });
    }
  });
});

describe('changing lines', () => {
  it('removes a line by quantity 0, by its key, or by its product id', async () => {
    const filled = await cart.withProducts({ [ham]: 1, 'ham-fr-003': 1, 'sal-fr-002': 1 });
    const [first, second, third] = filled.detail.products;
    const token = filled.token;
    await cart.patch('products/modify', { token, products: [{ key: first?.key, quantity: 0 }] });
    await cart.patch('products/delete', { token, keys: [second?.key] });
    const empty = await cart.patch('products/delete', { token, ids: [third?.product_info.id] });
    expect(empty.detail.products).toEqual([]);
    expect(empty.detail.shippings.flatMap((shipping) => shipping.packings)).toEqual([]);
  });

  it('empties the cart without changing its token', async () => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const reset = await cart.patch('reset', { token: filled.token });
    expect(reset).toMatchObject({ token: filled.token, detail: { products: [], shippings: [], coupons: [] } });
  });
});

describe('a change with an outdated version', () => {
  it('is refused with the current cart', async () => {
    const filled = await cart.withProducts({ [ham]: 1 });
    const body = { token: filled.token, products: [{ key: ham, quantity: 1 }] };
    const headers = { 'if-match': `"${filled.version - 1}"` };
    const stale = await app.call<{ code: string; cart: Cart }>('PATCH', '/v1/carts/products/add', { body, headers });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'cart.version_conflict', cart: { version: filled.version } },
    });
    const fresh = await app.call('PATCH', '/v1/carts/products/add', {
      body,
      headers: { 'if-match': String(filled.version) },
    });
    expect(fresh.status).toBe(200);
  });

  it('is not lost among simultaneous changes', async () => {
    const { token } = await cart.init();
    const adds = Array.from({ length: 8 }, () =>
      cart.patch('products/add', { token, products: [{ key: ham, quantity: 1 }] }),
    );
    await Promise.all(adds);
    expect((await cart.get(token)).detail.products[0]?.quantity).toBe(8);
  });
});

describe('a cart that another process changed', () => {
  const changeElsewhere = (token: string, set: string) =>
    app.db.execute(`update carts set version = version + 1, ${set} where token = '${token}'`);

  it('is changed from its current state, not from this process’s cache', async () => {
    const { token } = await cart.withProducts({ [ham]: 1 });
    await changeElsewhere(token, `document = jsonb_set(document, '{lines,0,quantity}', '4'), state = 'open'`);
    await changeElsewhere(token, `document = jsonb_set(document, '{shippings,0,packings,0,products,0,quantity}', '4')`);
    const more = await cart.patch('products/add', { token, products: [{ key: ham, quantity: 1 }] });
    expect(line(more)?.quantity).toBe(5);
  });

  it('is checked by its current state', async () => {
    const { token, detail } = await cart.withProducts({ [ham]: 1 });
    const known = detail.products[0]?.key ?? '';
    await changeElsewhere(token, `document = jsonb_set(document, '{lines,0,key}', '"l99"')`);
    await changeElsewhere(
      token,
      `document = jsonb_set(document, '{shippings,0,packings,0,products,0,line_key}', '"l99"')`,
    );
    const body = { token, products: [{ key: known, quantity: 2 }] };
    expect(await app.call('PATCH', '/v1/carts/products/modify', { body })).toMatchObject({
      status: 422,
      body: { code: 'cart.line.not_found' },
    });
    const renamed = { token, products: [{ key: 'l99', quantity: 2 }] };
    expect((await app.call('PATCH', '/v1/carts/products/modify', { body: renamed })).status).toBe(200);
    await changeElsewhere(token, `state = 'paying'`);
    expect(await app.call('PATCH', '/v1/carts/reset', { body: { token } })).toMatchObject({
      status: 409,
      body: { code: 'cart.payment_in_progress' },
    });
  });
});

describe('a change in the shop since the shopper last saw the cart', () => {
  it('is listed until the shopper changes the cart, and then counts as seen', async () => {
    const filled = await cart.withProducts({ 'sau-at-001': 1 });
    await app.db.execute(`update products set price = price + 100 where key = 'sau-at-001'`);
    await app.settled();
    const reported = await cart.get(filled.token);
    expect(reported.quote.changes).toMatchObject([{ kind: 'price', product_key: 'sau-at-001' }]);
    expect(reported.quote.hash).not.toBe(filled.quote.hash);
    const touched = await cart.patch('order/modify', { token: filled.token, note: 'よろしくお願いします' });
    expect(touched.quote.changes).toHaveLength(1);
    expect((await cart.get(filled.token)).quote.changes).toEqual([]);
  });

  it('suspends a line in the cart: it cannot be increased, only removed', async () => {
    const filled = await cart.withProducts({ 'sau-at-002': 1 });
    await app.db.execute(
      `update products set sale_status = 'suspended', suspend_reason = '輸入停止のため' where key = 'sau-at-002'`,
    );
    await app.settled();
    const reported = await cart.get(filled.token);
    expect(reported.quote.problems.map((problem) => problem.code)).toContain('cart.line.suspended');
    expect(reported.quote.changes).toMatchObject([
      { kind: 'suspended', message: expect.stringContaining('輸入停止のため') },
    ]);
    const key = line(reported)?.key;
    const more = await app.call('PATCH', '/v1/carts/products/modify', {
      body: { token: reported.token, products: [{ key, quantity: 2 }] },
    });
    expect(more).toMatchObject({ status: 422, body: { code: 'cart.product.suspended' } });
    expect((await cart.patch('products/delete', { token: reported.token, keys: [key] })).detail.products).toEqual([]);
  });
});
