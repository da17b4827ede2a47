import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import type { FileRow } from './read-table.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let before: FileRow[];
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
beforeEach(async () => {
  before = await operator.take('news');
});
afterAll(() => shop.close());

const article = {
  kind: 'notice',
  title: '年末の営業',
  lead: '休みのお知らせ',
  body: '<p>12月31日は休みます。</p>',
  is_important: false,
  published_at: '2026/11/20 9:00',
};
const titles = async () => (await operator.take('news')).map(({ title }) => title);

describe('rows', () => {
  it('without an id are added, with times as spreadsheets write them', async () => {
    expect((await operator.put('news', [{ id: null, ...article }])).body).toMatchObject({ created: 1, updated: 0 });
    const [added] = (await operator.take('news')).filter(({ title }) => title === article.title);
    expect(added).toMatchObject({
      published_at: '2026-11-20T09:00:00+09:00',
      published_until: null,
      channel_prefixes: null,
    });
  });

  it('with an explicit id leave the next id free', async () => {
    expect((await operator.put('news', [{ ...article, id: 9000 }])).status).toBe(200);
    expect((await operator.put('news', [{ ...article, id: null, title: 'その次' }])).status).toBe(200);
    expect((await operator.take('news')).at(-1)).toMatchObject({ id: 9001, title: 'その次' });
  });

  it('with a known key preserve the columns that the file lacks', async () => {
    const [first] = before;
    expect((await operator.put('news', [{ id: first?.id, title: '題名だけ' }])).body).toMatchObject({ updated: 1 });
    expect((await operator.take('news'))[0]).toEqual({ ...first, title: '題名だけ' });
  });

  it('that a replacing file lacks are deleted', async () => {
    expect((await operator.put('news', before.slice(0, 2), { replace: true })).body).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
      deleted: before.length - 2,
    });
    expect(await operator.take('news')).toEqual(before.slice(0, 2));
  });
});

describe('a dry run', () => {
  it('reports what would happen and changes nothing', async () => {
    expect(
      (await operator.put('news', [{ ...article, title: '試し' }], { dry_run: true, replace: true })).body,
    ).toMatchObject({ created: 1, deleted: before.length });
    expect(await operator.take('news')).toEqual(before);
  });
});

describe('a file with invalid rows', () => {
  it('is reported row by row, and changes nothing', async () => {
    const { status, body } = await operator.put('news', [
      { ...article, title: 'よい行' },
      { ...article, kind: 'gossip', published_at: '明日' },
      { title: '題名だけの新しい行' },
      { ...article, is_important: 'はい', colour: 'red' },
      { ...article, channel_prefixes: ['nowhere'] },
      { id: before[0]?.id, title: 'A' },
      { id: before[0]?.id, title: 'B' },
    ]);
    expect([status, body.code]).toEqual([422, 'import.invalid']);
    expect(body.rows?.map(({ row, field, message }) => [row, field, message])).toEqual(
      expect.arrayContaining([
        [1, 'kind', 'notice、product、delivery、maintenance のいずれかを入力してください。'],
        [1, 'published_at', '日時(例:2026-11-21 10:00)で入力してください。'],
        [2, 'body', '入力してください。'],
        [3, 'is_important', 'true か false で指定してください。'],
        [3, 'colour', '不明な項目です。'],
        [4, 'channel_prefixes', '「nowhere」は登録されていません。'],
        [6, 'id', '同じキーの行がファイルの中に2つあります。'],
      ]),
    );
    expect(body.rows?.some(({ row }) => row === 0)).toBe(false);
    expect(await operator.take('news')).toEqual(before);
  });

  it('may reference rows further down, but not missing ones', async () => {
    const sub = { key: 'new-sub', parent: 'new-top', name: '下', lead: null, sort_no: 2 };
    expect((await operator.put('categories', [sub])).body.rows).toEqual([
      { row: 0, field: 'parent', message: '「new-top」は登録されていません。' },
    ]);
    expect(
      (await operator.put('categories', [sub, { key: 'new-top', parent: null, name: '上', lead: null, sort_no: 99 }]))
        .body,
    ).toMatchObject({ created: 2 });
  });

  it('cannot make categories their own descendants', async () => {
    await operator.put('categories', [
      { key: 'ring-a', parent: null, name: 'A', lead: null, sort_no: 1 },
      { key: 'ring-b', parent: 'ring-a', name: 'B', lead: null, sort_no: 2 },
    ]);
    const { body } = await operator.put('categories', [{ key: 'ring-a', parent: 'ring-b' }]);
    expect(body.rows?.map(({ message }) => message)).toContain('「ring-a」が自分自身の下に入っています。');
  });

  it('cannot delete rows that are in use', async () => {
    const [brand, ...rest] = await operator.take('brands');
    const { status, body } = await operator.put('brands', rest, { replace: true });
    expect(status).toBe(422);
    expect(body.rows?.[0]).toMatchObject({
      row: null,
      field: 'key',
      message: expect.stringContaining(`${String(brand?.key)} を削除できません。`),
    });
  });

  it('cannot break a rule of the table', async () => {
    const { body } = await operator.put('products', [
      { key: 'ham-fr-001', price: -1 },
      { key: 'ham-fr-002', sale_status: 'suspended' },
    ]);
    expect(body.rows?.map(({ row, message }) => [row, message])).toEqual([
      [0, '0以上で指定してください。'],
      [1, '販売を停止する商品(sale_status=suspended)には、理由(suspend_reason)が必要です。'],
    ]);
  });

  it('cannot contain a character that is not allowed in feeds, but may contain lines and tabs', async () => {
    const control = (place: number, code: string) =>
      `${place}文字目に、使えない文字(制御文字 U+${code})が含まれています。取り除いてください。`;
    const { status, body } = await operator.put('news', [
      { ...article, body: '<p>一行目\n\t二行目\r\n</p>' },
      { ...article, title: '年末の\u000b営業', lead: '\u0001' },
      { ...article, channel_prefixes: ['f\u001fle'] },
    ]);
    expect([status, body.rows]).toEqual([
      422,
      [
        { row: 1, field: 'title', message: control(4, '000B') },
        { row: 1, field: 'lead', message: control(1, '0001') },
        { row: 2, field: 'channel_prefixes', message: control(2, '001F') },
      ],
    ]);
  });

  it('cannot exceed the page limits', async () => {
    const { body } = await operator.put('news', [{ id: before[0]?.id, title: '長'.repeat(1000) }]);
    expect(body.rows).toEqual([
      { row: 0, field: 'title', message: expect.stringMatching(/^\d+文字以内で入力してください。$/) },
    ]);
  });
});

