import { foldForSearch } from '@shop/japanese';
import { limitsAt } from './price-words.rules.ts';
import type { SearchFilter } from './search-filters.rules.ts';
import type { Lexicon } from './search-lexicon.rules.ts';

/** A part of a compound. */
export interface CompoundPiece {
  word: string;
  /** Whether the products must be free of it. */
  isFree: boolean;
  /** The letters that exclude it, if any. */
  spelled?: string;
  /** Joined to the part before by letters without meaning of their own, such as の. */
  isApart?: boolean;
  /** Followed by other parts of the compound. */
  isInner?: boolean;
  /** One word with what follows: フライドチキン is not フライドポテト with chicken. */
  isJoined?: boolean;
  /** Only the purpose of the rest, which may be found without it: カレーに合うソーセージ. */
  isAside?: boolean;
  /** Its filters, if it is not in the lexicon. */
  filters?: readonly SearchFilter[];
}

// A letter with the marks that follow it, since they fold together.
const LETTERS = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
const LATIN = /^[a-z]/i;
const KATAKANA = /^[ァ-ヶー]/;
// かん and あて are part of many other words.
const SHORT_HIRAGANA = /^[\u3041-\u3096]{2}$/;
const ONE_KANJI = /^[\u4e00-\u9fff]$/;
const KANJI_SUFFIX = /^[産製風系味]$/;
const MOST_LETTERS = 20;
/** Letters that say that products must be free of the word before. */
export const FREE =
  /^(?:-?free|フリー|レス|産?(?:の?もの)?以外|(?:産|製|入り)?(?:[をもがはの]|では|じゃ)?(?:不使用|未使用|無し|なし|抜き|ぬき|ゼロ|アレルギー|無添加|だめ|ダメ|NG|苦手|嫌い|使(?:わない|わず|って(?:い)?(?:ない|ません)|用し(?:て(?:い)?)?(?:ない|ません)|われて(?:い)?(?:ない|ません))|含(?:まない|まず|みません|まれ(?:て(?:い)?)?(?:ない|ません))|入(?:れ|って|れて)(?:い)?(?:ない|ません)|入らない|食べ(?:ら)?れない|食べない|避けたい|抜いた|除(?:く|いた)|いらない|少なめ|少ない|控えめ|ひかえめ)|[がのも](?:無い|ない)|(?:産|製)?(?:では|じゃ|で)ない|(?:を|は)?(?:し(?:て(?:い)?)?|されて(?:い)?)ない|て(?:い)?ない)/i;
/** Joins things that products must be free of: 卵と乳を使わない means both. */
const JOINT = /^(?:と|や|も|か|・|、|&|および)/;
const FREE_REST = new RegExp(FREE.source.slice(1), 'i');
const MAY_NOT_BE_IN = /^(?:allergy|allergen_with|additive|ingredient):/;
/** Letters that join words and mean nothing to a search. */
const GLUE =
  /^(?:(?:は|って|が)?(?:何|なに|どれ|どんな(?:の|もの)?)(?:が(?:ある|いい|おすすめ))?(?:ですか)?|(?:は|が|って)?(?:ありますか?|ございますか?|売って(?:い)?ますか?)|(?:を|が)?(?:ください|下さい|お願いします)|ですか?|(?:と)?し(?:た|てある|ている)|されている|された|の材料|(?:が|の)?できる|(?:が|の)?可能な?|(?:に|で)?使(?:う|える|った)|(?:に(?:のせ|乗せ|載せ|入れ|はさ|挟|添え|か)|をか|で食べ)(?:る|む|て|ける)|の?おかず|の?(?:人(?!気)|方)(?:でも|へ|に|が|向け|用)?の?(?:食べられる)?|のための?|を?使った|で作る|の?作り方|の?レシピ|詰め?合わせ|アソート|飯|めし|に?よく合う|と一緒に|に合う|と合う|にあう|に合わせ(?:る|たい)|にぴったり(?:な|の)?|にいい|に良い|におすすめ(?:の)?|になる|向け(?:の)?|むけ(?:の)?|用(?:の)?|でも食べられる|でも(?=[\u4e00-\u9fff])|が食べられる|が?好き(?:な|の|へ)?|が喜ぶ|への?|での?|からの|まで(?:に|の)?|の(?:具材?|お供|おとも|香り)|に人気(?:の)?|対応(?:の)?|人気(?:の)?|の|に|を|と|な|が|で|は|産|製|認定|入り|いり|入って(?:い)?る|入った|が?(?:効|き|利)いた|風|系|もの|味|料理)/;
