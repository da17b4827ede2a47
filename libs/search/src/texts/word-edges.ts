import { LRUCache } from 'lru-cache';
import type { SearchProduct } from '../search-product.ts';
import { foldedWordsOf, namesOf } from './name-words.ts';
import type { WordEdge } from '../reading/search-word.ts';
import { gramOf, numberOf } from './gram-lists.ts';

// An edge has this many letters; a longer word is examined again.
const LETTERS = 3;
const BEGIN = '\u0003b';
const WHOLE = '\u0003w';
const END = '\u0003e';

const KANA_AT_BEGINNING = /^[\u3041-\u3096]+/;

// Categories, makers and origins belong to many products, and words to many names.
const edgesOfText = new LRUCache<string, readonly Uint32Array[]>({ max: 5000, memoMethod: edgesIn });
const edgesOfLead = new LRUCache<string, Uint32Array>({ max: 20_000, memoMethod: leadingEdges });
const edgesOfWord = new LRUCache<string, Uint32Array>({ max: 20_000, memoMethod: endingEdges });

/** Returns the edges of all words in a product's names as grams: beginnings, ends, and which words are short. */
export function edgesOf(product: SearchProduct): Uint32Array[] {
  return namesOf(product).flatMap((text) => edgesOfText.memo(text));
}

/** Returns grams of which a product needs one to have a word at an edge; null if any position is enough. */
export function gramsAtEdge(word: string, edge: WordEdge | null): readonly number[] | null {
  if (edge === null) return null;
  const [whole, end, begin] = [WHOLE, END, BEGIN].map((at) => gramOf(at + word.slice(0, LETTERS)));
  const grams = edge === 'begin' ? [begin] : edge === 'whole' ? [whole] : [whole, end];
  return grams.filter((gram) => gram !== null && gram !== undefined);
}

/** Whether the grams at an edge prove that the word is there. */
export function isFoundAtEdge(word: string): boolean {
  return word.length <= LETTERS;
}

function edgesIn(text: string): Uint32Array[] {
  return foldedWordsOf(text).flatMap((words) =>
    words.flatMap((word, at) => [
      edgesOfWord.memo(word),
      // With the letters after it if it is short; one more letter shows where it ends.
      edgesOfLead.memo(
        words
          .slice(at, at + LETTERS + 1)
          .join('')
          .slice(0, LETTERS + 1),
      ),
    ]),
  );
}

function leadingEdges(lead: string): Uint32Array {
  const begins = [1, 2, 3].filter((length) => length <= lead.length).map((length) => BEGIN + lead.slice(0, length));
  return Uint32Array.from([...begins, ...wholeWord(lead)], numberOf);
}

function endingEdges(word: string): Uint32Array {
  const kana = word.match(/[\u3041-\u3096]+/g) ?? [];
  const ends = kana.flatMap((run) => [1, 2, 3].map((length) => END + run.slice(-length)));
  return Uint32Array.from([...ends, ...wholeWord(word)], numberOf);
}

function wholeWord(line: string): string[] {
  const [kana = ''] = KANA_AT_BEGINNING.exec(line) ?? [];
  return kana !== '' && kana.length <= LETTERS ? [WHOLE + kana] : [];
}
