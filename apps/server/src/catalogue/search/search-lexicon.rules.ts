import { foldingsOf } from '@shop/japanese';
import {
  filtersSaid,
  isExact,
  isSearchFilter,
  isWantedFor,
  type SearchFilter,
  textsOfFilters,
} from './search-filters.rules.ts';

/** What the shop knows of a word. */
export interface WordMeaning {
  /** Folded words that mean the same, or that it finds too. */
  synonyms: readonly string[];
  /** What it narrows the search to; where there are any, the word itself is not looked for. */
  filters: readonly SearchFilter[];
}

/** Words with a meaning of their own, by their folded form. */
export type Lexicon = ReadonlyMap<string, WordMeaning>;

interface Named {
  key: string;
  name: string;
}

interface Vocabulary {
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[];
  categories: readonly Named[];
  /** Makers stand for themselves. */
  brands: readonly { name: string }[];
  tags: readonly Named[];
  allergens: readonly string[];
}

/** Two kana of a name are part of too many other words: マス of マス・カナルデ is a trout. */
const SHORTEST_PART = 3;
/** A few letters stand in too many other words to be looked for when they were not typed. */
const TOO_SHORT = /^(?:[\u3041-\u3096\u30a1-\u30f6ー]{1,2}|[a-z]{1,3})$/;

/** Every folded word that a lexicon looks for, or finds by another. What only narrows a search is not looked for. */
export function textsOfLexicon(lexicon: Lexicon): Set<string> {
  const texts = new Set<string>();
  for (const [word, { synonyms, filters }] of lexicon) {
    for (const text of textsOfFilters(filters)) texts.add(text);
    if (isLookedFor(filters)) for (const text of [word, ...synonyms]) texts.add(text);
  }
  return texts;
}

/** A word without filters is looked for, and one for a kind in the names of its goods. */
function isLookedFor(filters: readonly SearchFilter[]): boolean {
  const isOfKind = filters.some((filter) => filter.startsWith('category:')) && !isWantedFor(filters);
  return isOfKind || filtersSaid(filters, false).length === 0;
}

/** The words that the shop's synonyms, names and allergens give a meaning; the first group that has a word tells it. */
export function buildLexicon({ synonyms, categories, brands, tags, allergens }: Vocabulary): Lexicon {
  const lexicon = new Map<string, WordMeaning>();
  const add = (words: readonly string[], meaning: WordMeaning): void => {
    for (const form of words.flatMap(foldingsOf)) if (!lexicon.has(form)) lexicon.set(form, meaning);
  };
  for (const { words, means } of synonyms) {
    const filters = means.filter(isSearchFilter).filter((filter) => !isExact(filter));
    const others = words.flatMap(foldingsOf).filter((form) => form.length > 1);
    const found = means.filter((word) => !isSearchFilter(word) && !TOO_SHORT.test(word)).flatMap(foldingsOf);
    add(words, { synonyms: [...others.filter((form) => !TOO_SHORT.test(form)), ...found], filters });
  }
  for (const name of allergens) add([name], { synonyms: [], filters: [`allergy:${name}`] });
  for (const { key, name } of tags) add([name], { synonyms: [], filters: [`tag:${key}`] });
  for (const { key, name } of categories) add([name], { synonyms: [], filters: [`category:${key}`] });
  const names = [...categories, ...brands].map(({ name }) => name);
  add(
    names.flatMap((name) => [name, ...name.split(/[・()\s]+/).filter((part) => part.length >= SHORTEST_PART)]),
    { synonyms: [], filters: [] },
  );
  return lexicon;
}
