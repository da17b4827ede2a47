import { describe, expect, it } from 'vitest';
import { limitsAt, priceFiltersAt } from './price-words.rules.ts';
import { buildLexicon } from './search-lexicon.rules.ts';
import { readingAsTyped, readingsOf, type SearchPiece, wordsOf } from './search-words.rules.ts';

const lexicon = buildLexicon({
  synonyms: [
    { words: ['生ハム', 'プロシュート'], means: [] },
    { words: ['安い', '格安'], means: ['sort:price_asc'] },
    { words: ['フランス', 'france'], means: ['country:FR'] },
    { words: ['贅沢', 'リッチ'], means: ['tag:premium'] },
    { words: ['羊', 'ラム', 'beer'], means: ['羊肉'] },
  ],
  categories: [],
  brands: [{ name: 'チーズ' }, { name: 'ソーセージ' }, { name: 'スライス' }, { name: 'ハム' }],
  tags: [],
  allergens: ['乳', '小麦'],
});

const readings = (typed: string) => [...readingsOf(wordsOf(typed), lexicon)];

/** Returns the last reading: searched words and filters. */
const read = (typed: string) => {
  const pieces = readings(typed).at(-1) ?? [];
  const isWord = ({ filters }: SearchPiece): boolean => filters.length === 0;
  return {
    words: pieces.filter(isWord).map(({ word }) => word.forms[0]?.text),
    narrowings: pieces.filter((piece) => !isWord(piece)).map(({ filters }) => filters),
  };
};

describe('a search is parsed', () => {
  it.each([
    ['安い生ハム', ['生はむ'], [['sort:price_asc']]],
    ['フランス産の生ハム', ['生はむ'], [['country:FR']]],
    ['フランス以外の生ハム', ['生はむ'], [['not_country:FR']]],
    ['FRANCE', [], [['country:FR']]],
    ['乳不使用', [], [['allergen:乳']]],
    ['小麦なし ソーセージ', ['そせじ'], [['allergen:小麦']]],
    ['1000円以下のチーズ', ['ちず'], [['price_max:1000']]],
    ['魚肉ソーセージ', ['魚肉', 'そせじ'], []],
    ['ブリーチーズ', ['ぶり', 'ちず'], []],
    ['ジャムソース', ['じゃむそす'], []],
    ['うに', ['うに'], []],
    ['小麦と乳を使わないチーズ', ['ちず'], [['allergen:小麦'], ['allergen:乳']]],
    ['乳も小麦も不使用', [], [['allergen:乳'], ['allergen:小麦']]],
    ['小麦 乳 不使用', [], [['allergen:小麦'], ['allergen:乳']]],
    ['小麦 乳不使用 チーズ', ['ちず'], [['allergen:小麦'], ['allergen:乳']]],
    ['フランス産じゃないチーズ', ['ちず'], [['not_country:FR']]],
    ['フランス産以外', [], [['not_country:FR']]],
    ['no france', [], [['not_country:FR']]],
    ['チーズはありますか?', ['ちず'], []],
    ['スライスしてあるチーズをください', ['すらいす', 'ちず'], []],
    ['3,000円〜5,000円のチーズ', ['ちず'], [['price_min:3000', 'price_max:5000']]],
    ['バランスハム', ['ばらんす', 'はむ'], []],
    ['プリハム', ['ぷりはむ'], []],
    ['beerman', ['beerman'], []],
  ])('%j as words %j narrowed to %j', (typed, words, narrowings) => expect(read(typed)).toEqual({ words, narrowings }));

  it('as typed before it is split', () => {
    expect(readings('安い生ハム').map(({ length }) => length)).toEqual([1, 2]);
    expect(readings('生ハム')).toHaveLength(1);
    expect(readings(' ・ ')).toEqual([]);
  });

  it('with synonyms that are long enough to be distinct', () => {
    const forms = readings('羊')[0]?.[0]?.word.forms.map(({ text }) => text);
    expect(forms).toEqual(['羊', 'beer', '羊肉']);
  });

  it('exactly as typed on request', () => {
    expect(readingAsTyped(['フランス'])).toMatchObject([
      { typed: 'フランス', filters: [], word: { forms: [{ text: 'ふらんす' }] } },
    ]);
  });
});

describe('a price', () => {
  it.each([
    ['1000円以下', ['price_max:1000']],
    ['千円未満', ['price_max:999']],
    ['五千円以上', ['price_min:5000']],
    ['3,000円台', ['price_min:3000', 'price_max:3999']],
    ['3000円のギフト', ['price_min:2100', 'price_max:3240']],
    ['一万円前後', ['price_min:8000', 'price_max:12000']],
    ['1000g', undefined],
    ['2千円台', ['price_min:2000', 'price_max:2999']],
    ['¥500以下', ['price_max:500']],
    ['五百円以下', ['price_max:500']],
    ['2千円から3千円', ['price_min:2000', 'price_max:3000']],
    ['3〜5千円', ['price_min:3000', 'price_max:5000']],
    ['二千五百円以下', ['price_max:2500']],
    ['1万5千円以内', ['price_max:15000']],
    ['1.5万円以内', ['price_max:15000']],
    ['予算3000', ['price_min:2100', 'price_max:3240']],
    ['3000以下', ['price_max:3000']],
    ['5000円しない', ['price_max:4999']],
    ['200以下', undefined],
    ['3000個以下', undefined],
  ])('%j narrows to %j', (text, filters) => expect(priceFiltersAt(text)?.filters).toEqual(filters));
});

describe('a weight or an age', () => {
  it.each([
    ['100g以下', ['weight_max:100']],
    ['0.3kg以上', ['weight_min:300']],
    ['200グラム前後', ['weight_min:160', 'weight_max:240']],
    ['300g', undefined],
    ['300gより軽い', ['weight_max:300']],
    ['1キログラム以上', ['weight_min:1000']],
    ['24ヶ月以上熟成', ['aging_min:24']],
    ['2年以上の熟成', ['aging_min:24']],
    ['24ヶ月熟成', undefined],
  ])('%j narrows to %j', (text, filters) => expect(limitsAt(text)?.filters).toEqual(filters));
});
