import { foldForSearch, foldingsOf, toKatakana, withoutInvisible } from '@shop/japanese';
import { romajiToHiragana, searchFormsOf } from '@shop/japanese/romaji';
import { cutCompound, type CompoundPiece, FREE } from './cut-compound.rules.ts';
import { filtersSaid, isOnlyFree, isWantedFor, partsOf, type SearchFilter } from './search-filters.rules.ts';
import type { WordEdge } from './name-words.ts';
import type { Lexicon, WordMeaning } from './search-lexicon.rules.ts';

export interface SearchForm {
  /** Folded text. */
  text: string;
  /** Another word of the same meaning: its hits come last. */
  isSynonym: boolean;
  /** It tells enough to be looked for within sentences. */
  isInProse: boolean;
  /** Where it must stand in names to count; null for anywhere. */
  edge: WordEdge | null;
}

/** One word that is looked for, with every form under which it may be found. */
export interface SearchWord {
  forms: SearchForm[];
  /** As written, where a long vowel is all that tells so short a word from another: ローマ is no ロマ. Null else. */
  spelling: string | null;
  /** In kana, and nobody knows it: only what begins a word counts, in sentences too. レンジ is no オレンジ. */
  isForeign: boolean;
  /** The lexicon has it, so that where it stands is known before somebody searches for it. */
  isOfLexicon: boolean;
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
  /** It only says what the rest is for. */
  isAside: boolean;
  /** What it narrows to where it must not be in, though it was not said of it; none for what may only be in. */
  allergens?: readonly SearchFilter[];
}

/** What a search asks for: what all its pieces let in. */
export type SearchReading = readonly SearchPiece[];

// More words than anybody types; it bounds the query.
const MOST_WORDS = 5;
// So little stands within too many words, and in too many sentences, by chance.
const LATIN = /^[a-z-]+$/i;
const KANA = /^[\u3041-\u3096ァ-ヶー・]+$/;
const SHORT = /^(?:[\u3041-\u3096]{1,2}|.)$/u;
const GIFTS: SearchFilter = 'category:gift';
const GIVEN: SearchFilter = 'tag:gift';
const SENT: SearchFilter = 'send:goods';
const PLACE: SearchFilter = 'send:place';
const ALONE: SearchFilter = 'alone:none';
/** Says how goods should be: cold, cheap, light. */
const LIKE = /^(?:zone|(?:price|weight)_(?:min|max)|sort):/;
// A known word this short ends where it ends: ローマ is no ロマーニャ.
const ENDING = /^[\u3041-\u3096]{1,3}$/;

/** A key that was not followed by its vowel: ポrケッタ, ベーコn. */
const BARE_CONSONANT = /(?<=[\u3041-\u30ff])(?:[rsktm](?=[\u3041-\u30ff])|n(?=[\u3041-\u30ff]|$))/gi;
const bareSounds: Readonly<Record<string, string>> = { r: 'る', s: 'す', k: 'く', t: 'と', m: 'む', n: 'ん' };

/** What says that the word before it must not be in, though a space parts them, and what says it of the word behind. */
const FREE_BEHIND = new RegExp(`\\s+(?=(?!無添加)${FREE.source.slice(1)}(?:\\s|の|$))`, 'gi');
const FREE_BEFORE = /(?<=^|\s)(?:no|without|non)[\s-]+(\S+)/gi;
/** `kamo no namahamu` is free of nothing. */
const ROMAJI_NO = /(?<=^|\s)([a-z-]+)\s+no\s+(?=([a-z-]+)(?:\s|$))/gi;
const MARKS = /[?!。、「」『』]|,(?!\d)/g;

/** The words of a search that can be looked for, as they were typed, with vowels for those that a finger missed. */
export function wordsOf(typed: string): string[] {
  return withoutInvisible(typed)
    .normalize('NFKC')
    .replace(MARKS, ' ')
    .trim()
    .replace(FREE_BEHIND, '')
    .replace(ROMAJI_NO, (all, before: string, behind: string) => (areRomaji(before, behind) ? `${before} ` : all))
    .replace(FREE_BEFORE, '$1-free')
    .replace(BARE_CONSONANT, (letter) => bareSounds[letter.toLowerCase()] ?? letter)
    .split(/\s+/)
    .filter((word) => directFormsOf(word).length > 0)
    .slice(0, MOST_WORDS);
}

const areRomaji = (...words: readonly string[]): boolean => words.every((word) => romajiToHiragana(word) !== null);

/**
 * How words may be read, the likeliest first: each between spaces as one word, as typed, as kana when it is romaji
 * (half-typed too: `purosh` → `ぷろ`), by its sound, and by its synonyms; then with compounds cut into words that the shop
 * knows. Of words that are still being typed, a beginning of two kana is enough.
 */
