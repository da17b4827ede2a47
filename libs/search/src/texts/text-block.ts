import type { SearchProduct } from '../search-product.ts';
import { BEGINNING, GramLists, gramsOfText } from './gram-lists.ts';
import { type KnownWord, wordsOfNames } from './known-words.ts';
import { kindsOf } from './text-kinds.ts';
import { edgesOf } from './word-edges.ts';

// A changed product rebuilds its block.
const USUAL_PRODUCTS = 1024;
const MOST_PRODUCTS = 4096;
// The number of blocks scanned before a pause.
const PAUSE = 16;

/** Neighbouring products in the recommended order, with the grams of their searchable texts. */
export class TextBlock {
  readonly products: readonly SearchProduct[];
  /** The text kind of each product. */
  readonly kinds: Uint32Array;
  readonly names: GramLists;
  readonly labels: GramLists;
  readonly prose: GramLists;
  /** The beginnings and ends of words. */
  readonly edges: GramLists;
  /** The words of their names, for corrections. */
  readonly words: readonly KnownWord[];

  constructor(products: readonly SearchProduct[]) {
    this.products = products;
    this.kinds = kindsOf(this, products);
    this.names = new GramLists(products.map(({ row }) => gramsOfText(BEGINNING + row.foldedName)));
    this.labels = new GramLists(products.map(({ row }) => gramsOfText(row.foldedText)));
    this.prose = new GramLists(products.map(({ row }) => gramsOfText(row.foldedProse)));
    this.edges = new GramLists(products.map(edgesOf));
    this.words = wordsOfNames(products);
  }
}

/**
 * Builds the blocks of all products in steps, so that a large catalogue does not delay other requests; of the blocks
 * before a change, those without changed products are reused.
 */
export function* buildTexts(
  products: Iterable<SearchProduct>,
  before: readonly TextBlock[] = [],
): Generator<undefined, readonly TextBlock[]> {
  const byFirst = new Map(before.map((block) => [block.products[0]?.row, block]));
  const blocks: TextBlock[] = [];
  for (const run of runsOf(products)) {
    const block = byFirst.get(run[0]?.row);
    const isSame = block?.products.length === run.length && block.products.every(({ row }, at) => row === run[at]?.row);
    blocks.push(isSame ? block : new TextBlock(run));
    if (!isSame || blocks.length % PAUSE === 0) yield;
  }
  return blocks;
}

/** Splits products at certain ids, so that an added, removed or moved product changes only its own run. */
function* runsOf(products: Iterable<SearchProduct>): Generator<SearchProduct[]> {
  let run: SearchProduct[] = [];
  for (const product of products) {
    if (run.length > 0 && (product.row.id % USUAL_PRODUCTS === 0 || run.length === MOST_PRODUCTS)) {
      yield run;
      run = [];
    }
    run.push(product);
  }
  if (run.length > 0) yield run;
}
