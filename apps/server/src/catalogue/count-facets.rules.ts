import type { FacetValue, ProductFacets } from '@shop/api';
import type { Catalogue, CatalogueCategory } from './catalogue.ts';
import { facetBit, failedFilters, type ProductFilter } from './product-filter.rules.ts';
import type { ShownProduct } from './shown-catalogue.ts';

const zoneLabels = { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' } as const;

type Counts = Map<string, number>;

/**
 * Counts for every filter in one walk. A product that only the filter F keeps out counts for F's values, so a filter's own
 * choice is left out of its own counts and several values can be chosen. Tags and allergens narrow with each further
 * choice, so there only products that everything lets in are counted.
 */
export function countFacets(catalogue: Catalogue, products: readonly ShownProduct[], filter: ProductFilter): ProductFacets {
  const counts = { category: new Map(), brand: new Map(), tag: new Map(), country: new Map(), zone: new Map(), free: new Map() } satisfies Record<string, Counts>;
  const { allergens } = catalogue;
  let total = 0;
  let inStock = 0;
  let min: number | null = null;
  let max: number | null = null;

  for (const shown of products) {
    const failed = failedFilters(filter, shown);
    if (failed === -1) continue;
    const { row, brand, categoryPath, tagKeys } = shown.product;
    const onlyBy = (bit: number): boolean => (failed & ~bit) === 0;
    if (onlyBy(facetBit.category)) categoryPath.forEach(({ key }) => add(counts.category, key));
    if (onlyBy(facetBit.brand)) add(counts.brand, brand.key);
    if (onlyBy(facetBit.country)) add(counts.country, row.countryCode);
    if (onlyBy(facetBit.zone)) add(counts.zone, row.zone);
    if (onlyBy(facetBit.stock) && shown.summary.max_quantity > 0) inStock += 1;
    if (onlyBy(facetBit.price)) {
      min = Math.min(min ?? row.price, row.price);
      max = Math.max(max ?? row.price, row.price);
    }
    if (failed !== 0) continue;
    total += 1;
    tagKeys.forEach((key) => add(counts.tag, key));
    if (row.isAllergenKnown) allergens.forEach((name) => shown.product.allergens.has(name) || add(counts.free, name));
  }

  return {
    total,
    categories: flatten(catalogue.categories).map(({ key, name }) => value(counts.category, key, name)),
    brands: catalogue.brands.map(({ key, name }) => value(counts.brand, key, name)),
    tags: catalogue.tags.map(({ key, name }) => value(counts.tag, key, name)),
    countries: catalogue.countries.map(([code, country]) => value(counts.country, code, country)),
    zones: Object.entries(zoneLabels).map(([zone, label]) => value(counts.zone, zone, label)),
    allergens: allergens.map((name) => value(counts.free, name, name)),
    in_stock: inStock,
    price: { min, max },
  };
}

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function value(counts: Counts, key: string, label: string): FacetValue {
  return { value: key, label, count: counts.get(key) ?? 0 };
}

function flatten(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}
