import { expect, test } from 'vitest';
import { linesOf } from './upright-lines.tsx';

test('a long title breaks after a middle dot or after the search term', () => {
  expect(linesOf('チーズ(ペアリング)')).toEqual(['チーズ(ペアリング)']);
  expect(linesOf('生ハム・熟成ハム')).toEqual(['生ハム・熟成ハム']);
  expect(linesOf('ベーコン・パンチェッタ')).toEqual(['ベーコン・', 'パンチェッタ']);
  expect(linesOf('パテ・リエット・フォアグラ')).toEqual(['パテ・リエット・', 'フォアグラ']);
  expect(linesOf('「ようかん」の検索結果')).toEqual(['「ようかん」の', '検索結果']);
});

test('no part of a title is lost', () => {
  const long = '「とても長い・ことば・を探す人」の検索結果';
  expect(linesOf(long).join('')).toBe(long);
});
