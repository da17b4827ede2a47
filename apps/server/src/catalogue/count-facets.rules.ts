import type { FacetValue, ProductFacets } from '@shop/api';
import type { CatalogueCategory } from './catalogue-product.ts';
import { eachIndex, type Positions } from '@shop/search/positions';
import { type Facet, narrow, type ProductFilter } from './product-filter.rules.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

const zoneLabels = { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' } as const;

type Value = readonly [key: string, label: string];

/**
 * Counts the products per filter value; a filter is ignored for its own counts, so that several values can be chosen.
 * Tags and allergens narrow with each choice, so their counts apply all filters.
 */
export function countFacets(catalogue: ShownCatalogue, filter: ProductFilter): ProductFacets {
  const { categories, brands, tags, countries, allergens } = catalogue.catalogue;
  const { index } = catalogue;
  const narrowed = narrow(catalogue, filter);
  const { shown } = narrowed;
  const ofShown = index.classes.countsAmong(shown);
  const known = ofShown(index.isAllergenKnown);
  const without = (facet: Facet): ((others: Positions | undefined) => number) => {
    const positions = narrowed.without(facet);
    return positions === shown ? ofShown : index.classes.countsAmong(positions);
  };
  const [inAnyCategory, ofAnyBrand, ofAnyCountry, inAnyZone] = [
    without('category'),
    without('brand'),
    without('country'),
    without('zone'),
  ];
  return {
    total: shown.size(),
    categories: flatten(categories).map(({ key, name }) => value([key, name], inAnyCategory(index.branches.get(key)))),
    brands: brands.map(({ key, name }) => value([key, name], ofAnyBrand(index.brands.get(key)))),
    tags: tags.map(({ key, name }) => value([key, name], ofShown(index.tags.get(key)))),
    countries: countries.map(([code, country]) => value([code, country], ofAnyCountry(index.countries.get(code)))),
    zones: Object.entries(zoneLabels).map(([zone, label]) => value([zone, label], inAnyZone(index.zones.get(zone)))),
    allergens: allergens.map((name) => value([name, name], known - ofShown(index.knownAllergens.get(name)))),
    in_stock: without('stock')(catalogue.inStock),
    price: priceRange(catalogue, narrowed.without('price')),
  };
}

// With many products, one is soon found by walking the order of prices.
const SOON = 500;

function priceRange({ catalogue, index }: ShownCatalogue, positions: Positions): ProductFacets['price'] {
  const { positions: rising, ranks } = index.inOrder('price_asc');
  const priceAt = (index: number | undefined): number | null =>
    index === undefined ? null : (catalogue.products[index]?.row.price ?? null);
  const isIn = (index: number): boolean => positions.has(index);
  const ends = [rising.subarray(0, SOON).find(isIn), rising.subarray(-SOON).findLast(isIn)];
  let [least, most] = [ranks.length, -1];
  if (ends.includes(undefined))
    eachIndex(positions.words, (index) => {
      const rank = ranks[index] ?? 0;
      if (rank < least) least = rank;
      if (rank > most) most = rank;
    });
  return { min: priceAt(ends[0] ?? rising[least]), max: priceAt(ends[1] ?? rising[most]) };
}

function value([key, label]: Value, count: number): FacetValue {
  return { value: key, label, count };
}

function flatten(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}
