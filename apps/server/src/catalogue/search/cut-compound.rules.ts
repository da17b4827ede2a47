import { foldForSearch } from '@shop/japanese';
import { limitsAt } from './price-words.rules.ts';
import type { SearchFilter } from './search-filters.rules.ts';
import type { Lexicon } from './search-lexicon.rules.ts';

/** A word of a compound. */
export interface CompoundPiece {
  word: string;
  /** It is said not to be in. */
  isFree: boolean;
  /** With the letters that say so, where there are any. */
  said?: string;
  /** Joined to the one before it by letters that say nothing more, as の does. */
  isApart?: boolean;
  /** Others of the compound follow it. */
  isInner?: boolean;
  /** It is one word with what follows: フライドチキン is no フライドポテト of some chicken. */
  isJoined?: boolean;
  /** What it narrows to when it is no word of the lexicon. */
  filters?: readonly SearchFilter[];
}

// A letter with the marks that follow it, which fold together.
const LETTERS = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
const KATAKANA = /^[ァ-ヶー]/;
// かん and あて stand in more words than they are.
const SHORT_HIRAGANA = /^[\u3041-\u3096]{2}$/;
const ONE_KANJI = /^[\u4e00-\u9fff]$/;
const KANJI_SUFFIX = /^[産製風系味]$/;
const MOST_LETTERS = 20;
const FREE =
  /^(?:不使用|を?使わない|を?使って(?:い)?ない|を?使用しない|無し|なし|抜き|ぬき|フリー|以外|を?含まない|が?入って(?:い)?ない|ゼロ|アレルギー|無添加|(?:が|は)?(?:だめ|ダメ|食べられない|苦手))/;
/** What joins words without saying anything that could be looked for. */
const GLUE =
  /^(?:の材料|(?:が|の)?できる|(?:が|の)?可能な?|に?使(?:う|える)|(?:にのせ|に入れ|で食べ)る|の?おかず|の?方(?:へ|に|向け)?の?|のための?|を?使った|で作る|の?作り方|の?レシピ|ランキング|セット|詰め?合わせ|アソート|飯|めし|によく合う|に合う|と合う|にあう|に合わせ(?:る|たい)|にぴったり(?:な|の)?|にいい|に良い|におすすめ(?:の)?|向け(?:の)?|むけ(?:の)?|用(?:の)?|でも食べられる|が食べられる|が?好きな|が喜ぶ|への?|での?|からの|の?具材?|の?お供|のおとも|に人気(?:の)?|対応(?:の)?|人気(?:の)?|の|に|を|と|な|が|で|産|製|認定|入り|いり|が?効いた|がきいた|風|系|もの|味|料理)/;

/** Cuts a compound into words of the lexicon, the longest first; what stands between them stays as words of its own. */
export function cutCompound(word: string, lexicon: Lexicon): CompoundPiece[] {
  const text = word.normalize('NFKC');
  const letters = text.match(LETTERS) ?? [];
  const folded = letters.map(foldForSearch);
  const pieces: CompoundPiece[] = [];
  let unknown = '';
  let isApart = false;
  const keep = (piece: CompoundPiece): void => {
    const before = pieces.at(-1);
    // 黒ビール is a word of its own, and no ビール that is 黒.
    if (before && !isApart && ONE_KANJI.test(before.word) && !lexicon.has(foldForSearch(before.word))) {
      pieces[pieces.length - 1] = { ...before, word: before.word + piece.word };
      return;
    }
    pieces.push({ ...piece, isApart });
    isApart = false;
  };
  const keepUnknown = (): void => {
    if (unknown !== '') keep({ word: unknown, isFree: false });
    unknown = '';
  };
  for (let at = 0; at < letters.length;) {
    const rest = letters.slice(at).join('');
    const price = limitsAt(rest);
    const length = price
      ? price.length
      : longestAt(letters, folded, at, lexicon, unknown === '') || lettersOfAllergen(folded, rest, at, lexicon);
    if (length === 0) {
      const glue = pieces.length > 0 || unknown !== '' ? GLUE.exec(rest)?.[0] : undefined;
      if (glue !== undefined && !isWithinWord(unknown, glue, rest, lexicon)) keepUnknown();
      else unknown += letters[at] ?? '';
      isApart = glue !== undefined && unknown === '';
      at += isApart ? (glue ?? '').length : 1;
      continue;
    }
    keepUnknown();
    const known = letters.slice(at, at + length).join('');
    const free = price ? '' : (FREE.exec(letters.slice(at + length).join(''))?.[0] ?? '');
    keep({
      word: known,
      isFree: free !== '',
      ...(free !== '' && { said: known + free }),
      ...(price && { said: known.replace(/[ので]$/, ''), filters: price.filters }),
    });
    at += length + free.length;
  }
  keepUnknown();
  if (pieces.length === 0) return [{ word, isFree: false }];
  return pieces.map((piece, at) => ({
    ...piece,
    isInner: at < pieces.length - 1,
    isJoined: pieces[at + 1]?.isApart === false,
  }));
}

