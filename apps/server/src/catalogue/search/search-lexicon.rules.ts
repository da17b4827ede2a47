import { foldForSearch, soundForSearch } from '@shop/japanese';
import { isSearchFilter, type SearchFilter } from './search-filters.rules.ts';

/** What the shop knows of a word. */
export interface WordMeaning {
  /** Folded words that mean the same, or that it finds too. */
  synonyms: readonly string[];
  /** What it narrows the search to; where there are any, the word itself is not looked for. */
  filters: readonly SearchFilter[];
}

/** Words with a meaning of their own, by their folded form. */
export type Lexicon = ReadonlyMap<string, WordMeaning>;

interface Vocabulary {
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[];
  /** Names of categories, makers and tags, which stand for themselves. */
  names: readonly string[];
  allergens: readonly string[];
}

/** A few letters stand in too many other words to be looked for when they were not typed. */
const TOO_SHORT = /^(?:[\u3041-\u3096]{1,2}|[a-z]{1,3})$/;

/** The words that the shop's synonyms, names and allergens give a meaning; the first group that has a word tells it. */
export function buildLexicon({ synonyms, names, allergens }: Vocabulary): Lexicon {
  const lexicon = new Map<string, WordMeaning>();
  const add = (words: readonly string[], meaning: WordMeaning): void => {
    for (const form of words.flatMap(formsOf)) if (!lexicon.has(form)) lexicon.set(form, meaning);
  };
  for (const { words, means } of synonyms) {
    const filters = means.filter(isSearchFilter);
    const others = words.flatMap(formsOf).filter((form) => form.length > 1);
    const found = means.filter((word) => !isSearchFilter(word)).flatMap(formsOf);
    add(words, { synonyms: [...others, ...found].filter((form) => !TOO_SHORT.test(form)), filters });
  }
  for (const name of allergens) add([name], { synonyms: [], filters: [`allergy:${name}`] });
  add(
    names.flatMap((name) => [name, ...name.split(/[・()\s]+/)]).filter((word) => word.length > 1),
    { synonyms: [], filters: [] },
  );
  return lexicon;
}

function formsOf(word: string): string[] {
  return [...new Set([foldForSearch(word), soundForSearch(word)])]
    .filter((form) => form.length > 1 || form === foldForSearch(word))
    .filter(Boolean);
}
