import type { Cart, Product } from '@shop/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, type CartCaller } from './testing/cart-caller.ts';

let app: TestApp;
let cart: CartCaller;
beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());
/** Restores products that a test removed. */
afterEach(async () => {
  await app.db.execute(
    `update stocks set quantity = 50 where product_id = (select id from products where key = 'sal-pt-001')`,
  );
  await app.db.execute(`update products set purchase_limit = null where key = 'ham-pt-001'`);
  await app.db.execute(`update products set channel_prefixes = null where key = 'ham-at-001'`);
  await app.settled();
});

const patch = (body: object, channel?: string) =>
  app.call<{ code: string; errors: Record<string, string[]> }>('PATCH', '/v1/carts/add-set', {
    body,
    ...(channel && { channel }),
  });
const piecesOf = ({ detail }: Cart) =>
  detail.products.map(({ product_info, quantity }) => [product_info.key, quantity]);

describe('a product set', () => {
  it('becomes a line for each of its products, and costs what its page shows', async () => {
    const { token } = await cart.init();
    const filled = await cart.patch('add-set', { token, key: 'set-sausage-evening', quantity: 2 });
    expect(piecesOf(filled)).toEqual([
      ['sau-at-001', 4],
      ['acc-fr-001', 2],
    ]);
    const { body } = await app.call<Product>('GET', '/v1/products/sau-at-001');
    expect(filled.quote.totals.goods).toBe(
      2 * (body.sets?.find(({ key }) => key === 'set-sausage-evening')?.price ?? 0),
    );
    expect(await cart.get(token)).toEqual(filled);
  });

  it('adds to existing lines', async () => {
    const { token } = await cart.withProducts({ 'ham-fr-001': 1 });
    expect(piecesOf(await cart.patch('add-set', { token, key: 'set-ham-journey', quantity: 1 }))).toEqual([
      ['ham-fr-001', 2],
      ['ham-pt-001', 1],
      ['ham-at-001', 1],
    ]);
  });

  it('is added whole or not at all, with the reason for each unavailable product', async () => {
    const filled = await cart.withProducts({ 'ham-fr-001': 1 });
    const { status, body } = await patch({ token: filled.token, key: 'set-iberia', quantity: 1 });
    expect([status, body.code]).toEqual([422, 'cart.product.suspended']);
    expect(body.errors).toEqual({ 'ham-es-001': [expect.stringContaining('輸入')] });
    await app.db.execute(
      `update stocks set quantity = 0 where product_id = (select id from products where key = 'sal-pt-001')`,
    );
    await app.settled();
    const again = await patch({ token: filled.token, key: 'set-iberia', quantity: 1 });
    expect(Object.keys(again.body.errors)).toEqual(['ham-es-001', 'sal-pt-001']);
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('is refused when it would exceed a purchase limit together with the cart', async () => {
    await app.db.execute(`update products set purchase_limit = 2 where key = 'ham-pt-001'`);
    await app.settled();
    const { token } = await cart.withProducts({ 'ham-pt-001': 1 });
    expect(await patch({ token, key: 'set-ham-journey', quantity: 2 })).toMatchObject({
      status: 422,
      body: { code: 'cart.product.purchase_limit', errors: { 'ham-pt-001': [expect.any(String)] } },
    });
  });

  it('is remembered while it is complete in the cart, and removed with all its products and nothing else', async () => {
    const { token } = await cart.withProducts({ 'ham-fr-001': 1 });
    const filled = await cart.patch('add-set', { token, key: 'set-ham-journey', quantity: 2 });
    const [ham, pt, at] = filled.detail.products.map(({ key }) => key);
    expect(filled.detail.sets).toEqual([
      {
        key: 'set-ham-journey',
        name: '生ハム食べ比べ 三つの国',
        quantity: 2,
        items: [ham, pt, at].map((line_key) => ({ line_key, quantity: 1 })),
      },
    ]);
    expect((await cart.get(token)).detail.sets).toEqual(filled.detail.sets);
    const left = await cart.patch('delete-set', { token, key: 'set-ham-journey' });
    expect(piecesOf(left)).toEqual([['ham-fr-001', 1]]);
    expect(left.detail).not.toHaveProperty('sets');
    const again = await app.call<{ code: string }>('PATCH', '/v1/carts/delete-set', {
      body: { token, key: 'set-ham-journey' },
    });
    expect([again.status, again.body.code]).toEqual([422, 'cart.set.not_found']);
    expect((await cart.get(token)).version).toBe(left.version);
  });

  it('is reduced by one when its pieces are removed, and is not formed by products added one by one', async () => {
    const { token } = await cart.init();
    const filled = await cart.patch('add-set', { token, key: 'set-ham-journey', quantity: 2 });
    const [, pt] = filled.detail.products;
    const fewer = await cart.patch('products/modify', { token, products: [{ key: pt?.key, quantity: 1 }] });
    expect(fewer.detail.sets?.map(({ quantity }) => quantity)).toEqual([1]);
    const without = await cart.patch('products/delete', { token, keys: [pt?.key] });
    expect(without.detail).not.toHaveProperty('sets');
    const more = await cart.patch('products/add', { token, products: [{ key: 'ham-pt-001', quantity: 2 }] });
    expect(more.detail).not.toHaveProperty('sets');
  });

  it('does not count a piece for two sets', async () => {
    const { token } = await cart.init();
    await cart.patch('add-set', { token, key: 'set-ham-journey', quantity: 1 });
    const both = await cart.patch('add-set', { token, key: 'set-france-aperitif', quantity: 1 });
    expect(both.detail.sets?.map(({ key }) => key)).toEqual(['set-ham-journey', 'set-france-aperitif']);
    const shared = both.detail.products.find(({ product_info }) => product_info.key === 'ham-fr-001');
    expect(shared?.quantity).toBe(2);
    const fewer = await cart.patch('products/modify', { token, products: [{ key: shared?.key, quantity: 1 }] });
    expect(fewer.detail.sets?.map(({ key }) => key)).toEqual(['set-ham-journey']);
  });

  it('is not found when the key is unknown or the channel lacks one of its products', async () => {
    const { token } = await cart.init();
    expect(await patch({ token, key: 'set-nothing', quantity: 1 })).toMatchObject({
      status: 422,
      body: { code: 'cart.set.not_found', errors: { key: [expect.any(String)] } },
    });
    await app.db.execute(`update products set channel_prefixes = array['gakuen'] where key = 'ham-at-001'`);
    await app.settled();
    expect(await patch({ token, key: 'set-ham-journey', quantity: 1 })).toMatchObject({
      status: 422,
      body: { code: 'cart.set.not_found' },
    });
  });

  it('is not added to a cart of another channel', async () => {
    const { token } = await cart.init();
    expect((await patch({ token, key: 'set-france-aperitif', quantity: 1 }, 'gen.localhost')).status).toBe(410);
  });
});

describe('a channel that has stopped selling', () => {
  it('accepts neither sets nor extras, and allows extras to be removed', async () => {
    const { token, detail } = await cart.withProducts({ 'ham-fr-001': 2 });
    const line_key = detail.products[0]?.key;
    const boxed = await cart.patch('accessories/add', {
      token,
      accessories: [{ line_key, key: 'ext-box-001', quantity: 1 }],
    });
    const key = boxed.detail.products[0]?.accessories[0]?.key;
    const stop = async (isSelling: boolean) => {
      await app.db.execute(
        `update channels set settings = jsonb_set(settings, '{PLUGIN,TEMPORARY_STOP_SELLING}', '{"IS_USE":${!isSelling},"IS_SELLING":${isSelling}}') where prefix = 'simple'`,
      );
      await app.settled();
    };
    await stop(false);
    const refused = [
      await patch({ token, key: 'set-france-aperitif', quantity: 1 }),
      await app.call('PATCH', '/v1/carts/accessories/add', {
        body: { token, accessories: [{ line_key, key: 'ext-bag-001', quantity: 1 }] },
      }),
      await app.call('PATCH', '/v1/carts/accessories/modify', { body: { token, accessories: [{ key, quantity: 2 }] } }),
    ];
    const bare = await app.call<Cart>('PATCH', '/v1/carts/accessories/modify', {
      body: { token, accessories: [{ key, quantity: 0 }] },
    });
    await stop(true);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(bare.body.detail.products[0]?.accessories).toEqual([]);
  });
});
