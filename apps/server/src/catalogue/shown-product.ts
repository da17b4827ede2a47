import type { ProductSummary } from '@shop/api';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { MarkFavourite } from './favourites-among.ts';
import { presentProduct } from './present-product.ts';
import { maxQuantityOf, stockStateOf } from './stock-state.rules.ts';

/** A product and its current state. */
export interface ShownProduct {
  product: CatalogueProduct;
  summary: ProductSummary;
}

const shown = new WeakMap<CatalogueProduct, ShownProduct>();

const texts = new WeakMap<ShownProduct, string>();

/** Returns a product with this stock and today's tax; a new object only if it would look different. */
export function showProduct(product: CatalogueProduct, quantity: number, taxRate: number): ShownProduct {
  const last = shown.get(product);
  if (
    last?.summary.max_quantity === maxQuantityOf(product.row, quantity) &&
    last.summary.stock_state === stockStateOf(product.row, quantity) &&
    last.summary.tax_rate_percent === taxRate
  ) {
    return last;
  }
  const made = { product, summary: presentProduct(product, quantity, taxRate) };
  shown.set(product, made);
  return made;
}

/**
 * Returns the JSON of a product's summary, cached while it looks the same; that of a favourite is not cached, since it
 * belongs to one member.
 */
export function jsonOf(product: ShownProduct, mark: MarkFavourite): string {
  const marked = mark(product.summary);
  if (marked !== product.summary) return JSON.stringify(marked);
  const known = texts.get(product);
  if (known !== undefined) return known;
  const json = JSON.stringify(product.summary);
  texts.set(product, json);
  return json;
}

/** Returns the product of a key, whether it is sold by itself or only as an extra. */
export function goodsOf({ byKey, extras }: Catalogue, key: string): CatalogueProduct | undefined {
  return byKey.get(key) ?? extras.get(key);
}
