import { foldForSearch, foldingsOf, toKatakana, withoutInvisible } from '@shop/japanese';
import { romajiToHiragana, searchFormsOf } from '@shop/japanese/romaji';
import { cutCompound, type CompoundPiece, FREE } from './cut-compound.rules.ts';
import { filtersSaid, isOnlyFree, isWantedFor, partsOf, type SearchFilter } from './search-filters.rules.ts';
import type { Lexicon, WordMeaning } from './search-lexicon.rules.ts';
import type { SearchForm, SearchWord, WordEdge } from './search-word.ts';

/** A word of a search, or of a compound in it. */
export interface SearchPiece {
  /** As typed, including letters that say that products must be free of it. */
  typed: string;
  /** Its filters; without any it is searched for. */
  filters: readonly SearchFilter[];
  word: SearchWord;
  /** Joined to the piece before by a particle, not part of one word with it. */
  isApart: boolean;
  /** Known to the shop, so that it is not corrected. */
  isKnown: boolean;
  /** Only the purpose of the rest. */
  isAside: boolean;
  /** Its filters if products must be free of it, although not said of it; empty if it has none. */
  allergens?: readonly SearchFilter[];
}

/** The pieces of a search; hits satisfy all of them. */
export type SearchReading = readonly SearchPiece[];

// More words than a shopper types; it limits the query.
const MOST_WORDS = 5;
// Such short Latin words are in too many words and descriptions by chance.
const LATIN = /^[a-z-]+$/i;
const KANA = /^[\u3041-\u3096ァ-ヶー・]+$/;
const SHORT = /^(?:[\u3041-\u3096]{1,2}|.)$/u;
const GIFTS: SearchFilter = 'category:gift';
const GIVEN: SearchFilter = 'tag:gift';
const SENT: SearchFilter = 'send:goods';
const PLACE: SearchFilter = 'send:place';
const ALONE: SearchFilter = 'alone:none';
/** How products should be: cold, cheap, light. */
const LIKE = /^(?:zone|(?:price|weight)_(?:min|max)|sort):/;
// Such a short known word must also end there: ローマ is not ロマーニャ.
const ENDING = /^[\u3041-\u3096]{1,3}$/;

/** A key without its vowel: ポrケッタ, ベーコn. */
const BARE_CONSONANT = /(?<=[\u3041-\u30ff])(?:[rsktm](?=[\u3041-\u30ff])|n(?=[\u3041-\u30ff]|$))/gi;
const bareSounds: Readonly<Record<string, string>> = { r: 'る', s: 'す', k: 'く', t: 'と', m: 'む', n: 'ん' };

/**
 * Letters after a space that say that products must be free of the word before, and those that say it of the word
 * after.
 */
const FREE_BEHIND = new RegExp(`\\s+(?=(?!無添加)${FREE.source.slice(1)}(?:\\s|の|$))`, 'gi');
const FREE_BEFORE = /(?<=^|\s)(?:no|without|non)[\s-]+(\S+)/gi;
/** In `kamo no namahamu`, `no` is a particle and excludes nothing. */
const ROMAJI_NO = /(?<=^|\s)([a-z-]+)\s+no\s+(?=([a-z-]+)(?:\s|$))/gi;
const MARKS = /[?!。、「」『』]|,(?!\d)/g;

/** Returns the words of a search as typed, with missed vowels added. */
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
 * Yields the readings of words, the likeliest first: each as typed, as kana if it is romaji (also half-typed: `purosh`
 * → `ぷろ`), by its sound and synonyms; then with compounds cut into known words. While typing, a beginning of two kana
 * is enough.
 */
export function* readingsOf(words: readonly string[], lexicon: Lexicon, isHalfTyped = false): Generator<SearchReading> {
  if (words.length === 0) return;
  const read = (part: CompoundPiece): SearchPiece => pieceOf(part, lexicon, isHalfTyped);
  const joined = joinKnown(words, lexicon);
  const together = (pieces: readonly SearchPiece[]): readonly SearchPiece[] =>
    notAlone(sentTo(freeTogether(pieces, words)), words);
  const spelled = joined.map((word) => read({ word, isFree: false }));
  const whole = together(spelled);
  yield whole;
  const cut = spelled.map((piece) => (piece.isKnown ? [piece] : cutCompound(piece.typed, lexicon).map(read)));
  const isSame = cut.every(
    ([first, ...others], at) =>
      others.length === 0 && first?.typed === joined[at] && first?.isKnown === spelled[at]?.isKnown,
  );
  const pieces = together(cut.flat().slice(0, MOST_WORDS));
  if (!isSame) yield pieces;
}

