import type { ProductFacets, ProductSearch, ProductSuggestions, ProductSummary } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const facets = async (query: Record<string, string>) =>
  (await shop.call<ProductFacets>('GET', '/v1/product-facets', { query })).body;
const understood = async (word: string): Promise<ProductSearch | undefined> => (await facets({ word })).search;

describe('the facets of a list show how its search was interpreted', () => {
  it('only when there is a search word', async () => {
    expect(await facets({ word: ' ' })).not.toHaveProperty('search');
    expect(await understood(' チョリソ ')).toEqual({ word: 'チョリソ', corrected: null, filters: [], dropped: [] });
  });

  it.each([
    ['モルダデッラ', 'モルタデッラ'],
    ['フランスのミモレッド', 'フランスのミモレット'],
    ['proscuitto', 'Prosciutto'],
    ['エプロン', null],
    ['イタリア語', null],
    ['ジュース', null],
    ['ペーコン', 'ベーコン'],
    ['グランチャーレ', 'グアンチャーレ'],
    ['ベスト', null],
    ['ローストビーフ', null],
  ])('%s is corrected to %s', async (word, corrected) => {
    expect((await understood(word))?.corrected).toBe(corrected);
  });

  it('a word in a search as typed is not corrected', async () => {
    const { total, search } = await facets({ word: 'モルダデッラ', is_as_typed: '1' });
    expect({ total, search }).toMatchObject({ total: 0, search: { word: 'モルダデッラ', corrected: null } });
  });

  it('with each word that became a filter, and the search without it', async () => {
    expect((await understood('フランス産の生ハム'))?.filters).toEqual([
      { word: 'フランス', label: 'フランス', word_without: '生ハム' },
      { word: '生ハム', label: '生ハム・熟成ハム', word_without: 'フランス' },
    ]);
    expect((await understood('3000円のギフト'))?.filters).toEqual([
      { word: '3000円', label: '2,100円〜3,240円', word_without: 'ギフト' },
      { word: 'ギフト', label: 'ギフト', word_without: '3000円' },
    ]);
    expect((await understood('乳不使用'))?.filters).toEqual([
      { word: '乳不使用', label: '乳を含まない', word_without: '' },
    ]);
  });

  it('with words that were dropped because no product has all of them', async () => {
    expect((await understood('バイヨンヌ 冷凍'))?.dropped).toEqual(['冷凍']);
    expect((await facets({ word: 'バイヨンヌ 冷凍' })).total).toBe(1);
  });

  it.each([
    ['運動会のお弁当', ['運動会']],
    ['お弁当 運動会', ['運動会']],
    ['にしんに合うソーセージ', ['にしん']],
    ['素敵なチーズ', ['素敵']],
    ['くせの少ないチーズ', ['くせの少ない']],
    ['ジャンバラヤ 作りたい', ['作りたい']],
    ['メロンに巻くやつ', ['巻くやつ']],
    ['オムレツにかけるチーズ', ['オムレツ']],
    ['カレーソース', []],
  ])('in %s, the less specific words are dropped: %j', async (word, dropped) =>
    expect((await understood(word))?.dropped).toEqual(dropped),
  );

  it('but exclusions, ingredients and products that are not sold are never dropped', async () => {
    expect((await understood('乳不使用 マンチェゴ'))?.dropped).toEqual(['マンチェゴ']);
    expect((await facets({ word: '牛肉チーズ' })).total).toBe(0);
    expect((await facets({ word: 'キャビア ギフト' })).total).toBe(0);
  });
});

