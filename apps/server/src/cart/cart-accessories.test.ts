import type { Cart } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../testing/index.ts';
import { cartCaller, typedAddress, type CartCaller } from './testing/cart-caller.ts';

const [ham, salami, box, suspendedBox, bag, knife] = [
  'ham-fr-001',
  'sal-fr-001',
  'ext-box-001',
  'ext-box-002',
  'ext-bag-001',
  'ext-knife-001',
] as const;

let app: TestApp;
let cart: CartCaller;
beforeAll(async () => {
  app = await openTestApp();
  cart = cartCaller(app);
});
afterAll(() => app.close());

const patch = (path: string, body: object, channel?: string) =>
  app.call('PATCH', `/v1/carts/${path}`, { body, ...(channel && { channel }) });
const extrasOf = ({ detail }: Cart) => detail.products.flatMap((line) => line.accessories);
const setProduct = async (key: string, set: string) => {
  await app.db.execute(`update products set ${set} where key = '${key}'`);
  await app.settled();
};
const setStock = async (key: string, quantity: number) => {
  await app.db.execute(
    `update stocks set quantity = ${quantity} where product_id = (select id from products where key = '${key}')`,
  );
  await app.settled();
};

/** Returns a cart of hams with gift boxes as paid extras. */
async function withBoxes(hams: number, boxes: number): Promise<Cart> {
  const filled = await cart.withProducts({ [ham]: hams });
  return cart.patch('accessories/add', {
    token: filled.token,
    accessories: [{ line_key: filled.detail.products[0]?.key, key: box, quantity: boxes }],
  });
}

