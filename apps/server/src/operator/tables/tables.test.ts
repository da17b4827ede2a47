import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import { contentTables } from './content-tables.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const names = contentTables.map(({ name }) => name);
/** Rows for a table that is empty in the seed: the sample shop has no blockages. */
const samples: Readonly<Record<string, object>> = {
  blockages: { prefectures: ['北海道'], from: '2026-12-01', to: '2026-12-03', reason: '大雪のため' },
};
const nothing = { created: 0, updated: 0, deleted: 0 };
const shown = async <T>(url: string) => (await shop.call<T>('GET', url)).body;

describe.each(contentTables.map((table) => [table.name, table] as const))('%s', (name, { isReplaceable }) => {
  it('is unchanged when an export is imported again', async () => {
    if (samples[name]) await operator.put(name, [samples[name]]);
    const rows = await operator.take(name);
    expect(rows.length).toBeGreaterThan(0);
    const { body } = await operator.put(name, rows, { replace: isReplaceable !== false });
    expect(body).toEqual({ ...nothing, unchanged: rows.length });
    expect(await operator.take(name)).toEqual(rows);
  });
});

it('lists the tables, and what their files contain', async () => {
  const tables = await operator.tables();
  expect(tables.map(({ name }) => name)).toEqual(names);
  expect(tables.find(({ name }) => name === 'news')).toMatchObject({
    label: 'お知らせ',
    key: ['id'],
    has_channels: true,
  });
});

describe('a change is visible in its public call', () => {
  it.each([
    ['news', 'title', '/v1/news'],
    ['popups', 'title', '/v1/popups'],
    ['qas', 'question', '/v1/qas'],
    ['qa-categories', 'name', '/v1/qa-categories'],
    ['free-areas', 'title', '/v1/free-areas?per=all'],
    ['landing-pages', 'title', '/v1/lp'],
    ['blogs', 'title', '/v1/blogs'],
    ['banners', 'title', '/v1/banners?is_show=1'],
    ['messages', 'body', '/v1/messages?per=all'],
    ['static-pages', 'title', '/v1/static-pages/urls'],
    ['catalogs', 'name', '/v1/catalog'],
    ['tags', 'name', '/v1/tags?per=all'],
    ['brands', 'name', '/v1/brands?per=all'],
    ['categories', 'name', '/v1/categories/hierarchy?table=products'],
    ['inquiry-categories', 'name', '/v1/categories/hierarchy?table=inquiries'],
    ['products', 'name', '/v1/products'],
    ['collection-entries', 'title', '/v1/collections/recipes?per=all'],
  ])('%s', async (name, field, url) => {
    const words = `取込の見本-${name}`;
    const rows = await operator.take(name);
    const changed = rows.map((row) => ({ ...row, [field]: words }));
    const { body } = await operator.put(name, changed);
    expect(body).toMatchObject({ ...nothing, updated: rows.length, unchanged: 0 });
    expect(JSON.stringify(await shown(url))).toContain(words);
    await operator.put(name, rows);
    expect(JSON.stringify(await shown(url))).not.toContain(words);
  });

  it('stock', async () => {
    const row = (await operator.take('stock')).find(({ product }) => product === 'ham-fr-001');
    await operator.put('stock', [{ ...row, counted: 3 }]);
    expect(await shown('/v1/products/ham-fr-001')).toMatchObject({ stock_state: 'few', max_quantity: 3 });
  });
});

describe('the pieces per case', () => {
  it.each([
    [1, '2以上で指定してください。'],
    [100, '99以下で指定してください。'],
    [2.5, '整数で指定してください。'],
    ['十二', '整数で指定してください。'],
  ])('cannot be %s', async (case_quantity, message) => {
    const { status, body } = await operator.put('products', [{ key: 'ham-fr-002', case_quantity }]);
    expect([status, body.rows]).toEqual([422, [{ row: 0, field: 'case_quantity', message }]]);
  });

  it('are returned with the product, and omitted when empty', async () => {
    await operator.put('products', [{ key: 'ham-fr-002', case_quantity: 12 }]);
    expect(await shown('/v1/products/ham-fr-002')).toMatchObject({
      price: 2680,
      case_quantity: 12,
      case_tax_amount: 2382,
    });
    await operator.put('products', [{ key: 'ham-fr-002', case_quantity: null }]);
    expect(await shown('/v1/products/ham-fr-002')).not.toHaveProperty('case_quantity');
  });
});

