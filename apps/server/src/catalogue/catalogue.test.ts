import type { ProductFacets, ProductSummary, ProductSuggestions } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const list = (query: Record<string, string | string[]> = {}) =>
  shop.call<ProductSummary[]>('GET', '/v1/products', { query });
const keys = async (query: Record<string, string | string[]>) =>
  (await list({ per: '60', ...query })).body.map(({ key }) => key);

describe('the product list', () => {
  it('returns fifteen products, and the total in its headers', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(body).toHaveLength(15);
    expect(headers).toMatchObject({ 'x-total': '59', 'x-per-page': '15', 'x-last-page': '4', 'x-current-page': '1' });
  });

  it('has the rest on the last page and nothing after it', async () => {
    expect((await list({ page: '4' })).body).toHaveLength(14);
    expect((await list({ page: '5' })).body).toEqual([]);
  });

  it('has no product on two pages', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page })));
    expect(new Set(pages.flatMap(({ body }) => body.map(({ key }) => key))).size).toBe(59);
  });

  it('includes the children of a category only on request', async () => {
    expect(await keys({ category: 'dry-cured-ham' })).toEqual(['ham-fr-004']);
    expect(await keys({ category: 'dry-cured-ham', is_include_children: '1' })).toHaveLength(12);
    expect(await keys({ category: 'speck' })).toEqual(['ham-at-001', 'ham-us-001', 'ham-it-004']);
  });

  it.each([
    ['any of the brands', { 'brand[]': ['tawhero', 'hinode'] }, ['sau-nz-001', 'acc-jp-001']],
    ['all of the tags', { 'tag[]': ['sliced', 'gift', 'premium'] }, ['ham-fr-002', 'ham-es-001']],
    ['any of the countries', { 'country[]': ['NZ', 'DE'] }, ['sau-nz-001', 'sau-de-001', 'gft-jp-009']],
    [
      'a price range with both ends',
      { price_min: '6980', price_max: '12800' },
      ['pat-fr-003', 'acc-jp-001', 'gft-jp-003', 'gft-jp-006', 'gft-jp-009'],
    ],
    ['keys', { 'key[]': ['che-fr-001', 'ham-fr-001', 'nothing'] }, ['ham-fr-001', 'che-fr-001']],
  ])('filters by %s', async (_what, query, expected) => {
    expect(await keys(query)).toEqual(expected);
  });

  it('filters by zone', async () => {
    const { body } = await list({ per: '60', 'zone[]': 'frozen' });
    expect(body.length).toBeGreaterThan(5);
    expect(new Set(body.map(({ zone }) => zone))).toEqual(new Set(['frozen']));
  });

  it('excludes products with the allergen (L-54)', async () => {
    const { body } = await list({ per: '60', 'allergen_exclude[]': '乳' });
    expect(body.length).toBeGreaterThan(5);
    expect(body.filter(({ allergens }) => allergens.mandatory.includes('乳'))).toEqual([]);
  });

  it('hides products that cannot be bought, sold out or suspended, on request', async () => {
    const { body } = await list({ per: '60', in_stock: '1' });
    expect(body.every(({ max_quantity }) => max_quantity > 0)).toBe(true);
    expect(body.map(({ key }) => key)).not.toContain('sau-ie-001');
    expect(body.map(({ key }) => key)).not.toContain('ham-it-001');
  });

  it.each([
    ['price_asc', (it: ProductSummary) => it.price, 1],
    ['price_desc', (it: ProductSummary) => it.price, -1],
    ['price_per_100g_asc', (it: ProductSummary) => it.price_per_100g ?? Infinity, 1],
  ] as const)('sorts by %s', async (sort, valueOf, direction) => {
    const values = (await list({ per: '60', sort })).body.map(valueOf);
    expect(values).toEqual(values.toSorted((a, b) => (a === b ? 0 : (a - b) * direction)));
  });

  it('sorts the newest first', async () => {
    expect((await keys({ sort: 'new' })).slice(0, 2)).toEqual(['ham-fr-006', 'ham-fr-005']);
  });

  it.each([
    [{ per: '61' }, 'per'],
    [{ page: '0' }, 'page'],
    [{ sort: 'random' }, 'sort'],
    [{ price_min: 'cheap' }, 'price_min'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j and names the field', async (query, field) => {
    const { status, body } = await shop.call<{ code: string; errors: Record<string, string[]> }>(
      'GET',
      '/v1/products',
      { query },
    );
    expect(status).toBe(422);
    expect(body.code).toBe('input.invalid');
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('search', () => {
  it.each([
    ['the name as written', 'バイヨンヌ'],
    ['hiragana', 'ばいよんぬ'],
    ['half-width kana', 'ﾊﾞｲﾖﾝﾇ'],
    ['the original name', 'bayonne'],
    ['the original name with accents and capitals', 'BÁYONNE'],
    ['romaji', 'baiyonnu'],
    ['half-typed romaji', 'baiyon'],
    ['kana with letters that the input method has not yet converted', 'バイヨn'],
    ['two words', 'jambon バイヨンヌ'],
  ])('finds the ham by %s', async (_what, word) => {
    expect((await keys({ word }))[0]).toBe('ham-fr-001');
  });

  it('finds by brand, category, tag and country', async () => {
    expect(await keys({ word: '刃物工房' })).toEqual(['acc-jp-001']);
    expect(await keys({ word: 'ペアリング' })).toHaveLength(4);
    expect(await keys({ word: '羊乳' })).toEqual(['che-es-001']);
    expect(await keys({ word: 'ニュージーランド' })).toEqual(['sau-nz-001']);
  });

  it('finds by one character', async () => {
    expect(await keys({ word: '鴨' })).toEqual(expect.arrayContaining(['ham-fr-004', 'pat-fr-003']));
  });

  it('finds synonyms, and for a product name only the products with that name', async () => {
    expect(await keys({ word: 'パルメザン' })).toEqual(['che-it-001']);
    expect((await keys({ word: 'プロシュート' })).toSorted()).toEqual(['cot-it-001', 'ham-it-001', 'ham-it-002']);
  });

  it('lists food before tools', async () => {
    const found = await keys({ word: 'ギフト' });
    expect(found.at(-1)).toBe('acc-jp-001');
    expect(found.length).toBeGreaterThan(5);
    expect(await keys({ word: '生ハム' })).not.toContain('acc-jp-001');
  });

  it('reads marks of origin as written, not as romaji', async () => {
    expect(await keys({ word: 'DOP' })).toHaveLength(9);
  });

  it('finds products by their description', async () => {
    expect(await keys({ word: 'メロンに合う' })).toEqual(['ham-fr-001', 'ham-fr-005', 'ham-it-001']);
  });

  it('matches the whole word, not only its pairs of letters', async () => {
    // ソーセとーセー… both occur in ソーセージ; the word itself does not.
    expect(await keys({ word: 'せじせじ' })).toEqual([]);
  });

  it('requires every word, unchanged, in a search as typed', async () => {
    expect(await keys({ word: 'バイヨンヌ チーズ', is_as_typed: '1' })).toEqual([]);
  });

  it('treats a blank search as no search', async () => {
    expect((await list({ word: '  ' })).headers['x-total']).toBe('59');
  });

  it.each(["'; drop table products; --", '%', '_', '\\'])('searches for %j without an error or harm', async (word) => {
    expect((await list({ word })).status).toBe(200);
    expect((await list()).headers['x-total']).toBe('59');
  });

  it.each(['\u0000', 'ham\u0000'])('refuses %j, which the database cannot store', async (word) => {
    expect((await list({ word })).status).toBe(422);
  });

  it('can be filtered and sorted like any list', async () => {
    const { body } = await list({ word: 'ソーセージ', 'zone[]': 'frozen', sort: 'price_asc' });
    expect(body[0]?.key).toBe('sau-ie-001');
  });
});

describe('facets', () => {
  const facets = async (query: Record<string, string | string[]> = {}) =>
    (await shop.call<ProductFacets>('GET', '/v1/product-facets', { query })).body;
  const count = (values: ProductFacets['brands'], value: string) => values.find((it) => it.value === value)?.count;

  it('have the count of the list with each value', async () => {
    const base = { 'country[]': 'FR', is_include_children: '1' };
    const found = await facets(base);
    expect(found.total).toBe((await keys(base)).length);
    for (const [parameter, values] of [
      ['category', found.categories],
      ['brand[]', found.brands],
      ['tag[]', found.tags],
      ['zone[]', found.zones],
      ['allergen_exclude[]', found.allergens],
    ] as const) {
      for (const { value, count: counted } of values) {
        expect([parameter, value, (await keys({ ...base, [parameter]: value })).length]).toEqual([
          parameter,
          value,
          counted,
        ]);
      }
    }
  });

  it('ignore a filter in its own counts, so that a second value can be chosen', async () => {
    const found = await facets({ 'country[]': 'FR', 'zone[]': 'frozen' });
    expect(count(found.countries, 'AT')).toBe((await keys({ 'country[]': 'AT', 'zone[]': 'frozen' })).length);
    expect(count(found.zones, 'ambient')).toBe((await keys({ 'country[]': 'FR', 'zone[]': 'ambient' })).length);
  });

  it('have the price range without the price filter', async () => {
    expect((await facets({ price_max: '500' })).price).toEqual({ min: 498, max: 64800 });
    expect((await facets({ price_max: '500' })).total).toBe(1);
  });

  it('count within a search', async () => {
    expect((await facets({ word: 'チーズ' })).total).toBe((await keys({ word: 'チーズ' })).length);
  });

  it('have no price range when nothing is found', async () => {
    expect(await facets({ word: 'ないない' })).toMatchObject({
      total: 0,
      in_stock: 0,
      price: { min: null, max: null },
    });
  });
});

describe('suggestions', () => {
  const suggest = async (word: string) =>
    (await shop.call<ProductSuggestions>('GET', '/v1/product-suggestions', { query: { word } })).body;

  it('contain products, categories and brands for a half-typed word', async () => {
    const { products, categories } = await suggest('さら');
    expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(['デニッシュ・サラミ スライス']));
    expect(categories[0]?.key).toBe('salami');
    expect((await suggest('めぞ')).brands.map(({ key }) => key)).toEqual(['aubevert']);
  });

  it('understand romaji', async () => {
    expect((await suggest('sarami')).categories[0]?.key).toBe('salami');
  });

  it('list names that contain the word as typed before other matches', async () => {
    const { products, categories } = await suggest('ソー');
    expect(categories.map(({ name }) => name)).toEqual([
      'ソーセージ',
      'サラミ・ドライソーセージ',
      '温めて食べるソーセージ',
    ]);
    const isWritten = products.map(({ name }) => name.includes('ソー'));
    expect(isWritten).toEqual([true, true, false, false, false, false]);
  });

  it('find a brand by its original name', async () => {
    expect((await suggest('Maison A')).brands.map(({ key }) => key)).toEqual(['aubevert']);
  });
});