describe('a paid extra', () => {
  it('is listed at its line with its own price and tax rate, and counts towards the product total of the quote', async () => {
    const filled = await withBoxes(2, 2);
    const [line] = filled.detail.products;
    expect(line).toMatchObject({
      amount: 2960,
      accessories: [
        {
          product_key: box,
          unit_price: 330,
          quantity: 2,
          amount: 660,
          tax_rate_percent: 10,
          tax_amount: 60,
          max_quantity: 2,
        },
      ],
    });
    expect(filled.quote.totals).toMatchObject({ goods: 3620, payment: 3620 + 1215 });
    expect(filled.quote.per_rate).toEqual([
      { tax_rate_percent: 8, taxable_incl: 2960, tax: 219 },
      { tax_rate_percent: 10, taxable_incl: 660 + 1215, tax: 170 },
    ]);
    expect(filled.detail.order.total_goods).toBe(3620);
    expect(filled.quote.destinations[0]?.subtotal).toBe(3620);
  });

  it('is returned as it was saved', async () => {
    const filled = await withBoxes(2, 1);
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('increases when added again, can be changed, and can be removed', async () => {
    const filled = await withBoxes(3, 1);
    const { token } = filled;
    const line_key = filled.detail.products[0]?.key;
    const more = await cart.patch('accessories/add', {
      token,
      accessories: [
        { line_key, key: box, quantity: 1 },
        { line_key, key: bag, quantity: 3 },
      ],
    });
    expect(extrasOf(more).map(({ product_key, quantity }) => [product_key, quantity])).toEqual([
      [box, 2],
      [bag, 3],
    ]);
    const [first, second] = extrasOf(more);
    const fewer = await cart.patch('accessories/modify', {
      token,
      accessories: [
        { key: first?.key, quantity: 3 },
        { key: second?.key, quantity: 0 },
      ],
    });
    expect(extrasOf(fewer).map(({ product_key, quantity }) => [product_key, quantity])).toEqual([[box, 3]]);
    const bare = await cart.patch('accessories/delete', { token, keys: [first?.key, 'a99'] });
    expect(extrasOf(bare)).toEqual([]);
    expect(bare.detail.products).toHaveLength(1);
    expect(bare.quote.totals.goods).toBe(4440);
  });

  it('counts towards the minimum of a coupon', async () => {
    const filled = await withBoxes(2, 1);
    expect(
      (await cart.patch('coupons/add', { token: filled.token, code: 'WELCOME500' })).quote.totals.discount_coupons,
    ).toBe(500);
  });

  it('adds its weight to its parcel', async () => {
    const bare = await cart.withProducts({ [salami]: 1 });
    const knives = await cart.patch('accessories/add', {
      token: bare.token,
      accessories: [{ line_key: bare.detail.products[0]?.key, key: knife, quantity: 1 }],
    });
    expect((knives.quote.parcels[0]?.weight_g ?? 0) - (bare.quote.parcels[0]?.weight_g ?? 0)).toBe(210);
  });

  it('that must not be frozen prevents ambient products in the frozen parcel', async () => {
    const { token, detail } = await cart.withProducts({ [salami]: 1, 'sau-fr-002': 1 });
    expect(detail.shippings[0]?.packings.map(({ zone }) => zone)).toEqual(['frozen']);
    const apart = await cart.patch('accessories/add', {
      token,
      accessories: [{ line_key: detail.products[0]?.key, key: 'ext-stand-001', quantity: 1 }],
    });
    expect(
      apart.detail.shippings[0]?.packings.map(({ zone, accessories }) => [zone, accessories?.length ?? 0]),
    ).toEqual([
      ['frozen', 0],
      ['ambient', 1],
    ]);
  });
});

describe('extras and the pieces of their line', () => {
  it('decrease with the line, and are not added automatically when it increases', async () => {
    const filled = await withBoxes(3, 3);
    const key = filled.detail.products[0]?.key;
    const fewer = await cart.patch('products/modify', { token: filled.token, products: [{ key, quantity: 1 }] });
    expect(extrasOf(fewer).map(({ quantity }) => quantity)).toEqual([1]);
    const more = await cart.patch('products/modify', { token: filled.token, products: [{ key, quantity: 5 }] });
    expect(extrasOf(more).map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('are removed with the line', async () => {
    const filled = await withBoxes(2, 2);
    const empty = await cart.patch('products/delete', { token: filled.token, keys: [filled.detail.products[0]?.key] });
    expect(empty.quote.totals.goods).toBe(0);
    expect(empty.detail.shippings.flatMap(({ packings }) => packings)).toEqual([]);
  });

  it('are divided over destinations with the line, and merged again', async () => {
    const filled = await withBoxes(3, 3);
    const { token } = filled;
    await cart.patch('shippings/add', { token, address: typedAddress });
    const two = await cart.patch('shippings/add', { token, address: { ...typedAddress, address1: '千代田2-2' } });
    const [here, there] = two.detail.shippings.map(({ key }) => key);
    const key = filled.detail.products[0]?.key;
    const divided = await cart.patch('products/divide', {
      token,
      products: [
        {
          key,
          shippings: [
            { key: here, quantity: 1 },
            { key: there, quantity: 2 },
          ],
        },
      ],
    });
    expect(
      divided.detail.shippings.map(({ packings }) =>
        packings.map(({ accessories }) => accessories?.map(({ quantity }) => quantity)),
      ),
    ).toEqual([[[1]], [[2]]]);
    expect(divided.quote.destinations.map(({ subtotal }) => subtotal)).toEqual([1810, 3620]);
    const joined = await cart.patch('shippings/reset', { token });
    expect(
      joined.detail.shippings.flatMap(({ packings }) =>
        packings.flatMap(({ accessories }) => accessories?.map(({ quantity }) => quantity)),
      ),
    ).toEqual([3]);
  });

  it('are merged with those of the same product at login, under keys of the member’s cart', async () => {
    const accessToken = await loginAs(app);
    const own = await cart.withProducts({ [ham]: 1 }, accessToken);
    await cart.patch(
      'accessories/add',
      { token: own.token, accessories: [{ line_key: own.detail.products[0]?.key, key: box, quantity: 1 }] },
      accessToken,
    );
    const guest = await withBoxes(2, 2);
    const hamLine = guest.detail.products[0]?.key;
    await cart.patch('accessories/add', {
      token: guest.token,
      accessories: [{ line_key: hamLine, key: bag, quantity: 1 }],
    });
    const joined = await cart.init({ token: guest.token, accessToken });
    expect(joined.detail.products.map(({ quantity }) => quantity)).toEqual([3]);
    expect(extrasOf(joined).map(({ product_key, quantity }) => [product_key, quantity])).toEqual([
      [box, 3],
      [bag, 1],
    ]);
    expect(new Set(extrasOf(joined).map(({ key }) => key)).size).toBe(2);
  });
});

describe('an unavailable extra', () => {
  it.each([
    ['one that is not offered with the product', knife, 1, 'cart.accessory.not_offered', 'key'],
    ['one that does not exist', 'ext-xx-999', 1, 'cart.accessory.not_offered', 'key'],
    ['more than the pieces of the line allow', box, 3, 'cart.accessory.limit', 'quantity'],
    ['a suspended one', suspendedBox, 1, 'cart.product.suspended', 'quantity'],
  ])('is refused, and nothing changes: %s', async (_, key, quantity, code, field) => {
    const filled = await cart.withProducts({ [ham]: 2 });
    const line_key = filled.detail.products[0]?.key;
    const refused = await patch('accessories/add', {
      token: filled.token,
      accessories: [
        { line_key, key: bag, quantity: 1 },
        { line_key, key, quantity },
      ],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { code, errors: { [`accessories.1.${field}`]: [expect.any(String)] } },
    });
    expect(await cart.get(filled.token)).toEqual(filled);
  });

  it('is named with every other refused extra', async () => {
    const filled = await cart.withProducts({ [ham]: 2 });
    const line_key = filled.detail.products[0]?.key;
    const accessories = [
      { line_key, key: suspendedBox, quantity: 1 },
      { line_key, key: box, quantity: 2 },
      { line_key, key: box, quantity: 1 },
    ];
    const { body } = await app.call<{ errors: object }>('PATCH', '/v1/carts/accessories/add', {
      body: { token: filled.token, accessories },
    });
    expect(Object.keys(body.errors)).toEqual(['accessories.0.quantity', 'accessories.2.quantity']);
  });

  it('is refused for a line, or as an extra, that is not in the cart', async () => {
    const { token } = await withBoxes(1, 1);
    expect(
      await patch('accessories/add', { token, accessories: [{ line_key: 'l99', key: box, quantity: 1 }] }),
    ).toMatchObject({ status: 422, body: { code: 'cart.line.not_found' } });
    expect(await patch('accessories/modify', { token, accessories: [{ key: 'a99', quantity: 1 }] })).toMatchObject({
      status: 422,
      body: { code: 'cart.accessory.not_found' },
    });
  });

  it('never exceeds stock and purchase limit, counted over all lines', async () => {
    const { token, detail } = await cart.withProducts({ [salami]: 2, 'sal-fr-002': 2 });
    const [one, other] = detail.products.map(({ key }) => key);
    await cart.patch('accessories/add', { token, accessories: [{ line_key: one, key: knife, quantity: 1 }] });
    const limited = await patch('accessories/add', {
      token,
      accessories: [{ line_key: other, key: knife, quantity: 2 }],
    });
    expect(limited).toMatchObject({ status: 422, body: { code: 'cart.product.purchase_limit' } });
    await setStock(knife, 1);
    const short = await patch('accessories/add', {
      token,
      accessories: [{ line_key: other, key: knife, quantity: 1 }],
    });
    await setStock(knife, 24);
    expect(short).toMatchObject({ status: 422, body: { code: 'cart.product.out_of_stock' } });
  });

  it('shares its stock with the same product on a line of its own', async () => {
    await setStock('acc-jp-001', 2);
    const { token, detail } = await cart.withProducts({ [salami]: 2, 'acc-jp-001': 1 });
    const refused = await patch('accessories/add', {
      token,
      accessories: [{ line_key: detail.products[0]?.key, key: 'acc-jp-001', quantity: 2 }],
    });
    await setStock('acc-jp-001', 6);
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.out_of_stock' } });
  });

  it('is no product of its own, even while it is in the cart', async () => {
    const { token } = await withBoxes(2, 1);
    for (const products of [[{ key: bag, quantity: 1 }], [{ key: box, quantity: 1 }]]) {
      expect(await patch('products/add', { token, products })).toMatchObject({
        status: 422,
        body: { code: 'cart.product.not_found' },
      });
    }
  });

  it('is refused with a product that is suspended', async () => {
    const filled = await cart.withProducts({ 'sau-at-002': 1 });
    await setProduct('sau-at-002', `sale_status = 'suspended', suspend_reason = '輸入停止のため'`);
    const refused = await patch('accessories/add', {
      token: filled.token,
      accessories: [{ line_key: filled.detail.products[0]?.key, key: box, quantity: 1 }],
    });
    await setProduct('sau-at-002', `sale_status = 'on_sale', suspend_reason = null`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'cart.product.suspended' } });
  });

  it('is refused by every channel except the one of the cart', async () => {
    const filled = await withBoxes(2, 1);
    const body = {
      token: filled.token,
      accessories: [{ line_key: filled.detail.products[0]?.key, key: box, quantity: 1 }],
    };
    expect(await patch('accessories/add', body, 'fle.localhost')).toMatchObject({
      status: 410,
      body: { code: 'cart.common.is_expired' },
    });
  });
});

describe('an extra that changed since the shopper last saw it', () => {
  it('is reported, and once suspended blocks the order and can only be removed', async () => {
    const filled = await withBoxes(2, 1);
    const key = extrasOf(filled)[0]?.key;
    await setProduct(box, `price = 380, sale_status = 'suspended', suspend_reason = '紙の入荷待ちのため'`);
    const reported = await cart.get(filled.token);
    const grown = await patch('accessories/modify', { token: filled.token, accessories: [{ key, quantity: 2 }] });
    const bare = await cart.patch('accessories/modify', { token: filled.token, accessories: [{ key, quantity: 0 }] });
    await setProduct(box, `price = 330, sale_status = 'on_sale', suspend_reason = null`);
    expect(reported.quote.changes.map(({ kind, product_key }) => [kind, product_key])).toEqual([
      ['price', box],
      ['suspended', box],
    ]);
    expect(reported.quote.problems.map(({ code }) => code)).toContain('cart.accessory.suspended');
    expect(reported.quote.hash).not.toBe(filled.quote.hash);
    expect(grown).toMatchObject({ status: 422, body: { code: 'cart.product.suspended' } });
    expect(bare.quote.problems.map(({ code }) => code)).not.toContain('cart.accessory.suspended');
  });

  it('blocks the order when it is no longer offered with the product', async () => {
    const filled = await withBoxes(1, 1);
    const link = `where product_id = (select id from products where key = '${ham}') and accessory_id = (select id from products where key = '${box}')`;
    await app.db.execute(
      `update product_accessories set accessory_id = (select id from products where key = '${knife}') ${link}`,
    );
    await app.settled();
    const reported = await cart.get(filled.token);
    await app.db.execute(
      `update product_accessories set accessory_id = (select id from products where key = '${box}') ${link.replace(box, knife)}`,
    );
    await app.settled();
    expect(reported.quote.problems.map(({ code }) => code)).toContain('cart.accessory.gone');
    expect((await cart.get(filled.token)).quote.problems.map(({ code }) => code)).not.toContain('cart.accessory.gone');
  });
});
