import type { Catalogue } from './catalogue.ts';
import { shareIndex } from './catalogue-index.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { priceAt, priceTimes } from './dated-price.rules.ts';

/** A catalogue with the prices of a period in which none changes. */
interface Priced {
  /** Milliseconds, `to` excluded. */
  from: number;
  to: number;
  catalogue: Catalogue;
}

const last = new WeakMap<Catalogue, Priced>();

/**
 * Returns the catalogue with the prices of this time (decision 107); the same object until one changes. Only the
 * products whose price changed are new objects.
 */
export function pricedCatalogue(catalogue: Catalogue, now: Date): Catalogue {
  const at = now.getTime();
  const known = last.get(catalogue);
  if (known && known.from <= at && at < known.to) return known.catalogue;
  const times = [...catalogue.products, ...catalogue.extras.values()].flatMap(({ prices }) => priceTimes(prices));
  const priced = {
    from: times.reduce((latest, time) => (time <= at ? Math.max(latest, time) : latest), -Infinity),
    to: times.reduce((next, time) => (time > at ? Math.min(next, time) : next), Infinity),
    catalogue: withPrices(catalogue, now),
  };
  last.set(catalogue, priced);
  return priced.catalogue;
}

function withPrices(catalogue: Catalogue, now: Date): Catalogue {
  const changed = new Map<CatalogueProduct, CatalogueProduct>();
  for (const product of [...catalogue.products, ...catalogue.extras.values()]) {
    const { price, sale } = priceAt(product.prices, product.row.price, now);
    if (price !== product.row.price || sale) changed.set(product, { ...product, row: { ...product.row, price }, sale });
  }
  if (changed.size === 0) return catalogue;
  const current = (product: CatalogueProduct) => changed.get(product) ?? product;
  const byCurrent = (products: ReadonlyMap<string, CatalogueProduct>) =>
    new Map([...products].map(([key, product]) => [key, current(product)]));
  const priced = {
    ...catalogue,
    products: catalogue.products.map(current),
    byKey: byCurrent(catalogue.byKey),
    extras: byCurrent(catalogue.extras),
  };
  shareIndex(catalogue, priced);
  return priced;
}
