import { hash } from 'node:crypto';
import type { SearchProduct } from '../search-product.ts';
import { namesOf } from './name-words.ts';
import type { SearchWord } from '../reading/search-word.ts';
import { NumbersInUse } from './numbers-in-use.ts';

/** Some products with the text kind of each. */
interface Kinds {
  products: readonly SearchProduct[];
  kinds: Uint32Array;
}

/** Returns the value for the product at an index of a block. */
export type ScoreOf = (block: Kinds, at: number) => number;

// By digest: otherwise the texts would be in memory as long as the process runs.
const numbers = new NumbersInUse();
// Changed texts create new kinds; those that no catalogue uses are released.
const registry = new FinalizationRegistry((kinds: Uint32Array) => numbers.release(kinds));
const UNTOLD = -1;

/** Returns the kinds of a block's products; their numbers are reserved for as long as the block exists. */
export function kindsOf(block: object, products: readonly SearchProduct[]): Uint32Array {
  const kinds = Uint32Array.from(products, (product) => numbers.take(keyOf(product)));
  registry.register(block, kinds);
  return kinds;
}

/** Returns the key of a kind: its products have equal texts except for digits, such as サラミ 80g and サラミ 50g. */
function keyOf(product: SearchProduct): string {
  const { foldedName, foldedText, foldedProse, pairing, tastingNote, ingredients } = product.row;
  const named = [foldedName, foldedText, ...namesOf(product)].join('\0').replace(/\d/g, '0');
  return hash('sha256', [named, foldedProse, pairing, tastingNote, ingredients].join('\0'), 'base64');
}

/**
 * Caches the result of `tell`, 0 to 127, per kind of text for these words. Without digits in the words one product of
 * each kind is examined, which also avoids reading the others from memory.
 */
export function onceAKind(words: readonly SearchWord[], scoreOf: (product: SearchProduct) => number): ScoreOf {
  const scoreAt: ScoreOf = ({ products }, at) => {
    const product = products[at];
    if (!product) throw new RangeError(`No product stands at ${at}.`);
    return scoreOf(product);
  };
  if (words.some(({ forms }) => forms.some(({ text }) => /\d/.test(text)))) return scoreAt;
  let scores: Int8Array | null = null;
  return (block, at) => {
    scores ??= new Int8Array(numbers.most).fill(UNTOLD);
    const kind = block.kinds[at] ?? 0;
    const known = scores[kind] ?? UNTOLD;
    return known === UNTOLD ? (scores[kind] = scoreAt(block, at)) : known;
  };
}
