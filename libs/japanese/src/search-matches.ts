import { foldForSearch } from './search-folding.ts';

/** Returns the words of a search in the form in which they are compared. */
export function searchWords(typed: string): readonly string[] {
  return typed.normalize('NFKC').trim().split(/\s+/).map(foldForSearch).filter(Boolean);
}

/** A part of a text, and whether it is a searched word. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A letter with the marks that follow it, since they fold together: `ﾌﾟ`, `e` with a combining accent. */
const LETTERS = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;

/** Folds to nothing and belongs to the letter before it. */
const LONG_MARK = /^[ー\uff70]$/;

/**
 * Splits a text at the searched words, in any width or script; joined, the parts are the text.
 *
 * @param words as returned by `searchWords`
 */
export function markMatches(text: string, words: readonly string[]): readonly TextPiece[] {
  const letters = text.match(LETTERS) ?? [];
  const folded = letters.map(foldForSearch);
  // The index of the letter that each character of the folded text comes from.
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
