import type { ProductSummary } from '@shop/api';
import { inJapan, type JstDay } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import type { Catalogue, CatalogueProduct, Stock } from './catalogue.ts';
import { presentProduct } from './present-product.ts';
import { taxRateOn } from './tax-rate.rules.ts';

/** A product with what it looks like now. */
export interface ShownProduct {
  product: CatalogueProduct;
  summary: ProductSummary;
}

const texts = new WeakMap<ShownProduct, string>();

/** The JSON of a product's summary, made once as long as it looks the same. */
export function jsonOf(shown: ShownProduct): string {
  const known = texts.get(shown);
  if (known !== undefined) return known;
  const json = JSON.stringify(shown.summary);
  texts.set(shown, json);
  return json;
}

interface Shown {
  stock: Stock;
  day: JstDay;
  products: readonly ShownProduct[];
}

const made = new WeakMap<Catalogue, Shown>();

/** All products as they look at this moment, in the recommended order; made anew only when stock or day have changed. */
export function shownCatalogue({ snapshots, clock }: Pick<Ctx, 'snapshots' | 'clock'>): readonly ShownProduct[] {
  const catalogue = snapshots.catalogue.value;
  const stock = snapshots.stock.value;
  const { day } = inJapan(clock.now());
  const last = made.get(catalogue);
  if (last?.stock === stock && last.day === day) return last.products;
  const products = catalogue.products.map((product) => ({
    product,
    summary: presentProduct(product, stock.get(product.row.id) ?? 0, taxRateOn(catalogue.taxRates, product.row.taxClass, day)),
  }));
  made.set(catalogue, { stock, day, products });
  return products;
}
