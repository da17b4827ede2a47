import type { ProductSummary, ProductSuggestions } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../platform/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { catalogueSnapshot } from '../catalogue.snapshots.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const keysOf = async (word: string) =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } })).body.map(({ key }) => key);
const suggestedKeys = async (word: string) =>
  (await shop.call<ProductSuggestions>('GET', '/v1/product-suggestions', { query: { word } })).body.products.map(
    ({ key }) => key,
  );

it('a letter of many names suggests those first that begin with it', async () => {
  const named = ['sau-fr-001', 'pat-fr-001', 'bac-fr-001', 'acc-fr-001', 'sau-de-001', 'bac-it-002'];
  expect(await suggestedKeys('ブ')).toEqual(named);
});

it('a word of few names is searched in all texts', async () => {
  expect(await suggestedKeys('グアン')).toEqual(['bac-it-002']);
});

it('a name with unique characters is found as soon as it is saved, and no longer after it has changed', async () => {
  const nameIt = (folded: string) =>
    shop.db.update(products).set({ foldedName: folded, foldedText: folded }).where(eq(products.key, 'sal-dk-001'));
  expect(await keysOf('龘靐')).toEqual([]);
  await nameIt('龘靐');
  await shop.settled();
  expect(await keysOf('龘靐')).toEqual(['sal-dk-001']);
  await nameIt('靐');
  await shop.settled();
  expect(await keysOf('龘靐')).toEqual([]);
});

it('a word of the lexicon finds a product as soon as its name contains it, and no longer after it has changed', async () => {
  const isFound = async () => (await keysOf('くるみ')).includes('sal-dk-001');
  const nameIt = (folded: string) =>
    shop.db.update(products).set({ foldedName: folded, foldedText: folded }).where(eq(products.key, 'sal-dk-001'));
  expect(await isFound()).toBe(false);
  await nameIt('胡桃さらみ');
  await shop.settled();
  expect(await isFound()).toBe(true);
  await nameIt('さらみ');
  await shop.settled();
  expect(await isFound()).toBe(false);
});

it('a word in Latin letters does not find a name that matches pairs of its letters and its sound by chance', async () => {
  const [salami] = shop
    .ctx()
    .snapshots.read(catalogueSnapshot)
    .whole.products.filter(({ row }) => row.name.includes('カリフォルニア'));
  expect(salami?.row.foldedName).toContain('さら');
  expect(await keysOf('salad')).not.toContain(salami?.row.key);
});
