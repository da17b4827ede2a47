import { foldingsOf } from '@shop/japanese';
import type { Named } from '../search-product.ts';
import {
  filtersSaid,
  isExact,
  isSearchFilter,
  isUnsaid,
  isWantedFor,
  type SearchFilter,
  textsOfFilters,
} from './search-filters.rules.ts';

/** What the lexicon has for a word. */
export interface WordMeaning {
  /** Folded words that mean the same, or that it also finds. */
  synonyms: readonly string[];
  /** Its filters; if there are any, the word itself is not searched for. */
  filters: readonly SearchFilter[];
}

/** Words with a special meaning, by their folded form. */
export type Lexicon = ReadonlyMap<string, WordMeaning>;

interface Vocabulary {
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[];
  categories: readonly Named[];
  /** Makers mean themselves. */
  brands: readonly { name: string }[];
  tags: readonly Named[];
  allergens: readonly string[];
}

/** Two kana of a name are part of too many other words: マス of マス・カナルデ is also a trout. */
const SHORTEST_PART = 3;
/** Too few letters to be searched for as a synonym, since they are in many other words. */
const TOO_SHORT = /^(?:[\u3041-\u3096\u30a1-\u30f6ー]{1,2}|[a-z]{1,3})$/;

/** Returns every folded word of a lexicon that is searched for, and its synonyms. A word with filters only is not. */
function textsOfLexicon(lexicon: Lexicon): Set<string> {
  const texts = new Set<string>();
  for (const [word, { synonyms, filters }] of lexicon) {
    for (const text of textsOfFilters(filters)) texts.add(text);
    if (isLookedFor(filters)) for (const text of [word, ...synonyms]) texts.add(text);
  }
  return texts;
}

/** Whether a word is searched for: without filters, or for a category in the names of its products. */
function isLookedFor(filters: readonly SearchFilter[]): boolean {
  const isOfKind = filters.some((filter) => filter.startsWith('category:')) && !isWantedFor(filters);
  return isOfKind || filtersSaid(filters, false).length === 0;
}

/** A lexicon with its searched texts. */
export interface WholeLexicon {
  readonly lexicon: Lexicon;
  /** Every folded word of the lexicon and of its synonyms. */
  readonly lexiconTexts: ReadonlySet<string>;
  /** The words of the lexicon about products, as written. */
  readonly searchWords: readonly string[];
}

/** Returns the lexicon of an assortment by its allergens. */
export type LexiconOf = (allergens: readonly string[]) => WholeLexicon;

/** Returns the lexicons of a shop's assortments: those with the same allergens share one. */
export function lexiconsOf(vocabulary: Omit<Vocabulary, 'allergens'>): LexiconOf {
  const built = new Map<string, WholeLexicon>();
  const searchWords = vocabulary.synonyms.filter(({ means }) => !means.some(isUnsaid)).flatMap(({ words }) => words);
  return (allergens) => {
    const key = [...allergens].sort().join();
    const known = built.get(key);
    if (known) return known;
    const lexicon = buildLexicon({ ...vocabulary, allergens });
    const fresh = { lexicon, lexiconTexts: textsOfLexicon(lexicon), searchWords };
    built.set(key, fresh);
    return fresh;
  };
}

/** Builds the lexicon from the shop's synonyms, names and allergens; the first group with a word decides. */
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
