import type { Ordered } from '@shop/search/positions';
import type { CatalogueProduct } from './catalogue-product.ts';
import { pricePer100g } from './present-product.ts';

/** The orders of a list other than `recommended`, the order of the catalogue. */
export type ProductOrder = 'new' | 'price_asc' | 'price_desc' | 'price_per_100g_asc' | 'name';

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number;

// Products that are not sold by weight are last.
const unitPrice = (product: CatalogueProduct): number => pricePer100g(product) ?? Number.MAX_SAFE_INTEGER;
const kana = new Intl.Collator('ja');

const comparers: Record<ProductOrder, Compare> = {
  new: (a, b) => b.row.releasedAt.getTime() - a.row.releasedAt.getTime(),
  price_asc: (a, b) => a.row.price - b.row.price,
  price_desc: (a, b) => b.row.price - a.row.price,
  price_per_100g_asc: (a, b) => unitPrice(a) - unitPrice(b),
  name: (a, b) => kana.compare(a.row.nameKana, b.row.nameKana),
};

/** Returns the products in an order; equal ones stay in the recommended order. */
export function inOrder(products: readonly CatalogueProduct[], order: ProductOrder): Ordered {
  const ordered = products
    .map((product, index) => ({ product, position: index }))
    .sort((a, b) => comparers[order](a.product, b.product));
  const ranks = new Uint32Array(products.length);
  ordered.forEach(({ position: index }, rank) => {
    ranks[index] = rank;
  });
  return { positions: Uint32Array.from(ordered, ({ position: index }) => index), ranks };
}
