import { foldForSearch } from './search-folding.ts';

/** The words of a search, each in the form in which it is compared. */
export function searchWords(typed: string): readonly string[] {
  return typed.normalize('NFKC').trim().split(/\s+/).map(foldForSearch).filter(Boolean);
}

/** A piece of a text, and whether it is one of the words looked for. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A letter with the marks that follow it, which fold together: `ﾌﾟ`, `e` with an accent of its own. */
const LETTERS = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;

/** It folds to nothing and belongs to the letter before it. */
const LONG_MARK = /^[ー\uff70]$/;

/**
 * The text cut where one of the words stands in it, in whatever width or script it is written; put together, the pieces
 * are the text.
 *
 * @param words as `searchWords` gives them
 */
export function markMatches(text: string, words: readonly string[]): readonly TextPiece[] {
  const letters = text.match(LETTERS) ?? [];
  const folded = letters.map(foldForSearch);
  // The letter that each sign of the folded text comes from.
  const origins = folded.flatMap((form, index) => Array.from({ length: form.length }, () => index));
  const line = folded.join('');
  const isMarked = new Set<number>();
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      const first = origins[at] ?? 0;
      const last = origins[at + word.length - 1] ?? first;
      for (let index = first; index <= last || LONG_MARK.test(letters[index] ?? ''); index += 1) isMarked.add(index);
    }
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isMarked.has(index);
    const before = pieces.at(-1);
    if (before?.isMatch === isMatch) before.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}