/** After the name of a drink: only what goes with it is wanted. */
const DRINK =
  /(?:ワイン|ビール|酒|ウイスキー|ハイボール|シャンパン|シェリー|バーボン|スコッチ|シードル|スパークリング|プロセッコ|カヴァ|シャルドネ|リースリング|ノワール|カベルネ|メルロー|エール|IPA|ラガー|ピルスナー|スタウト)$/;
const SNACK = /^(?:の|に(?:よく)?合う)(?:お?つまみ|あて|アテ|肴|お供|おとも)/;
/** An adjective such as 長い, which is no name. */
const ADJECTIVE = /^[\u4e00-\u9fff][\u3041-\u3096]{0,2}い$/;
/** Letters after a word that only goes with the next one. */
const COMPANY =
  /^な$|^とした$|^(?:に?よく合う|に合う|と合う|にあう|に合わせ|にぴったり|に(?:のせ|乗せ|載せ|入れ|はさ|挟|添え|か)|をか|で食べ)/;

/** Cuts a compound into words of the lexicon, the longest first; the letters between them become separate words. */
export function cutCompound(word: string, lexicon: Lexicon): CompoundPiece[] {
  const text = word.normalize('NFKC');
  const letters = text.match(LETTERS) ?? [];
  const folded = letters.map(foldForSearch);
  const pieces: CompoundPiece[] = [];
  let unknown = '';
  let isApart = false;
  const joint = new Set<CompoundPiece>();
  const push = (piece: CompoundPiece): void => {
    const before = pieces.at(-1);
    // 黒ビール is a single word, not ビール that is 黒; 歯の悪い is one, too.
    if (
      before &&
      (!isApart || ADJECTIVE.test(piece.word)) &&
      ONE_KANJI.test(before.word) &&
      !lexicon.has(foldForSearch(before.word))
    ) {
      pieces[pieces.length - 1] = { ...before, word: before.word + piece.word };
      return;
    }
    pieces.push({ ...piece, isApart });
    isApart = false;
  };
  const setFree = (spelled: string): void => {
    for (let at = pieces.length - 2; at >= 0; at -= 1) {
      const piece = pieces[at];
      if (!piece || !joint.has(piece)) return;
      pieces[at] = { ...piece, isFree: true, spelled: piece.word + spelled };
    }
  };
  const pushUnknown = (isAside = false): void => {
    if (unknown !== '') push({ word: unknown, isFree: false, isAside });
    else if (isAside) pieces.push(...pieces.splice(-1).map((piece) => ({ ...piece, isAside })));
    unknown = '';
  };
  for (let at = 0; at < letters.length;) {
    const rest = letters.slice(at).join('');
    const price = limitsAt(rest);
    const length = price
      ? price.length
      : longestAt(letters, folded, at, lexicon, unknown === '') || lettersOfAllergen(folded, rest, at, lexicon);
    if (length === 0) {
      const before = pieces.at(-1);
      const joined = before && unknown === '' && isJoint(before, rest, lexicon) ? JOINT.exec(rest)?.[0] : undefined;
      if (before && joined !== undefined) {
        joint.add(before);
        isApart = true;
        at += joined.length;
        continue;
      }
      const glue = pieces.length > 0 || unknown !== '' ? glueAt(letters.slice(0, at).join(''), rest) : undefined;
      if (glue !== undefined && !isWithinWord(unknown, glue, rest, lexicon)) pushUnknown(COMPANY.test(glue));
      else unknown += letters[at] ?? '';
      const isParted = glue !== undefined && unknown === '';
      // An unknown word is separated by what comes before its first letter.
      if (isParted) isApart = true;
      at += isParted ? glue.length : 1;
      continue;
    }
    pushUnknown(ADJECTIVE.test(unknown));
    const known = letters.slice(at, at + length).join('');
    const free = price ? '' : (FREE.exec(letters.slice(at + length).join(''))?.[0] ?? '');
    push({
      word: known,
      isFree: free !== '',
      ...(free !== '' && { spelled: known + free }),
      ...(price && { spelled: known.replace(/[ので]$/, ''), filters: price.filters }),
    });
    if (free !== '') setFree(free);
    at += length + free.length;
  }
  pushUnknown();
  if (pieces.length === 0) return [{ word, isFree: false }];
  return pieces.map((piece, at) => ({
    ...piece,
    isInner: at < pieces.length - 1,
    isJoined: pieces[at + 1]?.isApart === false,
  }));
}

