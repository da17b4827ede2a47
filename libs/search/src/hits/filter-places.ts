import { memoFor } from '../memo-for.ts';
import { inAny, inEach, placesWhere, type Places, setOf } from '../places.ts';
import type { SearchIndex } from '../search-index.ts';
import { type Levels, levelsOf } from './levels.ts';
import { limitOf, SPICES } from './product-limits.rules.ts';
import { propertyOf } from './product-properties.ts';
import { isSearchFilter, partsOf, type SearchFilter } from '../reading/search-filters.rules.ts';

/**
 * Returns the places that all filters of a word accept. Several tags, categories, countries or zones mean any of them;
 * excluded allergens and limits all apply, and products without registered allergens count as free of nothing (L-54).
 */
export function placesOfFilters(index: SearchIndex, filters: readonly SearchFilter[]): Places {
  const { every, allergens, isAllergenKnown } = index.properties;
  const parts = filters.map(partsOf);
  const had = parts.flatMap(([kind, value]) => {
    const property = propertyOf(kind);
    return property ? [property(index, value)] : [];
  });
  const lacking = parts.flatMap(([kind, value]) =>
    kind.startsWith('not_') ? (propertyOf(kind.slice('not_'.length))?.(index, value) ?? []) : [],
  );
  const free = parts.flatMap(([kind, value]) => (kind === 'allergen' ? [allergens.get(value)] : []));
  const limits = filters.flatMap((filter) => placesWithin(index, filter) ?? []);
  return inEach(every, [
    had.length === 0 ? null : inAny(had),
    lacking.length === 0 ? null : every.new_difference(inAny(lacking)),
    free.length === 0 ? null : isAllergenKnown.new_difference(inAny(free)),
    ...limits,
  ]);
}

/**
 * Returns the levels of products with the tag of `first:` or the filter of `first:kind:value` before others; those
 * whose collective name may hide an excluded ingredient come last. Null without such products.
 */
export function levelsOfFirst(index: SearchIndex, filters: readonly SearchFilter[]): Levels | null {
  const { every, tags } = index.properties;
  const placesOf = (value: string): Places | undefined => {
    if (!isSearchFilter(value)) return tags.get(value);
    const [kind, named] = partsOf(value);
    return propertyOf(kind)?.(index, named);
  };
  const parts = filters.map(partsOf);
  const named = parts.flatMap(([kind, value]) => (kind === 'first' ? (placesOf(value) ?? []) : []));
  if (parts.some(([kind]) => kind === 'not_ingredient'))
    named.push(placesWithin(index, `not_ingredient:${SPICES}`) ?? every);
  if (named.length === 0) return null;
  const first = inAny(named);
  return levelsOf([first, every.new_difference(first)]);
}

/** Returns the places within a limit, cached with the index; null for other filters. */
function placesWithin({ products, properties }: SearchIndex, filter: SearchFilter): Places | null {
  const [kind, value] = partsOf(filter);
  const isWithin = limitOf(kind, value);
  if (!isWithin) return null;
  return memoFor(properties, `limit ${kind}:${value}`, () => {
    if (kind !== 'price_max' && kind !== 'price_min') return placesWhere(products, isWithin);
    // Prices vary too much for caching: few limits are used twice.
    const { places } = properties.inOrder(kind === 'price_max' ? 'price_asc' : 'price_desc');
    const isPlaceWithin = (place: number): boolean => {
      const product = products[place];
      return product !== undefined && isWithin(product);
    };
    return setOf(places.subarray(0, countOfFirst(places, isPlaceWithin)), products.length);
  });
}

/** Returns how many of the first places satisfy a rule that fails for all after them. */
function countOfFirst(places: Uint32Array, isIn: (place: number) => boolean): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isIn(places[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
