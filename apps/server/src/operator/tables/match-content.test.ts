import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

const banner = {
  id: null,
  area: 'home_campaign',
  title: '冬の贈りもの',
  alt: '冬の贈りもの',
  is_show: true,
  show_from: '2026/12/1',
  sort_no: 1,
};
const titled = async () => (await operator.take('banners')).filter(({ title }) => title === banner.title);

describe('rows without a key', () => {
  it('are added once: a banner that is imported twice appears once', async () => {
    expect((await operator.put('banners', [banner])).body).toMatchObject({ created: 1 });
    expect((await operator.put('banners', [banner])).body).toMatchObject({ created: 0, unchanged: 1 });
    expect(await titled()).toHaveLength(1);
  });

  it('are refused when the file has the same content twice', async () => {
    const other = { ...banner, title: '春の贈りもの' };
    const { status, body } = await operator.put('banners', [other, other]);
    expect([status, body.rows]).toEqual([
      422,
      [{ row: 1, field: 'id', message: '同じ内容の行がファイルの中に2つあります。' }],
    ]);
  });

  it('remain in a file that replaces all rows', async () => {
    const rows = (await operator.take('banners')).map((row) => ({ ...row, id: null }));
    const { body } = await operator.put('banners', rows, { replace: true });
    expect(body).toEqual({ created: 0, updated: 0, unchanged: rows.length, deleted: 0 });
  });
});

describe('a path', () => {
  const page = { title: 'ワイン', description: 'ワインの話', body: '<p>ワイン</p>', sort_no: 50 };
  const paths = async () =>
    (await operator.take('static-pages')).map(({ path }) => path).filter((path) => String(path).includes('wine'));

  it.each(['/wine', '/wine/', 'wine', '//wine//', ' /wine ', '/wine', '/%77ine'])(
    'is one page however it is written: %j',
    async (path) => {
      expect((await operator.put('static-pages', [{ path, ...page }])).status).toBe(200);
      expect(await paths()).toEqual(['/wine']);
    },
  );

  it('cannot be twice in one file', async () => {
    const { body } = await operator.put('static-pages', [
      { path: '/wine', ...page },
      { path: '/wine/', ...page },
    ]);
    expect(body.rows).toEqual([{ row: 1, field: 'path', message: '同じキーの行がファイルの中に2つあります。' }]);
  });

  it('that is stored in two forms is put in order by a replacing file', async () => {
    await shop.db.execute(`insert into static_pages (path, title, description, body, sort_no, updated_at)
      values ('/wine/', 'a', 'b', 'c', 51, now())`);
    const rows = (await operator.take('static-pages')).filter(({ path }) => path !== '/wine/');
    expect((await operator.put('static-pages', rows, { replace: true })).body).toMatchObject({ deleted: 1 });
    expect(await paths()).toEqual(['/wine']);
  });
});
