import { afterAll, beforeAll, expect, it } from 'vitest';
import { noImages } from '../platform/image/images.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { buildCatalogues } from './build-catalogues.ts';
import { countFacets } from './count-facets.rules.ts';
import { FEW, positionsWhere } from '@shop/search/positions';
import { growRows } from './quality/grow-rows.ts';
import { ShownCatalogue } from './shown-catalogue.ts';
import { toFilter } from './to-filter.ts';
import { catalogueSnapshot, stockSnapshot } from './catalogue.snapshots.ts';

let app: TestApp;
let grown: ShownCatalogue;
beforeAll(async () => {
  app = await openTestApp();
  const { snapshots } = app.ctx();
  const { shared } = await buildCatalogues(growRows(snapshots.read(catalogueSnapshot).goods.rows, 4000), noImages);
  grown = new ShownCatalogue(shared, snapshots.read(stockSnapshot), new Map(), '2026-11-20');
});
afterAll(() => app.close());

it.each(['few', 'many'])('%s of four thousand products are counted, with the lowest and highest price', (name) => {
  const { products } = grown.catalogue;
  const isEvery = (index: number): boolean => (index % 20 === 0) === (name === 'few');
  const isMiddling = (price: number): boolean => price > 2500 && price < 4500;
  const found = positionsWhere(
    [...products.keys()],
    (index) => isEvery(index) && isMiddling(products[index]?.row.price ?? 0),
  );
  const chosen = products.filter((_product, index) => found.has(index));
  expect(chosen.length < FEW).toBe(name === 'few');
  const { total, brands, tags, price } = countFacets(grown, toFilter({}, found));
  expect(total).toBe(chosen.length);
  for (const { value, count } of brands)
    expect([value, count]).toEqual([value, chosen.filter(({ brand }) => brand.key === value).length]);
  for (const { value, count } of tags)
    expect([value, count]).toEqual([value, chosen.filter(({ tagKeys }) => tagKeys.has(value)).length]);
  const prices = chosen.map(({ row }) => row.price);
  expect(price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
});
