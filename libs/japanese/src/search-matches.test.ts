import { describe, expect, it } from 'vitest';
import { markMatches, searchWords } from './search-matches.ts';

const marked = (text: string, typed: string) =>
  markMatches(text, searchWords(typed))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

describe('the words of a search', () => {
  it('are split at spaces of any width and folded', () => {
    expect(searchWords(' ｿｰｾｰｼﾞ　Pâté ')).toEqual(['そせじ', 'pate']);
    expect(searchWords('・ ')).toEqual([]);
  });
});

describe('a text with matches', () => {
  it.each([
    ['冷凍のソーセージは、どう解凍しますか?', 'そーせーじ', '冷凍の[ソーセージ]は、どう解凍しますか?'],
    ['ﾌﾟﾛｼｭｰﾄの切り方', 'プロシュート', '[ﾌﾟﾛｼｭｰﾄ]の切り方'],
    ['Pâté de Campagne', 'pate', '[Pâté] de Campagne'],
    ['送料は10,800円以上で無料', '送料 無料', '[送料]は10,800円以上で[無料]'],
    ['生ハムとハム', 'ハム', '生[ハム]と[ハム]'],
    ['シャルキュトリー', 'きゅと', 'シャル[キュト]リー'],
    ['𠮷田の店', '田', '𠮷[田]の店'],
    ['サラミ・ドライソーセージ', 'ソー', 'サラミ・ドライ[ソー]セージ'],
    ['ｿｰｾｰｼﾞ・ケース', 'そせ', '[ｿｰｾｰ]ｼﾞ・ケース'],
    ['何もない', 'ハム', '何もない'],
  ])('%j has the matches of %j marked', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('is one piece without search words', () => {
    expect(markMatches('生ハム', [])).toEqual([{ text: '生ハム', isMatch: false }]);
    expect(markMatches('', ['はむ'])).toEqual([]);
  });
});
