import { withoutInvisible } from './invisible.ts';
import { toHiragana } from './kana.ts';

const ACCENTS = /[\u0300-\u036f]/g;
const IGNORED = /[\s\u30fc\u30fb\u301c~'’\-\u2010-\u2015\u2212]/g;
/** Old forms of characters, and substitutes: 薫製 is 燻製. */
const NEW_BY_OLD = new Map(
  [...'薫國麵鹽豬罐壜麥鷄廣澤邊櫻黑獨佛'].map((old, at) => [old, [...'燻国麺塩猪缶瓶麦鶏広沢辺桜黒独仏'][at] ?? old]),
);
const OLD = new RegExp(`[${[...NEW_BY_OLD.keys()].join('')}]`, 'g');
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Returns the form in which words are compared in searches: NFKC, lower case, without accents, katakana as hiragana,
 * without 長音, 中黒, hyphens and spaces, new forms of characters: `プロシュート`, `ﾌﾟﾛｼｭｰﾄ`, `ぷろしゅと` → `ぷろしゅと`; `Pâté` → `pate`.
 */
export function foldForSearch(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
  return toHiragana(plain.replace(/[ßæœøłđ]/g, (char) => LIGATURES[char] ?? char))
    .replace(IGNORED, '')
    .replace(OLD, (char) => NEW_BY_OLD.get(char) ?? char);
}
