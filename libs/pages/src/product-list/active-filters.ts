import type { FacetValue, ProductFacets } from '@shop/api';
import type { productListCopy } from '@shop/copy';
import { formatAmount } from '@shop/money';
import { changed, listHref, withoutFilters, type ListQuery } from './list-query.ts';

type Texts = typeof productListCopy;

interface ActiveFilter {
  readonly label: string;
  readonly removeHref: string;
}

/** Returns a chip per selected filter, and per word that means a filter, with the URL of the list without it. */
export function activeFilters(query: ListQuery, facets: ProductFacets, t: Texts): readonly ActiveFilter[] {
  const without = (label: string, change: Partial<ListQuery>): ActiveFilter => ({
    label,
    removeHref: listHref(changed(query, change)),
  });
  const each = (
    name: 'brand' | 'tag' | 'country' | 'zone' | 'allergen',
    values: readonly FacetValue[],
    label = (text: string) => text,
  ) => {
    const chosen: readonly string[] = query[name];
    return chosen.map((value) =>
      without(label(labelOf(values, value)), { [name]: chosen.filter((other) => other !== value) }),
    );
  };
  return [
    ...(facets.search?.filters ?? []).map(({ label, word_without }) => without(label, { word: word_without })),
    ...(query.category ? [without(labelOf(facets.categories, query.category), { category: '' })] : []),
    ...each('zone', facets.zones),
    ...each('country', facets.countries),
    ...each('allergen', facets.allergens, t.allergenFree),
    ...each('brand', facets.brands),
    ...each('tag', facets.tags),
    ...(query.priceMin === null ? [] : [without(t.priceFrom(formatAmount(query.priceMin)), { priceMin: null })]),
    ...(query.priceMax === null ? [] : [without(t.priceTo(formatAmount(query.priceMax)), { priceMax: null })]),
    ...(query.inStock ? [without(t.inStockOnly, { inStock: false })] : []),
  ];
}

/** Returns the URL of the list without its chips; without chips, that of the list without the word. */
export function clearedHref(query: ListQuery, facets: ProductFacets, hasFilters: boolean): string {
  const meant = facets.search?.filters ?? [];
  const rest = meant[0]?.word_without.split(' ').filter((typed) => meant.every(({ word }) => word !== typed));
  return listHref(withoutFilters({ ...query, word: rest?.join(' ') ?? (hasFilters ? query.word : '') }));
}

function labelOf(values: readonly FacetValue[], value: string): string {
  return values.find((one) => one.value === value)?.label ?? value;
}
