import { foldForSearch, queryGramsOf, soundForSearch } from '@shop/japanese';
import { searchFormsOf } from '@shop/japanese/romaji';
import { cutCompound, type CompoundPiece } from './cut-compound.rules.ts';
import { filtersSaid, type SearchFilter } from './search-filters.rules.ts';
import type { Lexicon, WordMeaning } from './search-lexicon.rules.ts';

export interface SearchForm {
  /** Folded text. */
  text: string;
  grams: string[];
  /** Another word of the same meaning: its hits come last. */
  isSynonym: boolean;
  /** It tells enough to be looked for within sentences. */
  isInProse: boolean;
}

/** One word that is looked for, with every form under which it may be found. */
export interface SearchWord {
  forms: SearchForm[];
  /** In kana, and nobody knows it: only what begins a word counts. レンジ is no オレンジ. */
  isForeign: boolean;
}

/** A word of a search, or of a compound in it. */
export interface SearchPiece {
  /** As it was typed, with what says that it must not be in. */
  typed: string;
  /** What it narrows to; a piece without filters is looked for. */
  filters: readonly SearchFilter[];
  word: SearchWord;
  /** Joined to the piece before it by a particle rather than being one word with it. */
  isApart: boolean;
  /** The shop knows the word, so that it is no mistake. */
  isKnown: boolean;
}

/** What a search asks for: what all its pieces let in. */
export type SearchReading = readonly SearchPiece[];

// More words than anybody types; it bounds the query.
const MOST_WORDS = 5;
// So little stands within too many words, and in too many sentences, by chance.
const KANA = /^[\u3041-\u3096ァ-ヶー・]+$/;
const SHORT = /^(?:[\u3041-\u3096]{1,2}|.)$/u;

/** The words of a search that can be looked for, as they were typed. */
export function wordsOf(typed: string): string[] {
  return typed
    .normalize('NFKC')
    .trim()
    .split(/\s+/)
    .filter((word) => directFormsOf(word).length > 0)
    .slice(0, MOST_WORDS);
}

/**
 * How words may be read, the likeliest first: each between spaces as one word, as typed, as kana when it is romaji
 * (half-typed too: `purosh` → `ぷろ`), by its sound, and by its synonyms; then with compounds cut into words that the shop
 * knows.
 */
export function* readingsOf(words: readonly string[], lexicon: Lexicon): Generator<SearchReading> {
  if (words.length === 0) return;
  const whole = words.map((word) => pieceOf({ word, isFree: false }, lexicon));
  yield whole;
  const cut = whole.map((piece) =>
    piece.isKnown ? [piece] : cutCompound(piece.typed, lexicon).map((part) => pieceOf(part, lexicon)),
  );
  const isSame = cut.every(
    ([first, ...others], at) =>
      others.length === 0 && first?.typed === words[at] && first?.isKnown === whole[at]?.isKnown,
  );
  if (!isSame) yield cut.flat().slice(0, MOST_WORDS);
}

/** The words as they stand: by their spelling and sound alone. */
export function readingAsTyped(words: readonly string[]): SearchReading {
  return words.map((typed) => ({ typed, filters: [], word: wordOf(typed, []), isApart: true, isKnown: true }));
}

/** As typed and as kana. What an input method has not yet turned into kana is dropped: `プロsh` → `ぷろ`. */
export function directFormsOf(word: string): string[] {
  const whole = word.normalize('NFKC').replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])[a-zA-Z]{1,2}$/, '');
  return searchFormsOf(whole);
}

function meaningOf(word: string, lexicon: Lexicon): WordMeaning | undefined {
  // Half-typed romaji mean nothing yet: `jam` is no ジャー.
  const isWhole = !/[b-df-hj-mp-tv-z]$/i.test(word);
  const forms = [foldForSearch(word), soundForSearch(word), ...(isWhole ? directFormsOf(word) : [])];
  return forms.map((form) => lexicon.get(form)).find(Boolean);
}

function pieceOf({ word, isFree, said, isApart = true, filters: price }: CompoundPiece, lexicon: Lexicon): SearchPiece {
  const meaning = price ? undefined : meaningOf(word, lexicon);
  const filters = price ?? meaning?.filters ?? [];
  return {
    typed: said ?? word,
    isApart,
    filters: filtersSaid(filters, isFree),
    word: wordOf(word, meaning?.synonyms ?? [], meaning !== undefined),
    isKnown: meaning !== undefined || price !== undefined,
  };
}

function wordOf(word: string, synonyms: readonly string[], isKnown = true): SearchWord {
  const forms = directFormsOf(word);
  const telling = forms.filter((text) => !SHORT.test(text));
  const direct = isKnown || telling.length === 0 ? forms : telling;
  const others = [...new Set(synonyms)].filter((form) => !forms.includes(form));
  return {
    isForeign: !isKnown && KANA.test(word),
    forms: [
      ...direct.map((text) => ({
        text,
        grams: queryGramsOf(text),
        isSynonym: false,
        isInProse: isKnown || !SHORT.test(text),
      })),
      ...others.map((text) => ({ text, grams: queryGramsOf(text), isSynonym: true, isInProse: true })),
    ],
  };
}
