import type { CatalogueIndex } from './catalogue-index.ts';
import { keepFor } from './keep-for.ts';
import { inAll, inAny, inEach, setOf, type Places } from './places.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

/** What the shopper has narrowed the list to. Empty lists and nulls narrow nothing. */
export interface ProductFilter {
  /** What a search found. */
  found: Places | null;
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
  /** Allergens that must not be in; products without registered data are hidden too (L-54). */
  allergens: readonly string[];
  inStock: boolean;
}

/** The filters that have counts of their own. */
export type Facet = 'category' | 'brand' | 'tag' | 'country' | 'price' | 'zone' | 'allergen' | 'stock';

/** What the filters leave of a catalogue. */
export interface Narrowed {
  /** What all of them let in. */
  shown: Places;
  /** What they would let in without one of them. */
  without(facet: Facet): Places;
}

/** Narrows a catalogue to what the filters let in. Search and keys belong to no facet, so nothing leaves them out. */
export function narrow(catalogue: ShownCatalogue, filter: ProductFilter): Narrowed {
  const { index } = catalogue;
  const asked = inEach(index.every, [filter.found, keyed(index, filter.keys)]);
  const parts = facetParts(catalogue, filter);
  const entries = Object.entries(parts);
  const shown = inAll(asked, Object.values(parts));
  return {
    shown,
    without: (facet) =>
      parts[facet] === null
        ? shown
        : inAll(
            asked,
            entries.filter(([name]) => name !== facet).map(([, places]) => places),
          ),
  };
}

function facetParts(catalogue: ShownCatalogue, filter: ProductFilter): Record<Facet, Places | null> {
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

function anyOf(byKey: ReadonlyMap<string, Places>, keys: readonly string[]): Places | null {
  return keys.length === 0 ? null : inAny(keys.map((key) => byKey.get(key)));
}

/** Places by price, kept for as long as the catalogue is: many people choose the same few ranges. */
function priced({ catalogue, index }: ShownCatalogue, { priceMin, priceMax }: ProductFilter): Places | null {
  if (priceMin <= 0 && priceMax === Number.MAX_SAFE_INTEGER) return null;
  return keepFor(catalogue, `price ${priceMin} ${priceMax}`, () => {
    const { places: rising } = index.inOrder('price_asc');
    const priceAt = (place: number): number => catalogue.products[place]?.row.price ?? 0;
    return setOf(
      rising.subarray(
        firstWhere(rising, (place) => priceAt(place) >= priceMin),
        firstWhere(rising, (place) => priceAt(place) > priceMax),
      ),
    );
  });
}

/** Where a sorted list begins to hold what `isBehind` says; its length when it never does. */
function firstWhere(sorted: Uint32Array, isBehind: (place: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(sorted[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function keyed(index: CatalogueIndex, keys: readonly string[] | null): Places | null {
  return keys && setOf(keys.map((key) => index.placeByKey.get(key)));
}
