import type { ProductSummary } from '@shop/api';
import type { CatalogueProduct, Catalogue } from './catalogue.ts';
import type { MarkFavourite } from './favourites-among.ts';
import { presentProduct } from './present-product.ts';
import { maxQuantityOf, stockStateOf } from './stock-state.rules.ts';

/** A product with what it looks like now. */
export interface ShownProduct {
  product: CatalogueProduct;
  summary: ProductSummary;
}

const shown = new WeakMap<CatalogueProduct, ShownProduct>();

const texts = new WeakMap<ShownProduct, string>();

/** A product as it looks with so many pieces and today's tax; made anew only when it would look different. */
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

/** The JSON of a product's summary, made once as long as it looks the same; that of a favourite is one reader's own. */
export function jsonOf(product: ShownProduct, mark: MarkFavourite): string {
  const marked = mark(product.summary);
  if (marked !== product.summary) return JSON.stringify(marked);
  const known = texts.get(product);
  if (known !== undefined) return known;
  const json = JSON.stringify(product.summary);
  texts.set(product, json);
  return json;
}

/** Goods of a key, whether they are sold by themselves or only beside others. */
export function goodsOf({ byKey, extras }: Catalogue, key: string): CatalogueProduct | undefined {
  return byKey.get(key) ?? extras.get(key);
}
