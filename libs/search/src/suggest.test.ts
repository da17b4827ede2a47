import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';
import { sampleProducts, stateOf } from './testing/sample-state.ts';

const state = stateOf(sampleProducts());
const names = (word: string): string[] =>
  suggest(state, word).positions.map((position) => state.index.products[position]?.row.name ?? '');

it.each([
  ['purosyu', ['プロシュート・ディ・パルマ']],
  ['ニュ', ['ニュルンベルガー']],
  ['プロsh', ['プロシュート・ディ・パルマ']],
])('%s suggests products while it is typed', (word, expected) => {
  expect(names(word)).toEqual(expected);
});

it('names that begin with the typed letters are suggested first', () => {
  expect(names('ブ').slice(0, 2).sort()).toEqual(['ブラートヴルスト', 'ブリー・ド・モー'].sort());
});

it('suggests six products at most', () => {
  const large = stateOf(sampleProducts(1000));
  expect(suggest(large, 'サラミ').positions).toHaveLength(6);
});

it('names that begin with the word are first among the matching names of a list', () => {
  const list = ['生サラミ', 'サラミ', 'チーズ'].map((name) => ({
    name,
    foldedName: name === 'チーズ' ? 'ちず' : name.replace('サラミ', 'さらみ'),
  }));
  expect(
    suggest(state, 'サラミ')
      .named(list)
      .map(({ name }) => name),
  ).toEqual(['サラミ', '生サラミ']);
});

it('a misspelt word is corrected', () => {
  expect(suggest(state, 'ニュルンペルガー').corrected).toBe('ニュルンベルガー');
});
