import type { CatalogueProduct } from './catalogue.ts';
import { pricePer100g } from './present-product.ts';

/** The orders of a list besides `recommended`, in which products stand anyway. */
export type ProductOrder = 'new' | 'price_asc' | 'price_desc' | 'price_per_100g_asc' | 'name';

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number;

// What is not sold by weight stands behind everything that is.
const unitPrice = (product: CatalogueProduct): number => pricePer100g(product) ?? Number.MAX_SAFE_INTEGER;
const kana = new Intl.Collator('ja');

const comparers: Record<ProductOrder, Compare> = {
  new: (a, b) => b.row.releasedAt.getTime() - a.row.releasedAt.getTime(),
  price_asc: (a, b) => a.row.price - b.row.price,
  price_desc: (a, b) => b.row.price - a.row.price,
  price_per_100g_asc: (a, b) => unitPrice(a) - unitPrice(b),
  name: (a, b) => kana.compare(a.row.nameKana, b.row.nameKana),
};

/** An order of all products of a catalogue, both ways. */
export interface Ordered {
  places: Uint32Array;
  /** Where each place comes in it. */
  ranks: Uint32Array;
}

/** The products in an order; equal ones stay as they stand. */
export function inOrder(products: readonly CatalogueProduct[], order: ProductOrder): Ordered {
  const ordered = products
    .map((product, place) => ({ product, place }))
    .sort((a, b) => comparers[order](a.product, b.product));
  const ranks = new Uint32Array(products.length);
  ordered.forEach(({ place }, rank) => {
    ranks[place] = rank;
  });
  return { places: Uint32Array.from(ordered, ({ place }) => place), ranks };
}
