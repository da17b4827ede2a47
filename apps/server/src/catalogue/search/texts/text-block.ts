import { setImmediate } from 'node:timers/promises';
import type { CatalogueProduct } from '../../catalogue.ts';
import type { InParts } from '../../with-pauses.ts';
import { BEGINNING, GramLists, gramsOfText } from './gram-lists.ts';
import { type KnownWord, wordsOfNames } from './known-words.ts';
import { kindsOf } from './text-kinds.ts';
import { edgesOf } from './word-edges.ts';

// A change of one product makes its block anew.
const USUAL_PRODUCTS = 1024;
const MOST_PRODUCTS = 4096;
// So many blocks are looked at in a moment.
const PAUSE = 16;

/** Products that stand side by side in the recommended order, with the grams of what they can be found by. */
export class TextBlock {
  readonly products: readonly CatalogueProduct[];
  /** What kind of texts each has. */
  readonly kinds: Uint32Array;
  readonly names: GramLists;
  readonly labels: GramLists;
  readonly prose: GramLists;
  /** Where words begin and end. */
  readonly edges: GramLists;
  /** The words of their names, for what is misspelt. */
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

/** The blocks of all products. They are made one by one, so that a large catalogue keeps nobody waiting. */
export async function makeTextBlocks(products: Iterable<CatalogueProduct>): Promise<readonly TextBlock[]> {
  const blocks: TextBlock[] = [];
  for (const run of runsOf(products)) {
    blocks.push(new TextBlock(run));
    await setImmediate();
  }
  return blocks;
}

/** The blocks after some products have changed; those without any of them stay as they were. */
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

/** Products cut where an id says so, so that one that comes, goes or moves leaves the other runs as they are. */
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
