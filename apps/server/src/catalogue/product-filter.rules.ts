import type { CatalogueIndex } from './catalogue-index.ts';
import { memoFor } from '@shop/search/memo-for';
import { inAll, inAny, inEach, setOf, type Positions } from '@shop/search/positions';
import type { ShownCatalogue } from './shown-catalogue.ts';

/** The filters of a product list. Empty lists and nulls do not filter. */
export interface ProductFilter {
  /** The products found by a search. */
  found: Positions | null;
  keys: readonly string[] | null;
  category: string | null;
  includeChildren: boolean;
  brands: readonly string[];
  /** A product must have all of them. */
  tags: readonly string[];
  countries: readonly string[];
  priceMin: number;
  priceMax: number;
  zones: readonly string[];
  /** Allergens that must not be contained; products without registered data are hidden too (L-54). */
  allergens: readonly string[];
  inStock: boolean;
}

/** The filters that have counts of their own. */
export type Facet = 'category' | 'brand' | 'tag' | 'country' | 'price' | 'zone' | 'allergen' | 'stock';

/** The result of the filters on a catalogue. */
export interface Narrowed {
  /** The products that all filters accept. */
  shown: Positions;
  /** Returns the products that all filters but this one accept. */
  without(facet: Facet): Positions;
}

/** Applies the filters to a catalogue. Search and keys belong to no facet, so they always apply. */
export function narrow(catalogue: ShownCatalogue, filter: ProductFilter): Narrowed {
  const { index } = catalogue;
  const matching = inEach(index.every, [filter.found, keyed(index, filter.keys)]);
  const parts = facetParts(catalogue, filter);
  const entries = Object.entries(parts);
  const shown = inAll(matching, Object.values(parts));
  return {
    shown,
    without: (facet) =>
      parts[facet] === null
        ? shown
        : inAll(
            matching,
            entries.filter(([name]) => name !== facet).map(([, positions]) => positions),
          ),
  };
}

function facetParts(catalogue: ShownCatalogue, filter: ProductFilter): Record<Facet, Positions | null> {
  const { index } = catalogue;
  return {
    category:
      filter.category === null
        ? null
        : inAny([(filter.includeChildren ? index.branches : index.categories).get(filter.category)]),
    brand: anyOf(index.brands, filter.brands),
    tag:
      filter.tags.length === 0
        ? null
        : inAll(
            index.every,
            filter.tags.map((tag) => inAny([index.tags.get(tag)])),
          ),
    country: anyOf(index.countries, filter.countries),
    price: priced(catalogue, filter),
    zone: anyOf(index.zones, filter.zones),
    allergen:
      filter.allergens.length === 0
        ? null
        : index.isAllergenKnown.new_difference(inAny(filter.allergens.map((name) => index.allergens.get(name)))),
    stock: filter.inStock ? catalogue.inStock : null,
  };
}

function anyOf(byKey: ReadonlyMap<string, Positions>, keys: readonly string[]): Positions | null {
  return keys.length === 0 ? null : inAny(keys.map((key) => byKey.get(key)));
}

/**
 * Returns the positions of products in a price range, cached with the catalogue: shoppers choose the same few ranges.
 */
function priced({ catalogue, index }: ShownCatalogue, { priceMin, priceMax }: ProductFilter): Positions | null {
  if (priceMin <= 0 && priceMax === Number.MAX_SAFE_INTEGER) return null;
  return memoFor(catalogue, `price ${priceMin} ${priceMax}`, () => {
    const { positions: rising } = index.inOrder('price_asc');
    const priceAt = (index: number): number => catalogue.products[index]?.row.price ?? 0;
    return setOf(
      rising.subarray(
        firstWhere(rising, (index) => priceAt(index) >= priceMin),
        firstWhere(rising, (index) => priceAt(index) > priceMax),
      ),
    );
  });
}

/** Returns the first index of a sorted list at which `isBehind` is true; its length if there is none. */
function firstWhere(sorted: Uint32Array, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(sorted[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function keyed(index: CatalogueIndex, keys: readonly string[] | null): Positions | null {
  return keys && setOf(keys.map((key) => index.positionByKey.get(key)));
}
