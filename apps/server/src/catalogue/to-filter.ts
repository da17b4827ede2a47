import type { operations } from '@shop/api';
import type { Positions } from '@shop/search/positions';
import type { ProductFilter } from './product-filter.rules.ts';

type Query = NonNullable<operations['listProducts']['parameters']['query']>;

/** Returns the filter of a list's URL; `found` is the result of its search. */
export function toFilter(query: Omit<Query, 'sort' | 'page' | 'per'>, found: Positions | null): ProductFilter {
  return {
    found,
    keys: query['key[]'] ?? null,
    category: query.category || null,
    includeChildren: query.is_include_children === 1,
    brands: query['brand[]'] ?? [],
    tags: query['tag[]'] ?? [],
    countries: query['country[]'] ?? [],
    priceMin: query.price_min ?? 0,
    priceMax: query.price_max ?? Number.MAX_SAFE_INTEGER,
    zones: query['zone[]'] ?? [],
    allergens: query['allergen_exclude[]'] ?? [],
    inStock: query.in_stock === 1,
  };
}
