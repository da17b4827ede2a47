import { memoFor } from '../memo-for.ts';
import { inAny, inEach, positionsWhere, type Positions, setOf } from '../positions.ts';
import type { SearchIndex } from '../search-index.ts';
import { type Levels, levelsOf } from './levels.ts';
import { limitOf, SPICES } from './product-limits.rules.ts';
import { propertyOf } from './product-properties.ts';
import { isSearchFilter, partsOf, type SearchFilter } from '../reading/search-filters.rules.ts';

/**
 * Returns the positions that all filters of a word accept. Several tags, categories, countries or zones mean any of them;
 * excluded allergens and limits all apply, and products without registered allergens count as free of nothing (L-54).
 */
export function positionsOfFilters(index: SearchIndex, filters: readonly SearchFilter[]): Positions {
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
  const limits = filters.flatMap((filter) => positionsWithin(index, filter) ?? []);
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
  const positionsOf = (value: string): Positions | undefined => {
    if (!isSearchFilter(value)) return tags.get(value);
    const [kind, named] = partsOf(value);
    return propertyOf(kind)?.(index, named);
  };
  const parts = filters.map(partsOf);
  const named = parts.flatMap(([kind, value]) => (kind === 'first' ? (positionsOf(value) ?? []) : []));
  if (parts.some(([kind]) => kind === 'not_ingredient'))
    named.push(positionsWithin(index, `not_ingredient:${SPICES}`) ?? every);
  if (named.length === 0) return null;
  const first = inAny(named);
  return levelsOf([first, every.new_difference(first)]);
}

/** Returns the positions within a limit, cached with the index; null for other filters. */
function positionsWithin({ products, properties }: SearchIndex, filter: SearchFilter): Positions | null {
  const [kind, value] = partsOf(filter);
  const isWithin = limitOf(kind, value);
  if (!isWithin) return null;
  return memoFor(properties, `limit ${kind}:${value}`, () => {
    if (kind !== 'price_max' && kind !== 'price_min') return positionsWhere(products, isWithin);
    // Prices vary too much for caching: few limits are used twice.
    const { positions } = properties.inOrder(kind === 'price_max' ? 'price_asc' : 'price_desc');
    const isPositionWithin = (position: number): boolean => {
      const product = products[position];
      return product !== undefined && isWithin(product);
    };
    return setOf(positions.subarray(0, countOfFirst(positions, isPositionWithin)), products.length);
  });
}

/** Returns how many of the first positions satisfy a rule that fails for all after them. */
function countOfFirst(positions: Uint32Array, isIn: (position: number) => boolean): number {
  let [from, to] = [0, positions.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isIn(positions[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