describe('the search', () => {
  const found = async (word: string) =>
    (await shop.call('GET', '/v1/products', { query: { word } })).headers['x-total'];

  it('finds a product by its new name, and by a new name of its brand', async () => {
    const [brand] = await operator.take('brands');
    await operator.put('products', [{ key: 'ham-fr-001', name: 'あたらしいなまえ' }]);
    expect(await found('あたらしいなまえ')).toBe('1');
    await operator.put('brands', [{ ...brand, name: 'べつのめーかー' }]);
    expect(Number(await found('べつのめーかー'))).toBeGreaterThan(0);
  });

  it('finds a product by a new tag', async () => {
    await operator.put('products', [{ key: 'ham-fr-002', tags: ['can'] }]);
    expect(await shown('/v1/products/ham-fr-002')).toMatchObject({ tags: [expect.objectContaining({ name: '缶詰' })] });
    const { rows } = await shop.db.execute<{ folded_text: string }>(
      `select folded_text from products where key = 'ham-fr-002'`,
    );
    expect(rows[0]?.folded_text).toContain('缶詰');
  });
});

it('a channel responds on its hosts, and a new one starts with default settings', async () => {
  const [fle] = (await operator.take('channels')).filter(({ prefix }) => prefix === 'fle');
  const theme = async (channel: string) =>
    (await shop.call<{ SITE: { THEME: string } }>('GET', '/v1/settings/front', { channel })).body.SITE?.THEME;
  expect(
    (
      await operator.put('channels', [
        { ...fle, hosts: ['fle.localhost', 'hana.example.jp'] },
        { ...fle, prefix: 'new', hosts: ['new.example.jp'], theme: 'Sto' },
      ])
    ).status,
  ).toBe(200);
  expect(await theme('new.example.jp'), 'it is closed until it is opened').toBeUndefined();
  expect((await operator.ask('PATCH', 'channels/new', { is_open: true })).status).toBeLessThan(300);
  expect([await theme('hana.example.jp'), await theme('new.example.jp')]).toEqual(['Fle', 'Sto']);
});

it.each([
  [{ acent: '#123456' }, 'colors', '「acent」という色はありません'],
  [{ accent: 'red' }, 'colors', '#1f4f86 の形で'],
])('a channel refuses colours like %o', async (colors, field, message) => {
  const [tee] = (await operator.take('channels')).filter(({ prefix }) => prefix === 'tee');
  const { status, body } = await operator.put('channels', [{ ...tee, colors }]);
  expect([status, body.rows]).toEqual([422, [{ row: 0, field, message: expect.stringContaining(message) as string }]]);
});

it.each([
  ['theme', 'Nonsense'],
  ['namespace', 'Nonsense'],
])('a channel refuses a %s that does not exist', async (field, name) => {
  const [tee] = (await operator.take('channels')).filter(({ prefix }) => prefix === 'tee');
  const { status, body } = await operator.put('channels', [{ ...tee, [field]: name }]);
  expect([status, body.rows?.map((row) => row.field)]).toEqual([422, [field]]);
});

describe('hosts of channels', () => {
  it.each([
    ['used by another channel', 'tee.localhost', '「tee.localhost」はチャネル tee のホスト名です。'],
    ['in capitals', 'Hana.example.jp', expect.stringContaining('小文字で') as string],
    ['with a port', 'hana.example.jp:443', expect.stringContaining('ポート番号をつけずに') as string],
  ])('are refused with their row when one is %s, and nothing is imported', async (_what, host, message) => {
    const before = await operator.take('channels');
    const [simple, ven] = before.filter(({ prefix }) => prefix === 'simple' || prefix === 'ven');
    const { status, body } = await operator.put('channels', [
      { ...simple, name: 'べつの名前' },
      { ...ven, hosts: ['ven.localhost', host] },
    ]);
    expect([status, body.rows]).toEqual([422, [{ row: 1, field: 'hosts', message }]]);
    expect(await operator.take('channels')).toEqual(before);
  });

  it('may move from one channel to another in one file', async () => {
    const before = await operator.take('channels');
    const [gen, lat] = before.filter(({ prefix }) => prefix === 'gen' || prefix === 'lat');
    expect(
      (
        await operator.put('channels', [
          { ...gen, hosts: lat?.hosts },
          { ...lat, hosts: gen?.hosts },
        ])
      ).status,
    ).toBe(200);
    expect((await operator.put('channels', [gen ?? {}, lat ?? {}])).status).toBe(200);
  });
});
