import { hash } from 'node:crypto';
import type { CatalogueProduct } from '../../catalogue.ts';
import { namesOf } from '../name-words.ts';
import type { SearchWord } from '../search-words.rules.ts';
import { NumbersInUse } from './numbers-in-use.ts';

/** Some products and, for each, the kind of its texts. */
interface Kinds {
  products: readonly CatalogueProduct[];
  kinds: Uint32Array;
}

/** What is told of the product at a number of a block. */
export type Told = (block: Kinds, at: number) => number;

// By a digest: the texts themselves would be kept for as long as the process runs.
const numbers = new NumbersInUse();
// Whoever changes texts makes kinds; those that no catalogue has any more are forgotten.
const registry = new FinalizationRegistry((kinds: Uint32Array) => numbers.release(kinds));
const UNTOLD = -1;

/** The kinds of a block's products, whose numbers are its own as long as it is there. */
export function kindsOf(block: object, products: readonly CatalogueProduct[]): Uint32Array {
  const kinds = Uint32Array.from(products, (product) => numbers.take(keyOf(product)));
  registry.register(block, kinds);
  return kinds;
}

/** Products of one kind read alike but for the digits of their numbers: サラミ 80g and サラミ 50g. */
function keyOf(product: CatalogueProduct): string {
  const { foldedName, foldedText, foldedProse, pairing, tastingNote, ingredients } = product.row;
  const named = [foldedName, foldedText, ...namesOf(product)].join('\0').replace(/\d/g, '0');
  return hash('sha256', [named, foldedProse, pairing, tastingNote, ingredients].join('\0'), 'base64');
}

/**
 * Tells of products what `tell` says of their texts and some words: a number from 0 to 127. Where no digit is asked for, the texts
 * of one product of each kind are looked at, and not even the others themselves, which lie all over the memory.
 */
export function onceAKind(words: readonly SearchWord[], tell: (product: CatalogueProduct) => number): Told {
  const tellAt: Told = ({ products }, at) => {
    const product = products[at];
    if (!product) throw new RangeError(`No product stands at ${at}.`);
    return tell(product);
  };
  if (words.some(({ forms }) => forms.some(({ text }) => /\d/.test(text)))) return tellAt;
  let told: Int8Array | null = null;
  return (block, at) => {
    told ??= new Int8Array(numbers.most).fill(UNTOLD);
    const kind = block.kinds[at] ?? 0;
    const known = told[kind] ?? UNTOLD;
    return known === UNTOLD ? (told[kind] = tellAt(block, at)) : known;
  };
}
