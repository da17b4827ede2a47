import { toKatakana } from '@shop/japanese';
import { membersInOrder } from './positions.ts';
import { directFormsOf } from './reading/search-words.rules.ts';
import { search } from './search.ts';
import type { SearchState } from './search-index.ts';

/** The most products suggested for a word that is being typed. */
export const MOST_SUGGESTED = 6;
// The best are chosen from this many.
const MOST_COMPARED = 30;

/** The suggestions for a half-typed word. */
export interface Suggested {
  /** The positions of products, best first. */
  readonly positions: readonly number[];
  readonly corrected: string | null;
  /** The folded spellings of the word, or of its correction. */
  readonly forms: readonly string[];
  /** Returns those of a list that have the word in their name: first as it is written, then at the beginning. */
  named<T extends FoldedName>(list: readonly T[]): T[];
}

interface FoldedName {
  readonly name: string;
  readonly foldedName: string;
}

export function suggest(state: SearchState, typed: string): Suggested {
  const found = search(state, typed, { isHalfTyped: true });
  const corrected = found?.understood.corrected ?? null;
  const word = corrected ?? typed;
  const forms = directFormsOf(word);
  const best = found ? membersInOrder(found.positions, found.byRelevance, 0, MOST_COMPARED) : [];
  const { products } = state.index;
  // Folded, ソー is ソ; a typed ー means ソーセージ rather than ソシソン.
  const isMeant = (position: number): boolean =>
    !/[ー\uff70]/.test(word) || writes(products[position]?.row.name ?? '', word);
  return {
    positions: best.sort((a, b) => Number(isMeant(b)) - Number(isMeant(a))).slice(0, MOST_SUGGESTED),
    corrected,
    forms,
    named: (list) => namedBy(word, forms, list),
  };
}

function namedBy<T extends FoldedName>(word: string, forms: readonly string[], list: readonly T[]): T[] {
  const farness = ({ name, foldedName }: T): number =>
    (writes(name, word) ? 0 : 2) + (forms.some((form) => foldedName.startsWith(form)) ? 0 : 1);
  return list
    .filter(({ foldedName }) => forms.some((form) => foldedName.includes(form)))
    .sort((a, b) => farness(a) - farness(b));
}

/** Whether a name contains a word as written, in any kana. */
function writes(name: string, word: string): boolean {
  return toKatakana(name.normalize('NFKC')).includes(toKatakana(word.normalize('NFKC').trim()));
}
