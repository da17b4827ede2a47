import type { ShownProduct } from './shown-catalogue.ts';

export type ProductSort = 'recommended' | 'new' | 'price_asc' | 'price_desc' | 'price_per_100g_asc' | 'name';

type Compare = (a: ShownProduct, b: ShownProduct) => number;

// What is not sold by weight stands behind everything that is.
const unitPrice = ({ summary }: ShownProduct): number => summary.price_per_100g ?? Number.MAX_SAFE_INTEGER;
const kana = new Intl.Collator('ja');

const comparers: Record<Exclude<ProductSort, 'recommended'>, Compare> = {
  new: (a, b) => b.product.row.releasedAt.getTime() - a.product.row.releasedAt.getTime(),
  price_asc: (a, b) => a.summary.price - b.summary.price,
  price_desc: (a, b) => b.summary.price - a.summary.price,
  price_per_100g_asc: (a, b) => unitPrice(a) - unitPrice(b),
  name: (a, b) => kana.compare(a.product.row.nameKana, b.product.row.nameKana),
};

/** Orders products; equal ones stay as they came. `recommended` is the order in which they come. */
export function sortProducts(products: readonly ShownProduct[], sort: ProductSort): readonly ShownProduct[] {
  return sort === 'recommended' ? products : products.toSorted(comparers[sort]);
}
