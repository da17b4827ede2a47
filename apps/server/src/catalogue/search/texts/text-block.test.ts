import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import type { CatalogueProduct } from '../../catalogue-product.ts';
import { atOnce } from '../../with-pauses.ts';
import { changeTextBlocks, makeTextBlocks } from './text-block.ts';
import { catalogueSnapshot } from '../../catalogue.snapshots.ts';

let shop: TestApp;
let some: CatalogueProduct;
beforeAll(async () => {
  shop = await openTestApp();
  const [first] = shop.ctx().snapshots.read(catalogueSnapshot).whole.products;
  if (!first) throw new Error('The shop sells nothing.');
  some = first;
});
afterAll(() => shop.close());

const withId = (id: number): CatalogueProduct => ({ ...some, row: { ...some.row, id } });
const ids = (blocks: readonly { products: readonly CatalogueProduct[] }[]) =>
  blocks.map(({ products }) => products.map(({ row }) => row.id));

it('a change makes the block of its product anew, and leaves those beside it', async () => {
  const products = [1, 2, 1024, 1025, 2048, 2049].map(withId);
  const blocks = await makeTextBlocks(products);
  expect(ids(blocks)).toEqual([
    [1, 2],
    [1024, 1025],
    [2048, 2049],
  ]);
  const changed = products.map((product) => (product.row.id === 1025 ? withId(1025) : product));
  const after = atOnce(changeTextBlocks(blocks, [...changed.slice(0, 1), ...changed.slice(2)]));
  expect(ids(after)).toEqual([[1], [1024, 1025], [2048, 2049]]);
  expect(after.map((block) => blocks.includes(block))).toEqual([false, false, true]);
});

it('products of no round number still make blocks of a bounded length', async () => {
  const blocks = await makeTextBlocks(Array.from({ length: 4100 }, (_, at) => withId(1 + at * 1024)));
  expect(blocks.map(({ products }) => products.length)).toEqual([4096, 4]);
});
