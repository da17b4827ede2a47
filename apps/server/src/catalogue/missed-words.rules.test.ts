import { expect, it } from 'vitest';
import { countedWordOf } from './missed-words.rules.ts';

it.each([
  ['ヨウカン', 'ようかん'],
  [' ヨーカン  栗入り ', 'よかん 栗入り'],
  ['ﾖｳｶﾝ', 'ようかん'],
])('"%s" is counted as "%s"', (typed, word) => {
  expect(countedWordOf(typed)).toBe(word);
});

it.each([
  'taro@example.com',
  'taro＠example.com',
  '03-0000-0000',
  '０３（００００）００００',
  '4111 1111 1111 1111',
  'ハム 090ー0000ー0000',
  '   ',
  '長'.repeat(41),
])('"%s" is not counted', (typed) => {
  expect(countedWordOf(typed)).toBeNull();
});
