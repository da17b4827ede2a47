import { foldingsOf } from '@shop/japanese';
import { keepFor } from '../keep-for.ts';
import { inAny, inEach, placesWhere, type Places, setOf } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { type Levels, levelsOf } from './levels.ts';
import { limitOf, SPICES } from './product-limits.rules.ts';
import { propertyOf } from './product-properties.ts';

/** What a word narrows a search to instead of being looked for: `kind:value`; `any:goods` is what says nothing of them. */
export type SearchFilter = `${string}:${string}`;

const NARROWING =
  /^(?:any|none|alone|for|send|with|boxed|tag|category|country|zone|allergen|allergen_with|allergy|ingredient|note|name|told|class|price_min|price_max|weight_min|weight_max|aging_min|additive|heating|sort|first|spelt|(?:energy|protein|fat|carbohydrate|salt)_(?:min|max)|not_(?:tag|category|country|zone|additive|ingredient|note|name|told|with|class)):./;
/** What speaks only where it is said that it must not be in. */
const ONLY_FREE = /^(?:allergy|ingredient|note):/;
/** What goods are wanted for, which no food is free of. */
const WANTED_FOR = /^(?:for|any|none):/;

/** Whether a synonym's meaning is a filter rather than another word. */
export function isSearchFilter(meaning: string): meaning is SearchFilter {
  return NARROWING.test(meaning);
}

/** Whether it only says that no other word is a slip of the words: ジュース is no ジューシー. */
export function isExact(meaning: string): boolean {
  return meaning.startsWith('spelt:');
}

/** Whether it names no goods, or says that other words are other words: nobody means it by another. */
export function isUnsaid(meaning: string): boolean {
  return /^(?:any|none|alone|send|for):/.test(meaning) || isExact(meaning);
}

/** Whether a filter speaks only where a word says that it must not be in, as `allergy` does. */
export function isOnlyFree(filter: SearchFilter): boolean {
  return ONLY_FREE.test(filter);
}

/** What is wanted for a dish, an occasion or a person may be had without it. */
export function isWantedFor(filters: readonly SearchFilter[]): boolean {
  return filters.some((filter) => filter.startsWith('for:') || filter.startsWith('first:'));
}

/** The folded texts that filters look for. */
export function textsOfFilters(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((filter) =>
    /^(?:not_)?(?:name|told|with):/.test(filter) ? foldingsOf(partsOf(filter)[1]) : [],
  );
}

/**
 * What a word's filters become: as they are, or their opposite where the word says that it must not be in. An `allergy` speaks
 * only then: who types 牛乳 wants to drink it. Limits have no opposite.
 */
export function filtersSaid(filters: readonly SearchFilter[], isFree: boolean): SearchFilter[] {
  if (!isFree) return filters.filter((filter) => !isOnlyFree(filter));
  // Nobody has registered whether it is in: no product may be told as free of it (L-54).
  if (filters.length === 0) return ['none:goods'];
  // お酒 is eaten with something, and wine is in some of it: without it means the second.
  const said = filters.some(isOnlyFree) && filters.some((filter) => WANTED_FOR.test(filter)) ? isOnlyFree : Boolean;
  return filters.filter(said).map((filter): SearchFilter => {
    const [kind, value] = partsOf(filter);
    if (kind === 'allergen_with' || kind === 'allergy') return `allergen:${value}`;
    return propertyOf(kind) || kind === 'additive' || isOnlyFree(filter) ? `not_${kind}:${value}` : filter;
  });
}

/** Kind and value of a filter. */
export function partsOf(filter: SearchFilter): [kind: string, value: string] {
  const at = filter.indexOf(':');
  return [filter.slice(0, at), filter.slice(at + 1)];
}

/**
 * The goods that all filters of a word let in. Several tags, categories, countries or zones of one word mean any of them;
 * allergens that must not be in and limits hold together. Goods without registered allergens are free of nothing (L-54).
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
 * What has the tag of a `first:`, or what `first:kind:value` names, before what else the filters let in; goods that may hold under a
 * collective name what must not be in come last. Null where they have none.
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

/** The places that a limit lets in, kept as long as the catalogue is; null for what is no limit. */
function placesWithin({ catalogue, index }: ShownCatalogue, filter: SearchFilter): Places | null {
  const [kind, value] = partsOf(filter);
  const isWithin = limitOf(kind, value);
  if (!isWithin) return null;
  const { products } = catalogue;
  return keepFor(catalogue, `limit ${kind}:${value}`, () => {
    if (kind !== 'price_max' && kind !== 'price_min') return placesWhere(products, isWithin);
    // Prices are of every height, and few limits are asked for twice.
    const { places } = index.inOrder(kind === 'price_max' ? 'price_asc' : 'price_desc');
    const isPlaceWithin = (place: number): boolean => {
      const product = products[place];
      return product !== undefined && isWithin(product);
    };
    return setOf(places.subarray(0, countOfFirst(places, isPlaceWithin)), products.length);
  });
}

/** How many of the first places let a rule in, where none behind them does. */
function countOfFirst(places: Uint32Array, isIn: (place: number) => boolean): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isIn(places[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
