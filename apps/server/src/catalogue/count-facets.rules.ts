import type { FacetValue, ProductFacets } from '@shop/api';
import type { CatalogueCategory } from './catalogue.ts';
import type { Places } from './places.ts';
import { narrow, type Narrowed, type ProductFilter } from './product-filter.rules.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

const zoneLabels = { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' } as const;

type Value = readonly [key: string, label: string];

/**
 * Counts for every filter. A product that only the filter F keeps out counts for F's values, so a filter's own choice is
 * left out of its own counts and several values can be chosen. Tags and allergens narrow with each further choice, so
 * there only products that everything lets in are counted.
 */
export function countFacets(catalogue: ShownCatalogue, filter: ProductFilter): ProductFacets {
  const { categories, brands, tags, countries, allergens } = catalogue.catalogue;
  const { index } = catalogue;
  const narrowed = narrow(catalogue, filter);
  const { shown } = narrowed;
  const known = shown.new_intersection(index.isAllergenKnown);
  const inAnyCategory = narrowed.without('category');
  const ofAnyBrand = narrowed.without('brand');
  const ofAnyCountry = narrowed.without('country');
  const inAnyZone = narrowed.without('zone');
  return {
    total: shown.size(),
    categories: flatten(categories).map(({ key, name }) =>
      value([key, name], sizeOfBoth(inAnyCategory, index.branches.get(key))),
    ),
    brands: brands.map(({ key, name }) => value([key, name], sizeOfBoth(ofAnyBrand, index.brands.get(key)))),
    tags: tags.map(({ key, name }) => value([key, name], sizeOfBoth(shown, index.tags.get(key)))),
    countries: countries.map(([code, country]) =>
      value([code, country], sizeOfBoth(ofAnyCountry, index.countries.get(code))),
    ),
    zones: Object.entries(zoneLabels).map(([zone, label]) =>
      value([zone, label], sizeOfBoth(inAnyZone, index.zones.get(zone))),
    ),
    allergens: allergens.map((name) =>
      value([name, name], known.size() - sizeOfBoth(known, index.allergens.get(name))),
    ),
    in_stock: sizeOfBoth(narrowed.without('stock'), catalogue.inStock),
    price: priceRange(catalogue, narrowed),
  };
}

function priceRange({ catalogue, index }: ShownCatalogue, narrowed: Narrowed): ProductFacets['price'] {
  const places = narrowed.without('price');
  const { places: rising } = index.inOrder('price_asc');
  const priceAt = (place: number | undefined): number | null =>
    place === undefined ? null : (catalogue.products[place]?.row.price ?? null);
  const isIn = (place: number): boolean => places.has(place);
  return { min: priceAt(rising.find(isIn)), max: priceAt(rising.findLast(isIn)) };
}

function sizeOfBoth(places: Places, others: Places | undefined): number {
  return others ? places.intersection_size(others) : 0;
}

function value([key, label]: Value, count: number): FacetValue {
  return { value: key, label, count };
}

function flatten(categories: readonly CatalogueCategory[]): CatalogueCategory[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}
