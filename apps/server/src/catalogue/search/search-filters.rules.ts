import { foldingsOf } from '@shop/japanese';
import { keepFor } from '../keep-for.ts';
import { inAny, inEach, placesWhere, type Places, setOf } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { type Levels, levelsOf } from './levels.ts';
import { limitOf, SPICES } from './product-limits.rules.ts';
import { propertyOf } from './product-properties.ts';

/** A filter that a word applies instead of being searched for: `kind:value`; `any:goods` filters nothing. */
export type SearchFilter = `${string}:${string}`;

const NARROWING =
  /^(?:any|none|alone|for|send|with|boxed|tag|category|country|zone|allergen|allergen_with|allergy|ingredient|note|name|told|class|price_min|price_max|weight_min|weight_max|aging_min|additive|heating|sort|first|spelt|(?:energy|protein|fat|carbohydrate|salt)_(?:min|max)|not_(?:tag|category|country|zone|additive|ingredient|note|name|told|with|class)):./;
/** Filters that apply only where products must be free of something. */
const ONLY_FREE = /^(?:allergy|ingredient|note):/;
/** What products are wanted for, which no food can be free of. */
const WANTED_FOR = /^(?:for|any|none):/;

/** Whether a synonym's meaning is a filter rather than another word. */
export function isSearchFilter(meaning: string): meaning is SearchFilter {
  return NARROWING.test(meaning);
}

/** Whether it only prevents corrections of the word: ジュース is not ジューシー. */
export function isExact(meaning: string): boolean {
  return meaning.startsWith('spelt:');
}

/** Whether it names no products or prevents corrections, so that it is no correction of another word. */
export function isUnsaid(meaning: string): boolean {
  return /^(?:any|none|alone|send|for):/.test(meaning) || isExact(meaning);
}

/** Whether a filter applies only where a word says that products must be free of it, such as `allergy`. */
export function isOnlyFree(filter: SearchFilter): boolean {
  return ONLY_FREE.test(filter);
}

/** Whether all filters are a dish, an occasion or a person, without which products may be found. */
export function isWantedFor(filters: readonly SearchFilter[]): boolean {
  return filters.some((filter) => filter.startsWith('for:') || filter.startsWith('first:'));
}

/** Returns the folded texts that filters search for. */
export function textsOfFilters(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((filter) =>
    /^(?:not_)?(?:name|told|with):/.test(filter) ? foldingsOf(partsOf(filter)[1]) : [],
  );
}

/**
 * Returns the filters of a word, or their opposite where products must be free of it. `allergy` applies only then (牛乳
 * alone is the drink); limits have no opposite.
 */
export function filtersSaid(filters: readonly SearchFilter[], isFree: boolean): SearchFilter[] {
  if (!isFree) return filters.filter((filter) => !isOnlyFree(filter));
  // It is not registered as an allergen: no product may be shown as free of it (L-54).
  if (filters.length === 0) return ['none:goods'];
  // お酒 goes with products and wine is in some; free of it means the second.
  const said = filters.some(isOnlyFree) && filters.some((filter) => WANTED_FOR.test(filter)) ? isOnlyFree : Boolean;
  return filters.filter(said).map((filter): SearchFilter => {
    const [kind, value] = partsOf(filter);
    if (kind === 'allergen_with' || kind === 'allergy') return `allergen:${value}`;
    return propertyOf(kind) || kind === 'additive' || isOnlyFree(filter) ? `not_${kind}:${value}` : filter;
  });
}

/** Returns the kind and value of a filter. */
export function partsOf(filter: SearchFilter): [kind: string, value: string] {
  const at = filter.indexOf(':');
  return [filter.slice(0, at), filter.slice(at + 1)];
}

/**
 * Returns the places that all filters of a word accept. Several tags, categories, countries or zones mean any of them;
 * excluded allergens and limits all apply, and products without registered allergens count as free of nothing (L-54).
 */
export function placesOfFilters(catalogue: ShownCatalogue, filters: readonly SearchFilter[]): Places {
  const { index } = catalogue;
  const parts = filters.map(partsOf);
  const had = parts.flatMap(([kind, value]) => {
    const property = propertyOf(kind);
    return property ? [property(catalogue, value)] : [];
  });
  const lacking = parts.flatMap(([kind, value]) =>
    kind.startsWith('not_') ? (propertyOf(kind.slice('not_'.length))?.(catalogue, value) ?? []) : [],
  );
  const free = parts.flatMap(([kind, value]) => (kind === 'allergen' ? [index.allergens.get(value)] : []));
  const limits = filters.flatMap((filter) => placesWithin(catalogue, filter) ?? []);
  return inEach(index.every, [
    had.length === 0 ? null : inAny(had),
    lacking.length === 0 ? null : index.every.new_difference(inAny(lacking)),
    free.length === 0 ? null : index.isAllergenKnown.new_difference(inAny(free)),
    ...limits,
  ]);
}

/**
 * Returns the levels of products with the tag of `first:` or the filter of `first:kind:value` before others; those
 * whose collective name may hide an excluded ingredient come last. Null without such products.
 */
export function levelsOfFirst(catalogue: ShownCatalogue, filters: readonly SearchFilter[]): Levels | null {
  const { every, tags } = catalogue.index;
  const placesOf = (value: string): Places | undefined => {
    if (!isSearchFilter(value)) return tags.get(value);
    const [kind, named] = partsOf(value);
    return propertyOf(kind)?.(catalogue, named);
  };
  const parts = filters.map(partsOf);
  const named = parts.flatMap(([kind, value]) => (kind === 'first' ? (placesOf(value) ?? []) : []));
  if (parts.some(([kind]) => kind === 'not_ingredient'))
    named.push(placesWithin(catalogue, `not_ingredient:${SPICES}`) ?? every);
  if (named.length === 0) return null;
  const first = inAny(named);
  return levelsOf([first, every.new_difference(first)]);
}

/** Returns the places within a limit, cached with the catalogue; null for other filters. */
function placesWithin({ catalogue, index }: ShownCatalogue, filter: SearchFilter): Places | null {
  const [kind, value] = partsOf(filter);
  const isWithin = limitOf(kind, value);
  if (!isWithin) return null;
  const { products } = catalogue;
  return keepFor(catalogue, `limit ${kind}:${value}`, () => {
    if (kind !== 'price_max' && kind !== 'price_min') return placesWhere(products, isWithin);
    // Prices vary too much for caching: few limits are used twice.
    const { places } = index.inOrder(kind === 'price_max' ? 'price_asc' : 'price_desc');
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
