import { setImmediate } from 'node:timers/promises';
import type { CatalogueProduct } from '../../catalogue-product.ts';
import type { InParts } from '../../with-pauses.ts';
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
  readonly products: readonly CatalogueProduct[];
  /** The text kind of each product. */
  readonly kinds: Uint32Array;
  readonly names: GramLists;
  readonly labels: GramLists;
  readonly prose: GramLists;
  /** The beginnings and ends of words. */
  readonly edges: GramLists;
  /** The words of their names, for corrections. */
  readonly words: readonly KnownWord[];

  constructor(products: readonly CatalogueProduct[]) {
    this.products = products;
    this.kinds = kindsOf(this, products);
    this.names = new GramLists(products.map(({ row }) => gramsOfText(BEGINNING + row.foldedName)));
    this.labels = new GramLists(products.map(({ row }) => gramsOfText(row.foldedText)));
    this.prose = new GramLists(products.map(({ row }) => gramsOfText(row.foldedProse)));
    this.edges = new GramLists(products.map(edgesOf));
    this.words = wordsOfNames(products);
  }
}

/** Builds the blocks of all products, one by one, so that a large catalogue does not delay other requests. */
export async function makeTextBlocks(products: Iterable<CatalogueProduct>): Promise<readonly TextBlock[]> {
  const blocks: TextBlock[] = [];
  for (const run of runsOf(products)) {
    blocks.push(new TextBlock(run));
    await setImmediate();
  }
  return blocks;
}

/** Returns the blocks after some products changed; blocks without them are reused. */
export function* changeTextBlocks(
  blocks: readonly TextBlock[],
  products: Iterable<CatalogueProduct>,
): InParts<readonly TextBlock[]> {
  const byFirst = new Map(blocks.map((block) => [block.products[0]?.row, block]));
  const changed: TextBlock[] = [];
  for (const run of runsOf(products)) {
    const block = byFirst.get(run[0]?.row);
    const isSame = block?.products.length === run.length && block.products.every(({ row }, at) => row === run[at]?.row);
    changed.push(isSame ? block : new TextBlock(run));
    if (!isSame || changed.length % PAUSE === 0) yield;
  }
  return changed;
}

/** Splits products at certain ids, so that an added, removed or moved product changes only its own run. */
function* runsOf(products: Iterable<CatalogueProduct>): Generator<CatalogueProduct[]> {
  let run: CatalogueProduct[] = [];
  for (const product of products) {
    if (run.length > 0 && (product.row.id % USUAL_PRODUCTS === 0 || run.length === MOST_PRODUCTS)) {
      yield run;
      run = [];
    }
    run.push(product);
  }
  if (run.length > 0) yield run;
}