function glueAt(before: string, rest: string): string | undefined {
  return ((DRINK.test(before) && SNACK.exec(rest)) || GLUE.exec(rest))?.[0];
}

/**
 * Returns the length of the longest known word here. Words of one letter do not count, nor those that leave one or two
 * katakana over: ブリーチーズ has no リーチ, ジャム no ジャー, ドーナツ no ナッツ.
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
  if (!isBehindKnown && LATIN.test(letters[at] ?? '') && LATIN.test(letters[at - 1] ?? '')) return 0;
  for (let end = Math.min(folded.length, at + MOST_LETTERS); end > at + 1; end -= 1) {
    const length = end - at + longMarks(folded, end);
    if (folded[end - 1] === '' || !lexicon.has(folded.slice(at, end).join(''))) continue;
    if (SHORT_HIRAGANA.test(letters.slice(at, end).join(''))) continue;
    const after = katakanaAfter(letters, at + length);
    const goesOn = after > 0 && KATAKANA.test(letters[at] ?? '');
    // Two kana next to others are part of a longer word, unless the next word is known too.
    const next = (): number => longestAt(letters, folded, at + length, lexicon, true);
    const isPart = goesOn && (length < 3 || after < 3) && next() === 0;
    if (isPart || isPartOfLatin(letters, at, length, next)) continue;
    // バランコスハム contains ハム, while ブリーチーズ and ドーナツ are single words.
    if (length >= 3 || before === 0 || (before >= 3 && after === 0)) return length;
  }
  return 0;
}

/**
 * Whether a known word is only a part of a Latin word, which counts whole unless all of it is known: porketta is no
 * pork, smokedham is ham.
 */
function isPartOfLatin(letters: readonly string[], at: number, length: number, next: () => number): boolean {
  const rest = letters.slice(at + length).join('');
  return LATIN.test(letters[at] ?? '') && LATIN.test(rest) && !FREE.test(rest) && next() === 0;
}

/** Whether one or two katakana remain next to others: they are no word. */
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

/**
 * Returns the length of an allergen of one or two letters: 乳, 卵 and えび are words if the products must be free of them.
 */
function lettersOfAllergen(folded: readonly string[], rest: string, at: number, lexicon: Lexicon): number {
  const isSaid = (count: number): boolean => {
    const behind = rest.slice(count);
    return FREE.test(behind) || (JOINT.test(behind) && FREE_REST.test(rest));
  };
  return [2, 1].find((count) => isSaid(count) && lexicon.has(folded.slice(at, at + count).join(''))) ?? 0;
}

/** Whether the letters after an allergen or additive join it to another that products must be free of. */
function isJoint({ word, isFree }: CompoundPiece, rest: string, lexicon: Lexicon): boolean {
  const filters = isFree ? [] : (lexicon.get(foldForSearch(word))?.filters ?? []);
  return JOINT.test(rest) && FREE_REST.test(rest) && filters.some((filter) => MAY_NOT_BE_IN.test(filter));
}

/** Returns the number of 長音 at the end: they fold to nothing and belong to the word before. */
function longMarks(folded: readonly string[], end: number): number {
  let count = 0;
  while (folded[end + count] === '') count += 1;
  return count;
}

/** Whether hiragana is part of a longer word: between hiragana, or after a single one (うに). */
function isWithinWord(unknown: string, glue: string, rest: string, lexicon: Lexicon): boolean {
  // 台風 and 地味 are not about style and taste, while 伊産 is an origin.
  if (KANJI_SUFFIX.test(glue) && unknown.length === 1) return !lexicon.has(foldForSearch(unknown));
  if (!/[\u3041-\u3096]$/.test(unknown)) return false;
  return unknown.length < 2 || (glue.length === 1 && /^[\u3041-\u3096]{2}/.test(rest));
}
