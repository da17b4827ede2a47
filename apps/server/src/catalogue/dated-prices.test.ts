import type { Product, ProductSummary } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { memberBuyer } from '../checkout/order/testing/member-buyer.ts';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { priceJob } from './price-job.ts';

const cod = 3;
const ham = 'ham-fr-001';
const beginning = '2026-12-01T00:00:00+09:00';
const before = '2026-11-30T23:59:59+09:00';
const end = '2026-12-08T00:00:00+09:00';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const change = async (payload: object) => {
  const { status, body } = await operator.ask('PATCH', `products/${ham}`, payload);
  return status === 204 ? status : `${status} ${body.code}`;
};
const product = async () => (await shop.call<Product>('GET', `/v1/products/${ham}`)).body;
const listed = async (query: Record<string, string>) =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { per: '60', ...query } })).body.map(
    ({ key }) => key,
  );
const inCart = async () => (await cartCaller(shop).readyToOrder({ [ham]: 1 }, cod)).quote.lines[0]?.unit_price;

it('a sale is charged everywhere from its first to its last moment, and nowhere before or after', async () => {
  const { price } = await product();
  // The seed's prices began with the shop; this one has been charged for years.
  await shop.db.execute(sql`update product_prices set starts_at = '2020-01-01'`);
  expect(await change({ price: 100, price_from: '2026-12-01', price_until: '2026-12-07' })).toBe(204);
  for (const [at, charged] of [
    [before, price],
    [beginning, 100],
    ['2026-12-07T23:59:59+09:00', 100],
    [end, price],
  ] as const) {
    shop.clock.set(at);
    const isCheapest = charged === 100;
    expect([at, (await product()).price]).toEqual([at, charged]);
    expect((await listed({ sort: 'price_asc' })).indexOf(ham) === 0).toBe(isCheapest);
    expect((await listed({ price_max: '100' })).includes(ham)).toBe(isCheapest);
    const facets = await shop.call<{ price: { min: number } }>('GET', '/v1/product-facets');
    expect(facets.body.price.min === 100).toBe(isCheapest);
    expect(await inCart()).toBe(charged);
  }
});

it('a sale says until when, and shows the regular price that was charged long enough (L-41)', async () => {
  shop.clock.set(beginning);
  expect((await product()).sale).toEqual({ ends_at: '2026-12-07T14:59:59.999Z', regular_price: expect.any(Number) });
  await shop.db.execute(sql`update product_prices set starts_at = '2026-11-25' where kind = 'regular'`);
  await shop.settled();
  expect((await product()).sale).toEqual({ ends_at: '2026-12-07T14:59:59.999Z' });
  shop.clock.set(end);
  expect(await product()).not.toHaveProperty('sale');
});

it('a cart that was filled before midnight is ordered at the price of its confirmation or not at all', async () => {
  shop.clock.set(before);
  const taro = await memberBuyer(shop);
  const cart = await taro.ready({ [ham]: 1 }, cod);
  shop.clock.set(beginning);
  const stale = await taro.decide(cart);
  expect([stale.status, (stale.body as unknown as { code: string }).code]).toEqual([409, 'cart.quote_changed']);
  const { status, body } = await taro.decide(await taro.ready({ [ham]: 1 }, cod));
  expect(status).toBe(200);
  expect(JSON.stringify(await taro.order(body.id))).toContain('"unit_price":100');
});

describe('a regular price from a day on', () => {
  it('is charged by the clock, and is in the file of products after a minute', async () => {
    const inFile = async () => (await operator.take('products')).find(({ key }) => key === ham)?.price;
    const old = await inFile();
    expect(await change({ price: 2500, price_from: '2027-01-01' })).toBe(204);
    shop.clock.set('2026-12-31T23:59:59+09:00');
    expect((await product()).price).toBe(old);
    shop.clock.set('2027-01-01T00:00:00+09:00');
    expect((await product()).price).toBe(2500);
    expect(await inFile()).toBe(old);
    await priceJob.run(shop.jobCtx());
    await shop.settled();
    expect([await inFile(), (await product()).price]).toEqual([2500, 2500]);
  });

  it('is replaced by a price that is set afterwards', async () => {
    shop.clock.set('2027-01-02T00:00:00+09:00');
    expect(await change({ price: 2400 })).toBe(204);
    expect((await product()).price).toBe(2400);
    expect((await operator.take('product-prices')).filter((row) => row.product === ham).at(-1)).toEqual({
      product: ham,
      kind: 'regular',
      price: 2400,
      starts_at: '2027-01-02T00:00:00+09:00',
      ends_at: null,
    });
  });
});

it.each([
  [{ price: 100, price_from: '2020-01-01' }, '422 price.over'],
  [{ price: 100, price_from: '2027-02-02', price_until: '2027-02-01' }, '422 price.over'],
  [{ price: 100, price_from: '明日' }, '422 price.not_an_instant'],
  [{ price_from: '2027-02-01' }, '422 price.missing'],
])('refuses %j', async (payload, answer) => {
  expect(await change(payload)).toBe(answer);
});

it('refuses sales that overlap, on the command line and with the line of a file', async () => {
  expect(await change({ price: 900, price_from: '2027-03-01', price_until: '2027-03-07' })).toBe(204);
  expect(await change({ price: 800, price_from: '2027-03-07', price_until: '2027-03-10' })).toBe('422 price.overlaps');
  const row = { product: ham, kind: 'sale', price: 800, starts_at: '2027-03-05', ends_at: '2027-03-10' };
  const { body } = await operator.put('product-prices', [row, { ...row, product: 'ham-fr-002', ends_at: null }]);
  expect(body.rows?.map(({ row: line, message }) => [line, message])).toEqual([
    [1, expect.stringContaining('セールの価格(kind=sale)には終わり(ends_at)が必要です。')],
    [0, `「${ham}」の別のセールの期間と重なっています。`],
  ]);
});
