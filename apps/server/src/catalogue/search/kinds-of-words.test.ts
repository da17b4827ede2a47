import type { ProductFacets, ProductSummary } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const keysOf = async (word: string): Promise<string[]> =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word, per: '60' } })).body.map(({ key }) => key);
const labelsOf = async (word: string): Promise<string[]> =>
  ((await shop.call<ProductFacets>('GET', '/v1/product-facets', { query: { word } })).body.search?.filters ?? []).map(
    ({ label }) => label,
  );
const some = (...keys: string[]): unknown => expect.arrayContaining(keys);

describe('an excluded ingredient', () => {
  it.each([
    ['にんにく抜きのサラミ', ['sal-at-001', 'sal-dk-001']],
    ['にんにく 不使用 サラミ', ['sal-at-001', 'sal-dk-001']],
    ['ガーリックの入っていないサラミ', ['sal-at-001', 'sal-dk-001']],
    ['レバーなしのパテ', ['pat-fr-002']],
    ['アルコール不使用のパテ', ['pat-dk-001', 'pat-fr-001', 'pat-fr-003']],
    ['砂糖を使っていないパテ', ['pat-dk-001', 'pat-fr-001', 'pat-fr-002']],
    ['にんにく控えめのサラミ', ['sal-at-001', 'sal-dk-001']],
    ['えびアレルギー チーズ', ['che-es-001', 'che-fr-001', 'che-fr-002', 'che-it-001']],
  ])('%s finds %j', async (word, keys) => expect((await keysOf(word)).sort()).toEqual(keys));

  it('finds products with a full list of spices first, and shows the exclusion as a filter', async () => {
    const found = await keysOf('こしょう不使用');
    expect(found).toEqual(some('sau-nz-001', 'sau-at-001'));
    expect(found.indexOf('sau-nz-001')).toBeLessThan(found.indexOf('sau-at-001'));
    expect(await labelsOf('こしょう不使用')).toEqual(['原材料にこしょうの表示なし']);
  });

  it('may also be smoke, bones or skin', async () => {
    expect((await keysOf('燻製していないソーセージ')).sort()).not.toEqual(some('sau-at-001'));
    expect(await keysOf('ノンスモークの生ハム')).not.toEqual(some('ham-at-001'));
    expect(await keysOf('骨のない生ハム')).toEqual(['ham-fr-005']);
    expect(await keysOf('皮なしのパテ')).not.toEqual(some('pat-fr-001'));
  });

  it('is not assumed for product words next to 無添加', async () =>
    expect(await keysOf('生ハム 無添加 フランス')).toEqual(['ham-fr-001', 'ham-fr-004', 'ham-fr-002']));
});

describe('a delivery destination', () => {
  it.each(['大阪に送れる生ハム', '名古屋まで届く生ハム', '離島でも届く生ハム', '生ハム 全国配送', '東京 配送 生ハム'])(
    'does not change the results: %s',
    async (word) => expect(await keysOf(word)).toEqual(await keysOf('生ハム')),
  );

  it('is a place of origin without a word for delivery', async () => {
    expect(await keysOf('北海道産チーズ')).toEqual([]);
    expect(await keysOf('沖縄')).toEqual([]);
  });
});

describe('a diet', () => {
  it('of a person who must not eat raw food finds only heated products', async () => {
    const found = await keysOf('妊婦');
    expect(found.slice(0, 4)).toEqual(some('cot-fr-001', 'sau-at-001'));
    expect(found.filter((key) => /^(?:ham|pat|sal|che)/.test(key))).toEqual([]);
    expect(await keysOf('妊娠中 生ハム')).not.toEqual(some('ham-fr-001'));
  });

  it('is matched against the declared food label', async () => {
    expect(await keysOf('低カロリーのハム')).toEqual(some('cot-fr-001', 'cot-it-001', 'cot-it-002', 'cot-it-003'));
    expect(await keysOf('減塩 ハム')).not.toEqual(some('ham-fr-001'));
    expect(await keysOf('糖質制限 パテ')).toEqual(await keysOf('パテ'));
    expect((await keysOf('高たんぱく')).filter((key) => key.startsWith('sau'))).toEqual([]);
    expect(await keysOf('離乳食')).toEqual([]);
  });
});

