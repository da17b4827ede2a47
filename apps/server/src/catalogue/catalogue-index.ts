import { TypedFastBitSet } from 'typedfastbitset';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { TextBlock } from './search/texts/text-block.ts';
import { everyPlace, placesWhere, type Places } from './places.ts';
import { ValueClasses } from './value-classes.ts';
import { atOnce, type InParts, withPauses } from './with-pauses.ts';
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
  /** By every country that a product or the food in it comes from. */
  countries: ByKey;
  /** By the first of them alone: a word for a country asks for what is from there, not for a box with one piece of it. */
  origins: ByKey;
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
  const index = atOnce(makeIndex(catalogue));
  made.set(catalogue, index);
  return index;
}

/** Makes the index of a catalogue before anybody asks for it, with pauses. */
export async function prepareIndex(catalogue: Catalogue): Promise<void> {
  if (!made.has(catalogue)) made.set(catalogue, await withPauses(makeIndex(catalogue)));
}

function* makeIndex({ products, textBlocks }: Catalogue): InParts<CatalogueIndex> {
  const orders = new Map<ProductOrder, Ordered>();
  const [placeById, placeByKey] = [new Map<number, number>(), new Map<string, number>()];
  products.forEach(({ row }, place) => placeById.set(row.id, place));
  yield;
  products.forEach(({ row }, place) => placeByKey.set(row.key, place));
  yield;
  const blocks = new Map(
    textBlocks.map((block) => [block, Int32Array.from(block.products, ({ row }) => placeById.get(row.id) ?? -1)]),
  );
  yield;
  const branches = placesBy(products, ({ categoryPath }) => categoryPath.map(({ key }) => key));
  yield;
  const brands = placesBy(products, ({ brand }) => [brand.key]);
  yield;
  const tags = placesBy(products, ({ tagKeys }) => tagKeys);
  yield;
  const countries = placesBy(products, (product) => product.countries.keys());
  yield;
  const origins = placesBy(products, ({ row }) => [row.countryCode]);
  yield;
  const zones = placesBy(products, ({ row }) => [row.zone]);
  yield;
  const allergens = placesBy(products, (product) => product.allergens);
  yield;
  const knownAllergens = placesBy(products, (product) => (product.row.isAllergenKnown ? product.allergens : []));
  yield;
  const categories = placesBy(products, ({ categoryPath }) => categoryPath.slice(-1).map(({ key }) => key));
  yield;
  const isAllergenKnown = placesWhere(products, ({ row }) => row.isAllergenKnown);
  const values = { branches, brands, tags, countries, zones, allergens, knownAllergens };
  const classes = new ValueClasses(
    [isAllergenKnown, ...Object.values(values).flatMap((byKey) => [...byKey.values()])],
    products.length,
  );
  yield;
  return {
    ...values,
    every: everyPlace(products.length),
    placeById,
    placesOf: (block) => blocks.get(block) ?? new Int32Array(block.products.length).fill(-1),
    placeByKey,
    categories,
    origins,
    classes,
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
