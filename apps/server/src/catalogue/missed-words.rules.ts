import { foldForSearch } from '@shop/japanese';

/** Longer ones are sentences, which may contain anything. */
const LONGEST = 40;
/** This many digits with usual separators may be a phone, card or order number. */
const MANY_DIGITS = /(?:\d[\s\-‐-―−ー.()/]*){7}/;

/** Returns the folded words of a typed search to count; null if it may contain personal data or is empty. */
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