export function* readingsOf(words: readonly string[], lexicon: Lexicon, isHalfTyped = false): Generator<SearchReading> {
  if (words.length === 0) return;
  const read = (part: CompoundPiece): SearchPiece => pieceOf(part, lexicon, isHalfTyped);
  const joined = joinKnown(words, lexicon);
  const together = (pieces: readonly SearchPiece[]): readonly SearchPiece[] =>
    notAlone(sentTo(freeTogether(pieces, words)), words);
  const said = joined.map((word) => read({ word, isFree: false }));
  const whole = together(said);
  yield whole;
  const cut = said.map((piece) => (piece.isKnown ? [piece] : cutCompound(piece.typed, lexicon).map(read)));
  const isSame = cut.every(
    ([first, ...others], at) =>
      others.length === 0 && first?.typed === joined[at] && first?.isKnown === said[at]?.isKnown,
  );
  const pieces = together(cut.flat().slice(0, MOST_WORDS));
  if (!isSame) yield pieces;
}

/**
 * A reading whose words for kinds are looked for in names, as the others are: 原木 of 生ハム stand among the gifts, and so do boxes of
 * ソーセージ. Null where it has none, or nothing else.
 */
export function readingByName(reading: SearchReading): SearchReading | null {
  if (
    reading.length < 2 ||
    !reading.some(isOfKind) ||
    reading.some(({ filters }) => isWantedFor(filters) && !filters.includes(GIVEN))
  )
    return null;
  return reading.map((piece) => ({
    ...piece,
    filters: isOfKind(piece) ? [] : piece.filters,
    word: { ...piece.word, forms: piece.word.forms.map((form) => ({ ...form, isInProse: false })) },
  }));
}

function isOfKind({ filters }: SearchPiece): boolean {
  return filters.length > 0 && filters.every((filter) => filter.startsWith('category:') && filter !== GIFTS);
}

/** Who types an allergen beside one that must not be in wants neither, and so with what is no allergen. */
function freeTogether(pieces: readonly SearchPiece[], words: readonly string[]): readonly SearchPiece[] {
  const kinds = new Set(pieces.flatMap(({ filters }) => filters.map((filter) => partsOf(filter)[0])));
  return pieces.map((piece) => {
    const { allergens = [], typed } = piece;
    const isOfKind = allergens.some((filter) => kinds.has(partsOf(filter)[0]));
    return isOfKind && words.includes(typed) ? { ...piece, filters: allergens } : piece;
  });
}

/** Where goods are sent says nothing of them: 大阪に送れる. A place by itself may be where they come from. */
function sentTo(pieces: readonly SearchPiece[]): readonly SearchPiece[] {
  if (pieces.some(({ filters }) => filters.includes(SENT))) return pieces;
  return pieces.map((piece) => (piece.filters.includes(PLACE) ? { ...piece, filters: [] } : piece));
}

/** All goods may be given: of those that are named, gifts come first, and boxes with some of the kind are among them. */
export function asGifts(pieces: SearchReading): SearchReading {
  const isGift = ({ filters }: SearchPiece): boolean => filters.includes(GIVEN);
  const isBox = ({ filters }: SearchPiece): boolean => filters.includes(GIFTS);
  const namesGoods = (piece: SearchPiece): boolean =>
    !isGift(piece) && (piece.filters.length === 0 || isOfKind(piece) || isWantedFor(piece.filters));
  const isPreferred = pieces.some(isGift) && pieces.some(namesGoods);
  if (!isPreferred && !pieces.some(isBox)) return pieces;
  return pieces.map((piece) => {
    if (isPreferred && isGift(piece))
      return { ...piece, filters: [...piece.filters.filter((filter) => filter !== GIVEN), 'first:gift' as const] };
    return isOfKind(piece) ? { ...piece, filters: [...piece.filters, ...piece.filters.map(boxesOf)] } : piece;
  });
}

const boxesOf = (kind: SearchFilter): SearchFilter => `boxed:${partsOf(kind)[1]}`;

/** What is eaten or drunk with goods and not sold finds nothing by itself, and no more where it is said how it should be: 焼酎, 冷凍餃子, though 焼酎に合う does. */
function notAlone(pieces: readonly SearchPiece[], words: readonly string[]): readonly SearchPiece[] {
  const named = pieces.filter(({ filters }) => filters.length === 0 || !filters.every((filter) => LIKE.test(filter)));
  const [one] = named;
  const isAlone = named.length === 1 && words.length === 1 && (pieces.length > 1 || one?.typed === words[0]);
  return one && isAlone && one.filters.includes(ALONE) ? [{ ...one, filters: ['none:goods'] }] : pieces;
}

