import { foldForSearch, queryGramsOf } from '@shop/japanese';
import { searchFormsOf } from '@shop/japanese/romaji';

export interface SearchForm {
  /** Folded text. */
  text: string;
  grams: string[];
  /** Another word of the same meaning: its hits come last. */
  isSynonym: boolean;
}

/** One typed word with every form under which it may be found. */
export interface SearchWord {
  forms: SearchForm[];
}

// More words than anybody types; it bounds the query.
const MOST_WORDS = 5;

/**
 * The words of a search: split at spaces, each as typed, as kana when it is romaji (half-typed too: `purosh` → `ぷろ`),
 * and as its synonyms. `synonyms` are groups of folded words. Blank input gives no words.
 */
export function searchWordsOf(typed: string, synonyms: readonly string[][]): SearchWord[] {
  return typed
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => directFormsOf(word))
    .filter((forms) => forms.length > 0)
    .map((forms) => {
      const group = synonyms.find((words) => words.some((word) => forms.includes(word))) ?? [];
      const others = group.filter((word) => !forms.includes(word));
      return { forms: [...forms.map((text) => formOf(text, false)), ...others.map((text) => formOf(text, true))] };
    });
}

/** As typed and as kana. What an input method has not yet turned into kana is dropped: `プロsh` → `ぷろ`. */
export function directFormsOf(word: string): string[] {
  const whole = word.normalize('NFKC').replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])[a-zA-Z]{1,2}$/, '');
  return searchFormsOf(whole);
}

/** Folds the groups of synonyms once, as `searchWordsOf` wants them. */
export function foldSynonyms(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((words) => [...new Set(words.map(foldForSearch))]);
}

function formOf(text: string, isSynonym: boolean): SearchForm {
  return { text, grams: queryGramsOf(text), isSynonym };
}