describe('one channel', () => {
  it('has separate rows, which alone are exported, imported and replaced', async () => {
    expect((await operator.put('news', [{ ...article, title: '支店だけ' }], { channel: 'fle' })).body).toMatchObject({
      created: 1,
    });
    const own = await operator.take('news', 'fle');
    expect(own.map(({ title, channel_prefixes: of }) => [title, of])).toEqual([['支店だけ', ['fle']]]);
    expect((await operator.put('news', own, { channel: 'fle', replace: true })).body).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      deleted: 0,
    });
    expect((await operator.put('news', [], { channel: 'fle', replace: true })).body).toMatchObject({ deleted: 1 });
    expect(await operator.take('news')).toEqual(before);
  });

  it('cannot change rows of others', async () => {
    const { body } = await operator.put('news', [{ id: before[0]?.id, title: '奪う' }], { channel: 'fle' });
    expect(body.rows).toEqual([
      { row: 0, field: 'channel_prefixes', message: 'ほかのチャネルでも使われている行です。' },
    ]);
  });

  it.each([
    ['brands', 'fle', 422, 'table.no_channels'],
    ['news', 'nowhere', 404, 'channel.not_found'],
    ['nothing', 'fle', 404, 'table.not_found'],
  ])('%s of %s: %i %s', async (table, channel, status, code) => {
    const answer = await operator.put(table, [], { channel });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

it('a new product is sold out until its stock is imported', async () => {
  const [known] = (await operator.take('products')).filter(({ key }) => key === 'ham-fr-001');
  expect((await operator.put('products', [{ ...known, key: 'ham-fr-999', sku: 'HAM-FR-999' }])).body).toMatchObject({
    created: 1,
  });
  expect((await shop.call('GET', '/v1/products/ham-fr-999')).body).toMatchObject({ stock_state: 'out' });
  await operator.put('stock', [{ product: 'ham-fr-999', counted: 20 }]);
  expect((await shop.call('GET', '/v1/products/ham-fr-999')).body).toMatchObject({ stock_state: 'in_stock' });
});

it('the only row of the delivery settings is not deleted by a file', async () => {
  expect((await operator.put('delivery-settings', [], { replace: true })).body.code).toBe('import.not_replaceable');
  expect(await titles()).toEqual(before.map(({ title }) => title));
});

describe('a date without a time includes its day', () => {
  it.each([
    ['coupons', 'ends_at'],
    ['banners', 'show_until'],
    ['news', 'published_until'],
    ['popups', 'published_until'],
    ['landing-pages', 'published_until'],
    ['blogs', 'published_until'],
  ])('where %s end', async (table, field) => {
    const [row] = await operator.take(table);
    expect((await operator.put(table, [{ ...row, [field]: '2099/11/28' }])).status).toBe(200);
    expect((await operator.take(table))[0]?.[field]).toBe('2099-11-28T23:59:59.999+09:00');
    await operator.put(table, [row ?? {}]);
  });

  it('and starts with it in a start column', async () => {
    expect((await operator.put('news', [{ ...article, title: '始まり', published_at: '2026/11/28' }])).status).toBe(
      200,
    );
    expect((await operator.take('news')).find(({ title }) => title === '始まり')?.published_at).toBe(
      '2026-11-28T00:00:00+09:00',
    );
  });
});

it('is accepted as spreadsheets write it', async () => {
  for (const date of ['2027/11/1', '２０２７/１１/２', '2027年11月3日', '2027/11/4 0:00'])
    expect((await operator.put('closed-days', [{ date, reason: '棚卸し' }])).status).toBe(200);
  const days = (await operator.take('closed-days')).map(({ date }) => date);
  expect(days).toEqual(expect.arrayContaining(['2027-11-01', '2027-11-02', '2027-11-03', '2027-11-04']));
  const { body } = await operator.put('closed-days', [{ date: '11月1日', reason: '棚卸し' }]);
  expect(body.rows).toEqual([{ row: 0, field: 'date', message: '日付(例:2026-11-21)で入力してください。' }]);
});
