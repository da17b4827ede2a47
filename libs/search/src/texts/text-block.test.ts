import { expect, it } from 'vitest';
import type { SearchProduct } from '../search-product.ts';
import { productOf, samples } from '../testing/sample-products.fixtures.ts';
import { atOnce } from '../testing/sample-state.ts';
import { buildTexts } from './text-block.ts';

const [sample] = samples;

const withId = (id: number): SearchProduct => {
  if (!sample) throw new RangeError('There are no samples.');
  return productOf(sample, id);
};
const ids = (blocks: readonly { products: readonly SearchProduct[] }[]) =>
  blocks.map(({ products }) => products.map(({ row }) => row.id));

it('a change rebuilds the block of its product, and no other block', () => {
  const products = [1, 2, 1024, 1025, 2048, 2049].map(withId);
  const blocks = atOnce(buildTexts(products));
  expect(ids(blocks)).toEqual([
    [1, 2],
    [1024, 1025],
    [2048, 2049],
  ]);
  const changed = products.map((product) => (product.row.id === 1025 ? withId(1025) : product));
  const after = atOnce(buildTexts([...changed.slice(0, 1), ...changed.slice(2)], blocks));
  expect(ids(after)).toEqual([[1], [1024, 1025], [2048, 2049]]);
  expect(after.map((block) => blocks.includes(block))).toEqual([false, false, true]);
});

it('products with sparse ids still have blocks of a limited length', () => {
  const blocks = atOnce(buildTexts(Array.from({ length: 4100 }, (_, at) => withId(1 + at * 1024))));
  expect(blocks.map(({ products }) => products.length)).toEqual([4096, 4]);
});
