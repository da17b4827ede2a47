import type { operations } from '@shop/api';
import type { ProductFilter } from './product-filter.rules.ts';

type Query = NonNullable<operations['listProducts']['parameters']['query']>;

/** The filter that the address of a list asks for; `found` are the ids of its search. */
export function toFilter(query: Omit<Query, 'sort' | 'page' | 'per'>, found: readonly number[] | null): ProductFilter {
  return {
    found: found && new Set(found),
    keys: query['key[]'] ? new Set(query['key[]']) : null,
    category: query.category || null,
    includeChildren: query.is_include_children === 1,
    brands: new Set(query['brand[]']),
    tags: query['tag[]'] ?? [],
    countries: new Set(query['country[]']),
    priceMin: query.price_min ?? 0,
    priceMax: query.price_max ?? Number.MAX_SAFE_INTEGER,
    zones: new Set(query['zone[]']),
    allergens: query['allergen_exclude[]'] ?? [],
    inStock: query.in_stock === 1,
  };
}
