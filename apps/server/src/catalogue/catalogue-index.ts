import { TypedFastBitSet } from 'typedfastbitset';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { TextBlock } from './search/texts/text-block.ts';
import { everyPlace, placesWhere, type Places } from './places.ts';
import { ValueClasses } from './value-classes.ts';
import { inOrder, type Ordered, type ProductOrder } from './sort-products.rules.ts';

type ByKey = ReadonlyMap<string, Places>;

/** Which products have which properties, so that a list of any length is narrowed and counted word by word. */
export interface CatalogueIndex {
  every: Places;
  placeById: ReadonlyMap<number, number>;
  placeByKey: ReadonlyMap<string, number>;
  /** The places of a block's products; -1 for what is not in the catalogue. */
  placesOf: (block: TextBlock) => Int32Array;
  /** Products that stand in the category itself. */
  categories: ByKey;
  /** Products that stand in it or below. */
  branches: ByKey;
  brands: ByKey;
  tags: ByKey;
  countries: ByKey;
  zones: ByKey;
  allergens: ByKey;
  isAllergenKnown: Places;
  /** The same as `allergens`, of products of which all of them are known. */
  knownAllergens: ByKey;
  /** What nobody eats. */
  tools: Places;
  /** Products that have the same of all these. */
  classes: ValueClasses;
  /** Another order of all products, made when first asked for. */
  inOrder(order: ProductOrder): Ordered;
}

const made = new WeakMap<Catalogue, CatalogueIndex>();

/** The index of a catalogue; a catalogue never changes, so it is made once. */
export function indexOf(catalogue: Catalogue): CatalogueIndex {
  const known = made.get(catalogue);
  if (known) return known;
  const index = makeIndex(catalogue);
  made.set(catalogue, index);
  return index;
}

function makeIndex({ products, textBlocks }: Catalogue): CatalogueIndex {
  const orders = new Map<ProductOrder, Ordered>();
  const placeById = new Map(products.map(({ row }, place) => [row.id, place]));
  const blocks = new Map(
    textBlocks.map((block) => [block, Int32Array.from(block.products, ({ row }) => placeById.get(row.id) ?? -1)]),
  );
  const values = {
    branches: placesBy(products, ({ categoryPath }) => categoryPath.map(({ key }) => key)),
    brands: placesBy(products, ({ brand }) => [brand.key]),
    tags: placesBy(products, ({ tagKeys }) => tagKeys),
    countries: placesBy(products, ({ row }) => [row.countryCode]),
    zones: placesBy(products, ({ row }) => [row.zone]),
    allergens: placesBy(products, ({ allergens }) => allergens),
    knownAllergens: placesBy(products, ({ row, allergens }) => (row.isAllergenKnown ? allergens : [])),
  };
  const isAllergenKnown = placesWhere(products, ({ row }) => row.isAllergenKnown);
  return {
    ...values,
    every: everyPlace(products.length),
    placeById,
    placesOf: (block) => blocks.get(block) ?? new Int32Array(block.products.length).fill(-1),
    placeByKey: new Map(products.map(({ row }, place) => [row.key, place])),
    categories: placesBy(products, ({ categoryPath }) => categoryPath.slice(-1).map(({ key }) => key)),
    classes: new ValueClasses(
      [isAllergenKnown, ...Object.values(values).flatMap((byKey) => [...byKey.values()])],
      products.length,
    ),
    isAllergenKnown,
    tools: placesWhere(products, ({ row }) => row.ingredients === null),
    inOrder(order) {
      const ordered = orders.get(order) ?? inOrder(products, order);
      orders.set(order, ordered);
      return ordered;
    },
  };
}

function placesBy(
  products: readonly CatalogueProduct[],
  keysOf: (product: CatalogueProduct) => Iterable<string>,
): ByKey {
  const byKey = new Map<string, Places>();
  products.forEach((product, place) => {
    for (const key of keysOf(product)) {
      const places = byKey.get(key) ?? new TypedFastBitSet();
      byKey.set(key, places);
      places.add(place);
    }
  });
  return byKey;
}
