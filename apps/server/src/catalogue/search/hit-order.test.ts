import type { ProductSummary } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const search = async (word: string) =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word, per: '60' } })).body;
const keysOf = async (word: string) => (await search(word)).map(({ key }) => key);

it('products with the word in their name come before those of its kind, without those that mention it in a sentence', async () => {
  const found = await search('サラミ');
  const isNamed = found.map(({ name }) => name.includes('サラミ'));
  expect(isNamed.slice(0, 2)).toEqual([true, true]);
  expect(isNamed.slice(2)).toEqual(found.slice(2).map(() => false));
  // A cheese whose text only recommends it with them.
  expect(found.map(({ key }) => key)).not.toContain('che-fr-002');
});

it('among equal matches, available products come before sold-out ones, and better matches before both', async () => {
  const before = await keysOf('サラミ');
  const [first = '', second = '', third] = before;
  const [sold] = await shop.db.select({ id: products.id }).from(products).where(eq(products.key, first));
  await shop.db
    .update(stocks)
    .set({ quantity: 0 })
    .where(eq(stocks.productId, sold?.id ?? 0));
  await shop.settled();
  expect((await keysOf('サラミ')).slice(0, 3)).toEqual([second, first, third]);
});