/**
 * Letters of the longest known word that begins here. Words of one letter are too often parts of others, and so is what
 * leaves a letter or two of a katakana word over: ブリーチーズ has no リーチ, ジャム no ジャー, ドーナツ no ナッツ.
 */
function longestAt(
  letters: readonly string[],
  folded: readonly string[],
  at: number,
  lexicon: Lexicon,
  isBehindKnown: boolean,
): number {
  const before = isBehindKnown ? 0 : katakanaBefore(letters, at);
  if (folded[at] === '' || isLeftOver(letters, at, before)) return 0;
  for (let end = Math.min(folded.length, at + MOST_LETTERS); end > at + 1; end -= 1) {
    const length = end - at + longMarks(folded, end);
    if (folded[end - 1] === '' || !lexicon.has(folded.slice(at, end).join(''))) continue;
    if (SHORT_HIRAGANA.test(letters.slice(at, end).join(''))) continue;
    const after = katakanaAfter(letters, at + length);
    const goesOn = after > 0 && KATAKANA.test(letters[at] ?? '');
    // Two kana beside others are part of a longer word, unless that is known as well.
    const isPart = goesOn && (length < 3 || after < 3) && longestAt(letters, folded, at + length, lexicon, true) === 0;
    if (!isPart && !(length < 3 && before > 0)) return length;
  }
  return 0;
}

/** A letter or two of katakana beside others are no word. */
function isLeftOver(letters: readonly string[], at: number, count: number): boolean {
  return KATAKANA.test(letters[at] ?? '') && count > 0 && count < 3;
}

function katakanaBefore(letters: readonly string[], at: number): number {
  let count = 0;
  while (KATAKANA.test(letters[at - 1 - count] ?? '')) count += 1;
  return count;
}

function katakanaAfter(letters: readonly string[], at: number): number {
  let count = 0;
  while (KATAKANA.test(letters[at + count] ?? '')) count += 1;
  return count;
}

/** 乳 and 卵 are words of one letter where it is said that they are not in. */
function lettersOfAllergen(folded: readonly string[], rest: string, at: number, lexicon: Lexicon): number {
  return FREE.test(rest.slice(1)) && lexicon.has(folded[at] ?? '') ? 1 : 0;
}

/** A 長音 at the end folds to nothing and belongs to the word before it. */
function longMarks(folded: readonly string[], end: number): number {
  let count = 0;
  while (folded[end + count] === '') count += 1;
  return count;
}

/** Hiragana between hiragana may be part of a word, and behind a single one it is: うに. */
function isWithinWord(unknown: string, glue: string, rest: string, lexicon: Lexicon): boolean {
  // 台風 and 地味 speak of no style and no taste, while 伊産 is an origin.
  if (KANJI_SUFFIX.test(glue) && unknown.length === 1) return !lexicon.has(foldForSearch(unknown));
  if (!/[\u3041-\u3096]$/.test(unknown)) return false;
  return unknown.length < 2 || (glue.length === 1 && /^[\u3041-\u3096]{2}/.test(rest));
}
