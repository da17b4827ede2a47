import { buildIndex, type SearchIndex } from '@shop/search';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { everyIndex, type Ordered, type Positions, positionsWhere } from '@shop/search/positions';
import { ValueClasses } from './value-classes.ts';
import { atOnce, type InParts, withPauses } from './with-pauses.ts';
import { inOrder, type ProductOrder } from './sort-products.rules.ts';

type ByKey = ReadonlyMap<string, Positions>;

/** The products with each property, as bit sets, so that filtering and counting handle many products per operation. */
export interface CatalogueIndex {
  every: Positions;
  positionById: ReadonlyMap<number, number>;
  positionByKey: ReadonlyMap<string, number>;
  /** Products that are directly in the category. */
  categories: ByKey;
  /** Products that are in the category or below it. */
  branches: ByKey;
  brands: ByKey;
  tags: ByKey;
  /** By every country of origin of a product or the food in it. */
  countries: ByKey;
  /** By the main country of origin only: a search for a country means its products, not a gift box with one of them. */
  origins: ByKey;
  zones: ByKey;
  allergens: ByKey;
  isAllergenKnown: Positions;
  /** Like `allergens`, for products with complete allergen data. */
  knownAllergens: ByKey;
  /** Products that are not eaten. */
  tools: Positions;
  /** Groups of products that have the same values in all of these. */
  classes: ValueClasses;
  search: SearchIndex;
  /** Returns another order of all products, created on first use. */
  inOrder(order: ProductOrder): Ordered;
}

const made = new WeakMap<Catalogue, CatalogueIndex>();

/** Returns the index of a catalogue. It is created once, since a catalogue never changes. */
export function indexOf(catalogue: Catalogue): CatalogueIndex {
  const known = made.get(catalogue);
  if (known) return known;
  const index = atOnce(makeIndex(catalogue));
  made.set(catalogue, index);
  return index;
}

/** Creates the index of a catalogue in advance, with pauses. */
export async function prepareIndex(catalogue: Catalogue): Promise<void> {
  if (!made.has(catalogue)) made.set(catalogue, await withPauses(makeIndex(catalogue)));
}

function* makeIndex(catalogue: Catalogue): InParts<CatalogueIndex> {
  const { products } = catalogue;
  const orders = new Map<ProductOrder, Ordered>();
  const [positionById, positionByKey] = [new Map<number, number>(), new Map<string, number>()];
  products.forEach(({ row }, index) => positionById.set(row.id, index));
  yield;
  products.forEach(({ row }, index) => positionByKey.set(row.key, index));
  yield;
  const branches = positionsBy(products, ({ categoryPath }) => categoryPath.map(({ key }) => key));
  yield;
  const brands = positionsBy(products, ({ brand }) => [brand.key]);
  yield;
  const tags = positionsBy(products, ({ tagKeys }) => tagKeys);
  yield;
  const countries = positionsBy(products, (product) => product.countries.keys());
  yield;
  const origins = positionsBy(products, ({ row }) => [row.countryCode]);
  yield;
  const zones = positionsBy(products, ({ row }) => [row.zone]);
  yield;
  const allergens = positionsBy(products, (product) => product.allergens);
  yield;
  const knownAllergens = positionsBy(products, (product) => (product.row.isAllergenKnown ? product.allergens : []));
  yield;
  const categories = positionsBy(products, ({ categoryPath }) => categoryPath.slice(-1).map(({ key }) => key));
  yield;
  const isAllergenKnown = positionsWhere(products, ({ row }) => row.isAllergenKnown);
  const values = { branches, brands, tags, countries, zones, allergens, knownAllergens };
  const classes = new ValueClasses(
    [isAllergenKnown, ...Object.values(values).flatMap((byKey) => [...byKey.values()])],
    products.length,
  );
  yield;
  const properties = {
    ...values,
    every: everyIndex(products.length),
    positionById,
    positionByKey,
    categories,
    origins,
    classes,
    isAllergenKnown,
    tools: positionsWhere(products, ({ row }) => row.ingredients === null),
    inOrder(order: ProductOrder) {
      const ordered = orders.get(order) ?? inOrder(products, order);
      orders.set(order, ordered);
      return ordered;
    },
  };
  return { ...properties, search: yield* buildIndex({ ...catalogue, properties }) };
}

/** Gives a catalogue that differs only in prices the index of the other one, with its own orders. */
export function shareIndex(from: Catalogue, to: Catalogue): void {
  const { search, ...shared } = indexOf(from);
  const orders = new Map<ProductOrder, Ordered>();
  const properties = {
    ...shared,
    inOrder(order: ProductOrder) {
      const ordered = orders.get(order) ?? inOrder(to.products, order);
      orders.set(order, ordered);
      return ordered;
    },
  };
  made.set(to, { ...properties, search: { ...search, products: to.products, properties } });
}

function positionsBy(
  products: readonly CatalogueProduct[],
  keysOf: (product: CatalogueProduct) => Iterable<string>,
): ByKey {
  const byKey = new Map<string, Positions>();
  products.forEach((product, index) => {
    for (const key of keysOf(product)) {
      const positions = byKey.get(key) ?? new TypedFastBitSet();
      byKey.set(key, positions);
      positions.add(index);
    }
  });
  return byKey;
}