/**
 * Returns the reading whose words for categories are searched for in names: 原木 of 生ハム and boxes of ソーセージ are in the
 * category of gifts. Null if it has none, or nothing else.
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

/** Applies "free of" to an allergen next to an excluded one, and to other words likewise. */
function freeTogether(pieces: readonly SearchPiece[], words: readonly string[]): readonly SearchPiece[] {
  const kinds = new Set(pieces.flatMap(({ filters }) => filters.map((filter) => partsOf(filter)[0])));
  return pieces.map((piece) => {
    const { allergens = [], typed } = piece;
    const isOfKind = allergens.some((filter) => kinds.has(partsOf(filter)[0]));
    return isOfKind && words.includes(typed) ? { ...piece, filters: allergens } : piece;
  });
}

/** Drops the destination of a delivery, which describes no product: 大阪に送れる. A place alone may be the origin. */
function sentTo(pieces: readonly SearchPiece[]): readonly SearchPiece[] {
  if (pieces.some(({ filters }) => filters.includes(SENT))) return pieces;
  return pieces.map((piece) => (piece.filters.includes(PLACE) ? { ...piece, filters: [] } : piece));
}

/**
 * Returns the reading for gifts: all products can be given, so gifts come first, and boxes that contain the category
 * are included.
 */
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

/**
 * Drops things that go with products but are not sold, by themselves and with a property: 焼酎, 冷凍餃子 find nothing, while
 * 焼酎に合う does.
 */
function notAlone(pieces: readonly SearchPiece[], words: readonly string[]): readonly SearchPiece[] {
  const named = pieces.filter(({ filters }) => filters.length === 0 || !filters.every((filter) => LIKE.test(filter)));
  const [one] = named;
  const isAlone = named.length === 1 && words.length === 1 && (pieces.length > 1 || one?.typed === words[0]);
  return one && isAlone && one.filters.includes(ALONE) ? [{ ...one, filters: ['none:goods'] }] : pieces;
}

/** Joins neighbours that are one word in the lexicon: `foie gras`, `hot dog`. */
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

/** Returns the reading of the words by spelling and sound only. */
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

/**
 * Returns a word as typed and as kana. Letters that an input method has not yet converted are dropped: `プロsh` → `ぷろ`.
 */
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
  // Half-typed romaji mean nothing yet: `jam` is not ジャー.
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
    spelled,
    isApart = true,
    isInner = false,
    isJoined = false,
    isAside = false,
    filters: price,
  } = part;
  const meaning = price ? undefined : meaningOf(word, lexicon);
  const filters = price ?? meaning?.filters ?? [];
  return {
    typed: spelled ?? word,
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
 * Returns an unknown word. Unless it is being typed, a few kana must be a whole word (パイ is not パイオ); kana that are one
 * word with what follows are searched for in names only.
 */
function unknownWord(word: string, { isHalfTyped, isJoined }: { isHalfTyped: boolean; isJoined: boolean }): SearchWord {
  const forms = directFormsOf(word);
  const distinctive = forms.filter((text) => !SHORT.test(text));
  const isForeign = KANA.test(word);
  const edgeOf = (text: string): WordEdge | null =>
    isForeign ? (isHalfTyped || !ENDING.test(text) ? 'begin' : 'whole') : null;
  return {
    spelling: spellingOf(word),
    isForeign,
    isOfLexicon: false,
    forms: (distinctive.length === 0 ? forms : distinctive).map((text) =>
      formOf(text, { edge: edgeOf(text), isInProse: !SHORT.test(text) && !(isForeign && isJoined) }),
    ),
  };
}

function spellingOf(word: string): string | null {
  return KANA.test(word) && word.includes('ー') && ENDING.test(foldForSearch(word)) ? toKatakana(word) : null;
}

function formOf(text: string, spelled: Partial<SearchForm>): SearchForm {
  return { text, isSynonym: false, isInProse: true, edge: null, ...spelled };
}
