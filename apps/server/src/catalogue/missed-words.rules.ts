import { foldForSearch } from '@shop/japanese';

/** Longer ones are sentences, in which anything may stand. */
const LONGEST = 40;
/** As many digits, with what people write between them, may be a telephone, a card or an order. */
const MANY_DIGITS = /(?:\d[\s\-‐-―−ー.()/]*){7}/;

/** A typed search as it is counted: its words folded; null for what may be about a person, and for nothing. */
export function countedWordOf(typed: string): string | null {
  const plain = typed.normalize('NFKC');
  if (plain.includes('@') || MANY_DIGITS.test(plain)) return null;
  const word = plain
    .trim()
    .split(/\s+/)
    .map(foldForSearch)
    .filter((part) => part !== '')
    .join(' ');
  return word === '' || word.length > LONGEST ? null : word;
}