describe('a word in the name of some products', () => {
  const keysOf = async (word: string) =>
    (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } })).body.map(({ key }) => key);

  it('does not find other products of their kind', async () => {
    expect(await keysOf('リエット')).toEqual(['pat-fr-002']);
    expect((await keysOf('パテ・リエット・フォアグラ')).length).toBeGreaterThan(3);
  });

  it('ranks them first where it means a kind', async () => {
    expect((await keysOf('サラミ')).slice(0, 2)).toEqual(['sal-dk-001', 'sal-us-001']);
    expect((await keysOf('ウインナー'))[0]).toBe('sau-at-001');
  });

  it('does not match another word that differs only in a long vowel', async () => {
    expect((await keysOf('ローマ')).sort()).toEqual(['bac-it-002', 'cot-it-003']);
    expect(await keysOf('ロマクララ')).toEqual(['che-es-001']);
    expect((await keysOf('ハーム')).length).toBeGreaterThan(5);
  });

  it('finds its kind, and not others that mention it in a sentence', async () => {
    expect(await keysOf('卵不使用のパテ')).toEqual(['pat-fr-002', 'pat-fr-003']);
  });

  it('finds the gifts with that name where its kind has none', async () => {
    expect(await keysOf('ソーセージの詰め合わせ')).toEqual(['gft-jp-007', 'gft-jp-008', 'gft-jp-009']);
    expect(await keysOf('ナマハム 原木')).toEqual(['ham-fr-005', 'ham-fr-006']);
  });

  it('does not prevent other products from being found by its parts', async () => {
    expect(await keysOf('黒豚の生ハム')).toEqual(['gft-jp-006', 'ham-fr-002', 'ham-pt-001']);
  });

  it('is not found in part of another word, or by a similar common word', async () => {
    expect(await keysOf('パイ')).toEqual([]);
    expect(await keysOf('バイオリン')).toEqual([]);
    expect(await keysOf('オーストラリア')).toEqual([]);
    expect(await keysOf('ブルーチーズ')).toEqual([]);
  });

  it('is also found in a recipe that names the product', async () => {
    expect((await keysOf('ひよこ豆')).sort()).toEqual(['che-es-001', 'sal-es-001']);
  });
});

describe('a word', () => {
  const keysOf = async (word: string) =>
    (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } })).body.map(({ key }) => key);

  it('that only affects the order finds the other products after the preferred ones', async () => {
    expect(await keysOf('おすすめのチーズ')).toEqual(['che-it-001', 'che-es-001', 'che-fr-001', 'che-fr-002']);
    expect((await keysOf('おつまみ')).slice(0, 2)).toEqual(['sal-at-001', 'che-fr-002']);
    expect((await keysOf('おつまみ')).length).toBeGreaterThan(10);
  });

  it('for gifts finds gift boxes first', async () => {
    expect((await keysOf('お歳暮')).slice(0, 5).map((key) => key.split('-')[0])).toEqual(Array(5).fill('gft'));
  });

  it('with an unfinished romaji letter is read as the complete word', async () => {
    expect(await keysOf('ポrケッタ')).toEqual(['cot-it-003']);
    expect(await keysOf('ベーコn')).toEqual(await keysOf('ベーコン'));
  });

  it('for “without additives” finds products that declare none, and none without a food label', async () => {
    expect((await keysOf('添加物が入っていないサラミ')).sort()).toEqual(['sal-es-001', 'sal-pt-001']);
    expect((await keysOf('無添加')).slice(0, 2)).toEqual(['ham-fr-001', 'sau-fr-002']);
    expect((await keysOf('無添加の詰め合わせ')).filter((key) => key.startsWith('gft'))).toEqual([]);
  });

  it('with a negation excludes matching products', async () => {
    expect((await keysOf('燻製じゃないベーコン')).sort()).toEqual(['bac-ie-001', 'bac-it-001', 'bac-it-002']);
    expect(await keysOf('辛くないソーセージ')).not.toContain('sau-nz-001');
    expect((await keysOf('卵と乳を使わないパテ')).sort()).toEqual(['pat-fr-002', 'pat-fr-003']);
  });

  it('for a drink with a snack finds what pairs with the drink', async () => {
    expect(await keysOf('ビールのおつまみ')).toEqual(await keysOf('ビール'));
    expect(await keysOf('バーボンに合うつまみ')).toEqual(await keysOf('バーボン'));
  });
});

it('suggestions for a half-typed word include its completions and articles', async () => {
  const { body } = await shop.call<ProductSuggestions>('GET', '/v1/product-suggestions', { query: { word: 'パイ' } });
  expect(body.products.map(({ key }) => key)).toEqual(['sal-pt-001']);
  const { body: about } = await shop.call<ProductSuggestions>('GET', '/v1/product-suggestions', {
    query: { word: 'グアンチャーレ' },
  });
  expect(about.reading?.[0]).toEqual({ kind: 'recipe', key: 'carbonara', title: 'グアンチャーレのカルボナーラ' });
});

it('suggestions show the corrected word', async () => {
  const suggest = async (word: string) =>
    (await shop.call<ProductSuggestions>('GET', '/v1/product-suggestions', { query: { word } })).body;
  expect((await suggest('モルダデッラ')).corrected).toBe('モルタデッラ');
  expect(await suggest('モルタ')).not.toHaveProperty('corrected');
});
