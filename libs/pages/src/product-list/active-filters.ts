import type { FacetValue, ProductFacets } from '@shop/api';
import type { productListCopy } from '@shop/copy';
import { formatAmount } from '@shop/money';
import { changed, listHref, type ListQuery } from './list-query.ts';

type Texts = typeof productListCopy;

interface ActiveFilter {
  readonly label: string;
  readonly removeHref: string;
}

/** One chip a chosen filter, with the address of the list without it. */
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

function labelOf(values: readonly FacetValue[], value: string): string {
  return values.find((one) => one.value === value)?.label ?? value;
}
