import { foldingsOf } from '@shop/japanese';

/** A filter that a word applies instead of being searched for: `kind:value`; `any:goods` filters nothing. */
export type SearchFilter = `${string}:${string}`;

const NARROWING =
  /^(?:any|none|alone|for|send|with|boxed|tag|category|country|zone|allergen|allergen_with|allergy|ingredient|note|name|told|class|price_min|price_max|weight_min|weight_max|aging_min|additive|heating|sort|first|spelt|(?:energy|protein|fat|carbohydrate|salt)_(?:min|max)|not_(?:tag|category|country|zone|additive|ingredient|note|name|told|with|class)):./;
/** Filters that apply only where products must be free of something. */
const ONLY_FREE = /^(?:allergy|ingredient|note):/;
/** What products are wanted for, which no food can be free of. */
const WANTED_FOR = /^(?:for|any|none):/;

/** The kinds of filters that are properties: several of a word mean any of them, with `not_` none of them. */
const propertyKinds = [
  'tag',
  'category',
  'country',
  'zone',
  'allergen_with',
  'name',
  'told',
  'with',
  'boxed',
  'class',
] as const;

export type PropertyKind = (typeof propertyKinds)[number];

export function isProperty(kind: string): kind is PropertyKind {
  return propertyKinds.some((one) => one === kind);
}

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
 * by itself is the drink); limits have no opposite.
 */
export function filtersSaid(filters: readonly SearchFilter[], isFree: boolean): SearchFilter[] {
  if (!isFree) return filters.filter((filter) => !isOnlyFree(filter));
  // It is not registered as an allergen: no product may be shown as free of it (L-54).
  if (filters.length === 0) return ['none:goods'];
  // お酒 goes with products and wine is in some; free of it means the second.
  const spelled = filters.some(isOnlyFree) && filters.some((filter) => WANTED_FOR.test(filter)) ? isOnlyFree : Boolean;
  return filters.filter(spelled).map((filter): SearchFilter => {
    const [kind, value] = partsOf(filter);
    if (kind === 'allergen_with' || kind === 'allergy') return `allergen:${value}`;
    return isProperty(kind) || kind === 'additive' || isOnlyFree(filter) ? `not_${kind}:${value}` : filter;
  });
}

/** Returns the kind and value of a filter. */
export function partsOf(filter: SearchFilter): [kind: string, value: string] {
  const at = filter.indexOf(':');
  return [filter.slice(0, at), filter.slice(at + 1)];
}
