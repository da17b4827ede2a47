import { hash } from 'node:crypto';
import type { CatalogueProduct } from '../../catalogue.ts';
import { namesOf } from '../name-words.ts';
import type { SearchWord } from '../search-words.rules.ts';

/** Some products and, for each, the kind of its texts. */
interface Kinds {
  products: readonly CatalogueProduct[];
  kinds: Uint32Array;
}

/** What is told of the product at a number of a block. */
export type Told = (block: Kinds, at: number) => number;

// Given once in a process, by a digest: the texts themselves would be kept for as long as it runs.
const numbers = new Map<string, number>();
const UNTOLD = -1;

/** The number of a product's kind. Products of one kind read alike but for the digits of their numbers: サラミ 80g and サラミ 50g. */
export function kindOf(product: CatalogueProduct): number {
  const { foldedName, foldedText, foldedProse, pairing, tastingNote, ingredients } = product.row;
  const named = [foldedName, foldedText, ...namesOf(product)].join('\0').replace(/\d/g, '0');
  const key = hash('sha256', [named, foldedProse, pairing, tastingNote, ingredients].join('\0'), 'base64');
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
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
    told ??= new Int8Array(numbers.size).fill(UNTOLD);
    const kind = block.kinds[at] ?? 0;
    const known = told[kind] ?? UNTOLD;
    return known === UNTOLD ? (told[kind] = tellAt(block, at)) : known;
  };
}