describe('a gift', () => {
  it('with a product kind finds all of that kind, gift boxes and gift products first', async () => {
    const found = await keysOf('退職祝い 生ハム');
    expect(found.slice(0, 2)).toEqual(['gft-jp-005', 'gft-jp-006']);
    expect(found).toEqual(some('gft-jp-004', 'ham-pt-001'));
  });

  it('is recognised next to words without a meaning for the search', async () => {
    expect(await keysOf('彼女の実家 手土産')).toEqual(await keysOf('手土産'));
    expect(await keysOf('歯の悪い祖母')).toEqual(await keysOf('祖母'));
    expect(await keysOf('2000円前後 ギフト')).not.toEqual(some('bac-fr-001'));
  });

  it.each(['お世話になった先生', '入院中の父', '還暦祝い', '暑中見舞い', 'お義母さん', '栄転祝い', '木箱', '退院祝い'])(
    'is recognised in %s',
    async (word) => expect(await keysOf(word)).toEqual(await keysOf('お歳暮')),
  );
});

describe('a dish or drink that the shop does not sell', () => {
  it.each(['ラーメン', 'カレー', '焼酎', 'ノンアルコール', '映画', '冷凍餃子', '安いラーメン'])(
    'finds nothing alone: %s',
    async (word) => expect(await keysOf(word)).toEqual([]),
  );
  it.each(['ラーメンのトッピング', 'カレーに合う', '芋焼酎 つまみ'])(
    'with a word for a pairing finds matching products: %s',
    async (word) => expect((await keysOf(word)).length).toBeGreaterThan(1),
  );
  it.each(['サラダチキン', 'カレーソース', 'ピザ生地', 'ハンバーグ', 'まぐろ', 'ペットフード'])(
    'is not confused with products that are sold: %s',
    async (word) => expect(await keysOf(word)).toEqual([]),
  );
});

describe('a property of products', () => {
  it.each([
    ['赤ワインに合うチーズ', ['che-fr-001', 'che-it-001']],
    ['シャンパンと一緒に', ['sau-fr-001']],
    ['IPAに合うおつまみ', ['ham-at-001', 'sau-at-002']],
    ['スパニッシュオムレツ', ['sal-es-001']],
    ['柔らかいソーセージ', ['sau-fr-001']],
    ['切らなくていい生ハム', ['ham-fr-001']],
    ['白ワイン', ['ham-pt-001', 'pat-fr-002', 'che-fr-001']],
    ['シェリー', ['ham-fr-002', 'ham-es-001', 'gft-jp-006']],
    ['とろける', ['sau-at-002', 'ham-it-001']],
    ['加熱済み', ['cot-fr-001', 'sau-at-001', 'pat-fr-001']],
    ['非加熱のソーセージ', ['sau-fr-002', 'sau-ie-001', 'sau-nz-001']],
    ['オクトーバーフェスト', ['sau-at-002', 'ham-at-001']],
    ['クロックマダム', ['cot-fr-001', 'che-fr-001']],
  ])('%s finds %j', async (word, keys) => expect(await keysOf(word)).toEqual(some(...keys)));

  it('is matched by pairings, and not by ingredients', async () =>
    expect(await keysOf('白ワイン')).not.toEqual(some('acc-fr-001')));
});

describe('a sentence', () => {
  it.each([
    ['カスレを作りたい', 'カスレ'],
    ['スライスされていないサラミ', 'スライスしていないサラミ'],
    ['ナッツ入ってるやつ', 'ナッツ入り'],
    ['バーボンをちびちび', 'バーボンと'],
    ['kamo no namahamu', '鴨の生ハム'],
    ['仏蘭西 チーズ', 'フランス チーズ'],
  ])('%s finds the same as %s', async (typed, words) => {
    const found = await keysOf(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await keysOf(words));
  });

  it('about products that the shop does not sell finds nothing', async () => {
    for (const word of ['サーモンの燻製', 'うなぎのお弁当', '鶏肉のから揚げ'])
      expect(await keysOf(word), word).toEqual([]);
  });

  it('in English may exclude an ingredient', async () =>
    expect(await keysOf('sausage no pork')).toEqual(['sau-nz-001']));
});
