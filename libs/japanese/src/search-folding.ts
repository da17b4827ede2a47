import { toHiragana } from './kana.ts';

const ACCENTS = /[\u0300-\u036f]/g;
const IGNORED = /[\s\u30fc\u30fb\u301c~'’\-\u2010-\u2015\u2212]/g;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/**
 * The form in which words are compared in searches: NFKC, lower case, accents off, katakana as hiragana, without
 * 長音, 中黒, hyphens and spaces: `プロシュート`, `ﾌﾟﾛｼｭｰﾄ`, `ぷろしゅと` → `ぷろしゅと`; `Pâté` → `pate`.
 */
export function foldForSearch(text: string): string {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
  return toHiragana(plain.replace(/[ßæœøłđ]/g, (char) => LIGATURES[char] ?? char)).replace(IGNORED, '');
}
