import type { ProductSummary, ProductSuggestions } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../platform/db/schema/catalogue.ts';
import { noImages } from '../../../platform/image/images.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { buildCatalogues } from '../../build-catalogues.ts';
import { indexOf } from '../../catalogue-index.ts';
import { growRows } from '../../quality/grow-rows.ts';
import { ShownCatalogue } from '../../shown-catalogue.ts';
import { Finder } from '../finder.ts';
import { readingAsTyped } from '../search-words.rules.ts';
import { findTexts } from './find-texts.ts';
import { catalogueSnapshot, stockSnapshot } from '../../catalogue.snapshots.ts';

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

it('the first letters of many names suggest those that begin with them first', async () => {
  const named = ['sau-fr-001', 'pat-fr-001', 'bac-fr-001', 'acc-fr-001', 'sau-de-001', 'bac-it-002'];
  expect(await suggestedKeys('ブ')).toEqual(named);
});

it('what few names have is looked for in all that is written', async () => {
  expect(await suggestedKeys('グアン')).toEqual(['bac-it-002']);
});

it('a name of letters that no other product has is found as soon as it is written, and no longer once it is gone', async () => {
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

it('of a word that more have than are wanted, those are found whose name begins with it, then those named by it', () => {
  const { whole } = shop.ctx().snapshots.read(catalogueSnapshot);
  const { every: allowed, placesOf } = indexOf(whole);
  const words = readingAsTyped(['ブ']).map(({ word }) => word);
  const ranksOf = (most: number) => {
    const ranks: number[] = [];
    findTexts(whole.textBlocks, words, { prose: false, most, allowed, placesOf }, ({ level }) => ranks.push(level) > 0);
    return ranks;
  };
  expect(ranksOf(1)).toEqual([0]);
  expect(ranksOf(4)).toEqual([0, 1, 1, 1]);
  expect(ranksOf(1000).filter((rank) => rank > 1).length).toBeGreaterThan(0);
});

it.each(['む', 'はむ', 'ー24', '24'])(
  '%s fits as well where more have it than are wanted as where all are looked at',
  (word) => {
    const { whole } = shop.ctx().snapshots.read(catalogueSnapshot);
    const { every: allowed, placesOf } = indexOf(whole);
    const words = readingAsTyped([word]).map((piece) => piece.word);
    const ranksOf = (most: number) => {
      const ranks = new Map<number, number>();
      const search = { prose: false, most, allowed, placesOf };
      findTexts(whole.textBlocks, words, search, ({ place, level }) => Boolean(ranks.set(place, level)));
      return ranks;
    };
    const all = ranksOf(1000);
    const most = ranksOf(all.size - 1);
    expect(most.size).toBe(all.size - 1);
    for (const [place, rank] of most) expect([place, rank]).toEqual([place, all.get(place)]);
  },
);

it('a word of the lexicon is found in a product as soon as it bears it, and no longer once it does not', async () => {
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

it('a word of the lexicon finds every product that has it, however many they are', async () => {
  const { snapshots } = shop.ctx();
  const { shared } = await buildCatalogues(growRows(snapshots.read(catalogueSnapshot).goods.rows, 6000), noImages);
  const catalogue = new ShownCatalogue(shared, snapshots.read(stockSnapshot), new Map(), '2026-11-20');
  const finder = new Finder(catalogue);
  const named = shared.products.filter(({ row }) => row.foldedText.includes('熟成'));
  expect(named.length).toBeGreaterThan(1000);
  expect(finder.firstThatFinds(finder.readings(['熟成']))?.hits.places.size()).toBeGreaterThanOrEqual(named.length);
});

it('a word in Latin letters finds no name that has pairs of its letters and its sound by chance', async () => {
  const [salami] = shop
    .ctx()
    .snapshots.read(catalogueSnapshot)
    .whole.products.filter(({ row }) => row.name.includes('カリフォルニア'));
  expect(salami?.row.foldedName).toContain('さら');
  expect(await keysOf('salad')).not.toContain(salami?.row.key);
});
