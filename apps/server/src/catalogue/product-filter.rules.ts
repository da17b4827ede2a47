import type { CatalogueProduct } from './catalogue.ts';
import type { ShownProduct } from './shown-catalogue.ts';

/** What the shopper has narrowed the list to. Empty lists and nulls narrow nothing. */
export interface ProductFilter {
  /** Ids that a search found. */
  found: ReadonlySet<number> | null;
  keys: ReadonlySet<string> | null;
  category: string | null;
  includeChildren: boolean;
  brands: ReadonlySet<string>;
  /** A product must have all of them. */
  tags: readonly string[];
  countries: ReadonlySet<string>;
  priceMin: number;
  priceMax: number;
  zones: ReadonlySet<string>;
  /** Allergens that must not be in; products without registered data are hidden too (L-54). */
  allergens: readonly string[];
  inStock: boolean;
}

/** One bit for each filter that has counts of its own. */
export const facetBit = { category: 1, brand: 2, tag: 4, country: 8, price: 16, zone: 32, allergen: 64, stock: 128 } as const;

const HIDDEN = -1;

/**
 * Which filters keep a product out: 0 when none does, otherwise the bits of those; −1 when search or keys do, which no
 * facet leaves out.
 */
export function failedFilters(filter: ProductFilter, { product, summary }: ShownProduct): number {
  const { row, brand, tagKeys, allergens } = product;
  if (filter.found && !filter.found.has(row.id)) return HIDDEN;
  if (filter.keys && !filter.keys.has(row.key)) return HIDDEN;
  let failed = 0;
  if (filter.category !== null && !isIn(product, filter.category, filter.includeChildren)) failed |= facetBit.category;
  if (filter.brands.size > 0 && !filter.brands.has(brand.key)) failed |= facetBit.brand;
  if (!filter.tags.every((tag) => tagKeys.has(tag))) failed |= facetBit.tag;
  if (filter.countries.size > 0 && !filter.countries.has(row.countryCode)) failed |= facetBit.country;
  if (row.price < filter.priceMin || row.price > filter.priceMax) failed |= facetBit.price;
  if (filter.zones.size > 0 && !filter.zones.has(row.zone)) failed |= facetBit.zone;
  if (filter.allergens.length > 0 && (!row.isAllergenKnown || filter.allergens.some((name) => allergens.has(name)))) failed |= facetBit.allergen;
  if (filter.inStock && summary.max_quantity === 0) failed |= facetBit.stock;
  return failed;
}

function isIn({ categoryPath }: CatalogueProduct, category: string, includeChildren: boolean): boolean {
  return includeChildren ? categoryPath.some(({ key }) => key === category) : categoryPath.at(-1)?.key === category;
}
