import type { ListQuery } from './list-query.ts';

/** The parameters of list and facet requests. A category includes its subcategories (spec §5). */
export function filterParams(query: ListQuery) {
  return {
    ...(query.word && { word: query.word }),
    ...(query.asTyped && { is_as_typed: 1 as const }),
    ...(query.category && { category: query.category, is_include_children: 1 as const }),
    ...(query.brand.length > 0 && { 'brand[]': [...query.brand] }),
    ...(query.tag.length > 0 && { 'tag[]': [...query.tag] }),
    ...(query.country.length > 0 && { 'country[]': [...query.country] }),
    ...(query.zone.length > 0 && { 'zone[]': [...query.zone] }),
    ...(query.allergen.length > 0 && { 'allergen_exclude[]': [...query.allergen] }),
    ...(query.priceMin !== null && { price_min: query.priceMin }),
    ...(query.priceMax !== null && { price_max: query.priceMax }),
    ...(query.inStock && { in_stock: 1 as const }),
  };
}
