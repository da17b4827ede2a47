import { foldForSearch } from '@shop/japanese';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { keepFor } from '../keep-for.ts';
import { inAny, inEach, placesWhere, type Places, setOf } from '../places.ts';
import { type Levels, levelsOf } from './levels.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';

/** What a word narrows a search to instead of being looked for: `kind:value`; `any:goods` is what says nothing of them. */
export type SearchFilter = `${string}:${string}`;

const NARROWING =
  /^(?:any|none|tag|category|country|zone|allergen|allergen_with|allergy|price_min|price_max|weight_min|weight_max|aging_min|additive|heating|name|sort|first|spelt|not_(?:tag|category|country|zone|additive)):./;
/** What a label says that bears no additives. */
const NONE = 'なし';
const PROPERTIES: Readonly<Record<string, (index: CatalogueIndex) => ReadonlyMap<string, Places>>> = {
  tag: ({ tags }) => tags,
  category: ({ branches }) => branches,
  country: ({ countries }) => countries,
  zone: ({ zones }) => zones,
  allergen_with: ({ allergens }) => allergens,
};

/** Whether a synonym's meaning is a filter rather than another word. */
export function isSearchFilter(meaning: string): meaning is SearchFilter {
  return NARROWING.test(meaning);
}

/** Whether it only says that no other word is a slip of the words: ジュース is no ジューシー. */
export function isExact(meaning: string): boolean {
  return meaning.startsWith('spelt:');
}

/** Whether it says nothing of the goods, or that they are not sold, or that other words are other words: nobody means it by another. */
export function isUnsaid(meaning: string): boolean {
  return meaning.startsWith('any:') || meaning.startsWith('none:') || isExact(meaning);
}

/**
 * What a word's filters become: as they are, or their opposite where the word says that it must not be in. An `allergy` speaks
 * only then: who types 牛乳 wants to drink it. Limits have no opposite.
 */
export function filtersSaid(filters: readonly SearchFilter[], isFree: boolean): SearchFilter[] {
  if (!isFree) return filters.filter((filter) => partsOf(filter)[0] !== 'allergy');
  // Nobody has registered whether it is in: no product may be told as free of it (L-54).
  if (filters.length === 0) return ['none:goods'];
  return filters.map((filter): SearchFilter => {
    const [kind, value] = partsOf(filter);
    if (kind === 'allergen_with' || kind === 'allergy') return `allergen:${value}`;
    return kind in PROPERTIES || kind === 'additive' ? `not_${kind}:${value}` : filter;
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
  const having = parts.flatMap(([kind, value]) => (PROPERTIES[kind] ? [PROPERTIES[kind](index).get(value)] : []));
  const lacking = parts.flatMap(
    ([kind, value]) => PROPERTIES[kind.replace(/^not_/, '')]?.(index).get(kind.startsWith('not_') ? value : '') ?? [],
  );
  const free = parts.flatMap(([kind, value]) => (kind === 'allergen' ? [index.allergens.get(value)] : []));
  const limits = filters.flatMap((filter) => placesWithin(catalogue, filter) ?? []);
  return inEach(index.every, [
    having.length === 0 ? null : inAny(having),
    lacking.length === 0 ? null : index.every.new_difference(inAny(lacking)),
    free.length === 0 ? null : index.isAllergenKnown.new_difference(inAny(free)),
    ...limits,
  ]);
}

const CATEGORY = 'category:';

/** What has the tag of a `first:`, or is of its category, before what else the filters let in; null where they have none. */
export function levelsOfFirst({ index }: ShownCatalogue, filters: readonly SearchFilter[]): Levels | null {
  const placesOf = (value: string): Places | undefined =>
    value.startsWith(CATEGORY) ? index.branches.get(value.slice(CATEGORY.length)) : index.tags.get(value);
  const named = filters.map(partsOf).flatMap(([kind, value]) => (kind === 'first' ? (placesOf(value) ?? []) : []));
  if (named.length === 0) return null;
  const first = inAny(named);
  return levelsOf([first, index.every.new_difference(first)]);
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

/** Whether an additive, or with `any` one at all, is declared; undefined where nothing is. */
function hasAdditive(declared: string | null, additive: string): boolean | undefined {
  if (declared === null) return undefined;
  return additive === 'any' ? declared !== NONE : declared.includes(additive);
}

function limitOf(kind: string, value: string): ((product: CatalogueProduct) => boolean) | null {
  const limit = Number(value);
  switch (kind) {
    case 'price_min':
      return ({ row }) => row.price >= limit;
    case 'price_max':
      return ({ row }) => row.price <= limit;
    case 'weight_min':
      return ({ row }) => row.ingredients !== null && (row.netWeightG ?? 0) >= limit;
    case 'weight_max':
      return ({ row }) => row.netWeightG !== null && row.netWeightG <= limit;
    case 'aging_min':
      return ({ row }) => (row.agingMonths ?? 0) >= limit;
    case 'additive':
      return ({ row }) => hasAdditive(row.additives, value) === true;
    case 'not_additive':
      return ({ row }) => hasAdditive(row.additives, value) === false;
    case 'name': {
      const name = foldForSearch(value);
      return ({ row }) => row.foldedName.includes(name);
    }
    case 'heating':
      return ({ row }) => row.meatProductClass !== null && row.isHeatingRequired === (value === 'yes');
    case 'allergen':
    case 'not_category':
    case 'not_country':
      // What nobody eats is no answer to somebody who must not eat something.
      return ({ row }) => row.ingredients !== null;
    case 'none':
      return () => false;
    default:
      return null;
  }
}
