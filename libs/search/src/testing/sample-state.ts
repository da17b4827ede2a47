import { everyIndex, type Ordered, type Positions, positionsWhere, setOf } from '../positions.ts';
import { lexiconsOf } from '../reading/search-lexicon.rules.ts';
import { buildIndex, type SearchProperties, type SearchState } from '../search-index.ts';
import type { SearchProduct } from '../search-product.ts';
import { buildTexts } from '../texts/text-block.ts';
import { brands, categories, countries, productOf, samples, synonyms, tags } from './sample-products.fixtures.ts';

/** Does all steps at once. */
export function atOnce<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The sample products, with numbered variants up to `size`. */
export function sampleProducts(size: number = samples.length): SearchProduct[] {
  return Array.from({ length: size }, (_, at) => {
    const sample = samples[at % samples.length];
    if (!sample) throw new RangeError('There are no samples.');
    return productOf(sample, at + 1, at < samples.length ? '' : ` ${at}`);
  });
}

/** A shop that sells some products; every third is sold out. */
export function stateOf(products: readonly SearchProduct[]): SearchState {
  const allergens = samples.flatMap(({ allergen }) => allergen ?? []);
  const properties = propertiesOf(products);
  const index = atOnce(
    buildIndex({
      products,
      texts: atOnce(buildTexts(products)),
      lexiconOf: lexiconsOf({
        synonyms,
        categories: categories.flatMap((one) => [one, ...one.children]),
        brands,
        tags,
      }),
      allergens,
      categories,
      brands,
      tags,
      countries,
      properties,
    }),
  );
  return {
    index,
    inStock: positionsWhere(products, ({ row }) => row.id % 3 > 0),
    bySales: orderOf(products, (product) => -((product.row.id * 7) % 5)),
  };
}

function propertiesOf(products: readonly SearchProduct[]): SearchProperties {
  const by = (keysOf: (product: SearchProduct) => readonly string[]): Map<string, Positions> => {
    const keys = new Set(products.flatMap(keysOf));
    return new Map([...keys].map((key) => [key, positionsWhere(products, (product) => keysOf(product).includes(key))]));
  };
  const codes = new Map(countries.map(([code, name]) => [name, code]));
  return {
    every: everyIndex(products.length),
    positionById: new Map(products.map(({ row }, position) => [row.id, position])),
    branches: by(({ categoryPath }) => categoryPath.map(({ key }) => key)),
    tags: by((product) => product.tags.map(({ key }) => key)),
    origins: by(({ row }) => [codes.get(row.country) ?? '']),
    zones: new Map([['chilled', everyIndex(products.length)]]),
    allergens: by(({ row }) => samples[(row.id - 1) % samples.length]?.allergen?.split(' ') ?? []),
    isAllergenKnown: everyIndex(products.length),
    tools: positionsWhere(products, ({ row }) => row.ingredients === null),
    inOrder: (order) => orderOf(products, ({ row }) => (order === 'price_asc' ? row.price : -row.price)),
  };
}

function orderOf(products: readonly SearchProduct[], valueOf: (product: SearchProduct) => number): Ordered {
  const positions = Uint32Array.from(setOf(products.keys()).array());
  const values = products.map(valueOf);
  positions.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  const ranks = new Uint32Array(positions.length);
  positions.forEach((position, rank) => {
    ranks[position] = rank;
  });
  return { positions, ranks };
}
