import { describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { sampleProducts, stateOf } from './testing/sample-state.ts';

const state = stateOf(sampleProducts());
const nameAt = (position: number): string => state.index.products[position]?.row.name ?? '';
const find = (word: string) => search(state, word);
const names = (word: string): string[] => [...(find(word)?.byRelevance ?? [])].map(nameAt);

describe('a search finds', () => {
  it.each([
    ['サラミ', ['サラミ・ミラノ 80g', '熟成サラミ 120g']],
    ['さらみ', ['サラミ・ミラノ 80g', '熟成サラミ 120g']],
    ['prosciutto', ['プロシュート・ディ・パルマ']],
    ['purosyuto', ['プロシュート・ディ・パルマ']],
    ['はもん', ['ハモン・セラーノ']],
  ])('%s by its name, in kana or letters', (word, expected) => {
    expect(names(word)).toEqual(expect.arrayContaining(expected));
  });

  it('a category, with products that have the word in their name first', () => {
    expect(names('サラミ').slice(0, 2).sort()).toEqual(['サラミ・ミラノ 80g', '熟成サラミ 120g'].sort());
    expect(names('サラミ')).toContain('フィノッキオーナ');
    expect(names('サラミ')).not.toContain('コンテ 熟成12ヶ月');
  });

  it('products by description only when no name has the word', () => {
    expect(names('メロン').sort()).toEqual(['ハモン・セラーノ', 'プロシュート・ディ・パルマ'].sort());
  });

  it('nothing when the shop sells no such product', () => {
    expect(names('自転車')).toEqual([]);
  });
});

describe('a word may be a filter', () => {
  it('of a country', () => {
    expect(names('フランスのチーズ').sort()).toEqual(['コンテ 熟成12ヶ月', 'ブリー・ド・モー'].sort());
    expect(find('フランスのチーズ')?.understood.filtering).toEqual([
      { typed: 'フランス', filters: ['country:FR'], without: 'チーズ' },
      { typed: 'チーズ', filters: ['category:cheese'], without: 'フランス' },
    ]);
  });

  it('of an allergen', () => {
    expect(names('乳不使用のソーセージ').sort()).toEqual(['チョリソ・ピカンテ', 'ニュルンベルガー'].sort());
  });

  it('of a price, and a sort order with sold-out products last', () => {
    expect(names('1000円以下の安いソーセージ')).toEqual(['ニュルンベルガー', 'チョリソ・ピカンテ', 'ブラートヴルスト']);
  });
});

describe('a search without hits', () => {
  it('is corrected', () => {
    expect(find('ニュルンペルガー')?.understood.corrected).toBe('ニュルンベルガー');
    expect(names('ニュルンペルガー')).toEqual(['ニュルンベルガー']);
  });

  it('is not corrected in an exact search', () => {
    const found = search(state, 'ニュルンペルガー', { isAsTyped: true });
    expect(found?.understood.corrected).toBeNull();
    expect(found?.positions.size()).toBe(0);
  });

  it('is repeated without a secondary word', () => {
    expect(find('燻製のチーズ')?.understood.dropped).toEqual(['燻製']);
    expect(names('燻製のチーズ').sort()).toEqual(['コンテ 熟成12ヶ月', 'ブリー・ド・モー'].sort());
  });
});

it('is null without a word to search for', () => {
  expect(find(' 、 ')).toBeNull();
});

it('is computed once for each state', () => {
  expect(find('サラミ')).toBe(find(' サラミ '));
  expect(search(stateOf(sampleProducts()), 'サラミ')).not.toBe(find('サラミ'));
});

it('finds every product that has a word of the vocabulary, regardless of their number', () => {
  const large = stateOf(sampleProducts(6500));
  const named = large.index.products.filter(({ row }) => row.foldedText.includes('熟成'));
  expect(named.length).toBe(1000);
  expect(search(large, '熟成')?.positions.size()).toBe(named.length);
});