/** Neighbours that are one word to the shop become one: `foie gras`, `hot dog`. */
function joinKnown(words: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = [];
  const isWord = (word: string): boolean =>
    lexicon.has(foldForSearch(word)) || (LATIN.test(word) && meaningOf(word, lexicon) !== undefined);
  for (const word of words) {
    const together = `${joined.at(-1) ?? ''}${word}`;
    if (joined.length > 0 && isWord(together)) joined[joined.length - 1] = together;
    else joined.push(word);
  }
  return joined;
}

/** The words as they stand: by their spelling and sound alone. */
export function readingAsTyped(words: readonly string[]): SearchReading {
  return words.map((typed) => ({
    typed,
    filters: [],
    word: typedWord(typed),
    isApart: true,
    isKnown: true,
    isAside: false,
  }));
}

/** As typed and as kana. What an input method has not yet turned into kana is dropped: `プロsh` → `ぷろ`. */
export function directFormsOf(word: string): string[] {
  return searchFormsOf(withoutUnfinished(word));
}

function withoutUnfinished(word: string): string {
  return word.normalize('NFKC').replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])[a-zA-Z]{1,2}$/, '');
}

function typedWord(typed: string): SearchWord {
  return {
    spelling: null,
    isForeign: false,
    isOfLexicon: false,
    forms: directFormsOf(typed).map((text) => formOf(text, {})),
  };
}

function meaningOf(word: string, lexicon: Lexicon): WordMeaning | undefined {
  // Half-typed romaji mean nothing yet: `jam` is no ジャー.
  const isWhole = !/[b-df-hj-mp-tv-z]$/i.test(word);
  const forms = isWhole ? [word, romajiToHiragana(word) ?? ''] : [word, withoutUnfinished(word)];
  return forms
    .flatMap(foldingsOf)
    .map((form) => lexicon.get(form))
    .find(Boolean);
}

function pieceOf(part: CompoundPiece, lexicon: Lexicon, isHalfTyped: boolean): SearchPiece {
  const {
    word,
    isFree,
    said,
    isApart = true,
    isInner = false,
    isJoined = false,
    isAside = false,
    filters: price,
  } = part;
  const meaning = price ? undefined : meaningOf(word, lexicon);
  const filters = price ?? meaning?.filters ?? [];
  return {
    typed: said ?? word,
    isApart,
    filters: filtersSaid(filters, isFree),
    word: meaning
      ? wordOf(word, meaning.synonyms)
      : unknownWord(word, { isHalfTyped: isHalfTyped && !isInner, isJoined }),
    isKnown: meaning !== undefined || price !== undefined,
    isAside,
    ...(filters.some(isOnlyFree) &&
      filters.every((filter) => isOnlyFree(filter) || filter.startsWith('none:')) && {
        allergens: filtersSaid(filters, true),
      }),
  };
}

function wordOf(word: string, synonyms: readonly string[]): SearchWord {
  const direct = directFormsOf(word).map((text) => formOf(text, { edge: ENDING.test(text) ? 'end' : null }));
  const others = synonyms.filter((text) => !direct.some((form) => form.text === text));
  return {
    spelling: spellingOf(word),
    isForeign: false,
    isOfLexicon: true,
    forms: [...direct, ...[...new Set(others)].map((text) => formOf(text, { isSynonym: true }))],
  };
}

/**
 * A word that nobody knows. Unless it is still being typed, a few kana must be all of a word: パイ is no パイオ. Kana that are one word
 * with what follows are looked for in names alone.
 */
function unknownWord(word: string, { isHalfTyped, isJoined }: { isHalfTyped: boolean; isJoined: boolean }): SearchWord {
  const forms = directFormsOf(word);
  const telling = forms.filter((text) => !SHORT.test(text));
  const isForeign = KANA.test(word);
  const edgeOf = (text: string): WordEdge | null =>
    isForeign ? (isHalfTyped || !ENDING.test(text) ? 'begin' : 'whole') : null;
  return {
    spelling: spellingOf(word),
    isForeign,
    isOfLexicon: false,
    forms: (telling.length === 0 ? forms : telling).map((text) =>
      formOf(text, { edge: edgeOf(text), isInProse: !SHORT.test(text) && !(isForeign && isJoined) }),
    ),
  };
}

function spellingOf(word: string): string | null {
  return KANA.test(word) && word.includes('ー') && ENDING.test(foldForSearch(word)) ? toKatakana(word) : null;
}

function formOf(text: string, said: Partial<SearchForm>): SearchForm {
  return { text, isSynonym: false, isInProse: true, edge: null, ...said };
}
