import type { Ordered, Positions } from './positions.ts';
import type { LexiconOf, WholeLexicon } from './reading/search-lexicon.rules.ts';
import type { Named, SearchCategory, SearchProduct } from './search-product.ts';
import type { TextBlock } from './texts/text-block.ts';

type ByKey = ReadonlyMap<string, Positions>;

/** The products of an assortment with each property, as sets of their positions. */
export interface SearchProperties {
  readonly every: Positions;
  readonly positionById: ReadonlyMap<number, number>;
  /** Products in a category or below it, by its key. */
  readonly branches: ByKey;
  readonly tags: ByKey;
  /** By the main country of origin. */
  readonly origins: ByKey;
  readonly zones: ByKey;
  readonly allergens: ByKey;
  readonly isAllergenKnown: Positions;
  /** Products that are not eaten. */
  readonly tools: Positions;
  inOrder(order: 'price_asc' | 'price_desc'): Ordered;
}

/** What is searched: the products that one channel sells. */
export interface Assortment {
  /** In the recommended order; a position is an index in it. */
  readonly products: readonly SearchProduct[];
  /** The texts of these products at least, shared by all assortments. */
  readonly texts: readonly TextBlock[];
  readonly lexiconOf: LexiconOf;
  /** Every allergen of the products. */
  readonly allergens: readonly string[];
  /** The root categories. */
  readonly categories: readonly SearchCategory[];
  readonly brands: readonly { readonly name: string; readonly name_original?: string | null }[];
  readonly tags: readonly Named[];
  readonly countries: readonly (readonly [code: string, name: string])[];
  readonly properties: SearchProperties;
}

/** An assortment prepared for searches; it never changes. */
export interface SearchIndex extends Assortment, WholeLexicon {
  /** The positions of a block's products; -1 for a product that is not in the assortment. */
  readonly positionsOf: (block: TextBlock) => Int32Array;
}

/** An index with what changes every minute. */
export interface SearchState {
  readonly index: SearchIndex;
  /** The products that can be bought now. */
  readonly inStock: Positions;
  readonly bySales: Ordered;
}

/** Builds the index of an assortment, in steps of at most ten milliseconds. */
export function* buildIndex(assortment: Assortment): Generator<undefined, SearchIndex> {
  const { texts, lexiconOf, allergens, properties } = assortment;
  const positionsOf = new Map<TextBlock, Int32Array>();
  for (const block of texts)
    positionsOf.set(
      block,
      Int32Array.from(block.products, ({ row }) => properties.positionById.get(row.id) ?? -1),
    );
  yield;
  const lexicon = lexiconOf(allergens);
  yield;
  return {
    ...assortment,
    ...lexicon,
    positionsOf: (block) => positionsOf.get(block) ?? new Int32Array(block.products.length).fill(-1),
  };
}
