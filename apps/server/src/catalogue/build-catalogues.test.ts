import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noImages } from '../platform/image/images.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { indexOf } from './catalogue-index.ts';
import { buildCatalogues, changeProducts } from './build-catalogues.ts';
import type { Catalogues } from './catalogue.ts';
import { growRows } from './quality/grow-rows.ts';
import { catalogueSnapshot } from './catalogue.snapshots.ts';

let app: TestApp;
let grown: Catalogues;
beforeAll(async () => {
  app = await openTestApp();
  grown = await buildCatalogues(growRows(app.ctx().snapshots.read(catalogueSnapshot).goods.rows, 10_000), noImages);
});
afterAll(() => app.close());

it('other requests are still answered while a product change is applied', async () => {
  const [row] = grown.goods.rows.products;
  if (!row) throw new Error('The shop sells nothing.');
  let answered = 0;
  let isDone = false;
  const answering = (async () => {
    for (; !isDone; answered += 1) await setImmediate();
  })();
  const fresh = { products: [{ ...row, price: 12_345 }], productTags: [], photographs: [], prices: [] };
  const { whole } = await changeProducts(grown, new Set([row.id]), fresh, noImages);
  isDone = true;
  await answering;
  expect(whole.byKey.get(row.key)?.row.price).toBe(12_345);
  expect(answered).toBeGreaterThan(5);
});

it('assortments with the same allergens share one lexicon', () => {
  const { whole, shared, byPrefix } = app.ctx().snapshots.read(catalogueSnapshot);
  const assortments = [whole, shared, ...byPrefix.values()];
  const allergensOf = ({ allergens }: (typeof assortments)[number]) => allergens.toSorted().join();
  expect(assortments.length).toBeGreaterThan(2);
  const lexicons = new Set(assortments.map((catalogue) => indexOf(catalogue).search.lexicon));
  expect(lexicons.size).toBe(new Set(assortments.map(allergensOf)).size);
});
