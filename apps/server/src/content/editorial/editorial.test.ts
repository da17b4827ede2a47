import type {
  BlogArticle,
  BlogSummary,
  Catalog,
  CollectionEntry,
  FilesContents,
  FreeArea,
  LandingPage,
  LandingPageSummary,
  NewsArticle,
  NewsSummary,
  PageLayout,
  Popup,
  Qa,
  QaCategory,
} from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landingPages, news, newsReads } from '../../platform/db/schema/editorial.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const notFound = (noun: string) => ({ status: 404, body: { code: `${noun}.not_found` } });

describe('news', () => {
  const list = async (options: { channel?: string; token?: string; query?: Record<string, string> } = {}) =>
    shop.call<NewsSummary[]>('GET', '/v1/news', options);
  const titles = async (channel?: string) => (await list(channel ? { channel } : {})).body.map(({ title }) => title);

  it('is listed newest first, paginated, without expired and unpublished items', async () => {
    const { body, headers } = await list({ query: { per: '2', page: '1' } });
    expect(body.map(({ title }) => title)).toEqual(['年末年始のお届けについて', 'お歳暮の承りを始めました']);
    expect([headers['x-total'], headers['x-last-page']]).toEqual(['12', '6']);
    expect(await titles()).not.toContain('夏季の冷蔵便について');
    expect(await titles()).not.toContain('サイト点検のお知らせ');
  });

  it('is filtered by kind, with the page count of that kind', async () => {
    const { body, headers } = await list({ query: { kind: 'product', per: '1' } });
    expect([body.map(({ kind }) => kind), headers['x-total']]).toEqual([['product'], '4']);
    expect(await list({ query: { kind: 'gossip' } })).toMatchObject({ status: 422 });
  });

  it('has its neighbours by date, without expired, unpublished and other channels’ items', async () => {
    const all = (await list({ query: { per: 'all' } })).body;
    const read = async (index: number) => (await shop.call<NewsArticle>('GET', `/v1/news/${all[index]?.id}`)).body;
    for (const index of all.keys())
      expect(await read(index), all[index]?.title).toMatchObject({
        newer: index === 0 ? null : { id: all[index - 1]?.id, title: all[index - 1]?.title },
        older: index === all.length - 1 ? null : { id: all[index + 1]?.id, title: all[index + 1]?.title },
      });
  });

  it('of one channel is shown only there', async () => {
    const [school, elsewhere] = [await titles('gakuen.localhost'), await titles()];
    expect([
      school.includes('調理実習の衣料をお求めの方へ'),
      elsewhere.includes('調理実習の衣料をお求めの方へ'),
    ]).toEqual([true, false]);
    const [row] = await shop.db
      .select({ id: news.id })
      .from(news)
      .where(eq(news.title, '調理実習の衣料をお求めの方へ'));
    expect(await shop.call('GET', `/v1/news/${row?.id}`)).toMatchObject(notFound('news'));
    expect(await shop.call('GET', `/v1/news/${row?.id}`, { channel: 'gakuen.localhost' })).toMatchObject({
      status: 200,
    });
  });

  it('that a member has read is marked for that member only, once however often it is reported', async () => {
    const token = await loginAs(shop);
    const [first] = (await list()).body;
    const body = { readable_id: first?.id };
    for (let times = 0; times < 2; times += 1)
      expect((await shop.call('POST', '/v1/news/readables', { token, body })).status).toBe(204);
    expect((await list({ token })).body.map(({ is_read }) => is_read)).toEqual([
      true,
      ...Array.from({ length: 9 }, () => false),
    ]);
    expect(await shop.call('GET', `/v1/news/${first?.id}`, { token })).toMatchObject({ body: { is_read: true } });
    expect((await list()).body.some(({ is_read }) => is_read)).toBe(false);
    expect(await shop.db.select().from(newsReads)).toHaveLength(1);
  });

  it('that a guest has read is not stored', async () => {
    const before = await shop.db.select().from(newsReads);
    const [, second] = (await list()).body;
    expect((await shop.call('POST', '/v1/news/readables', { body: { readable_id: second?.id } })).status).toBe(204);
    expect(await shop.db.select().from(newsReads)).toEqual(before);
    expect(await shop.call('POST', '/v1/news/readables', { body: { readable_id: 9999 } })).toMatchObject(
      notFound('news'),
    );
  });
});

describe('popups', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await shop.call<Popup[]>('GET', '/v1/popups', { query })).body;

  it('are those that are currently active on the requested page', async () => {
    expect((await list()).map(({ title }) => title)).toEqual([
      'お歳暮の承りを始めました(見本)',
      '年内のお届けをご希望の方へ(見本)',
    ]);
    expect((await list({ page_key: 'faq' })).map(({ frequency }) => frequency)).toEqual(['once', 'daily']);
    expect(await list({ page_key: 'home' })).toEqual([]);
  });

  it('are read one by one while they are active', async () => {
    const [first] = await list();
    expect(await shop.call('GET', `/v1/popups/${first?.id}`)).toMatchObject({
      status: 200,
      body: { link_url: '/product/?tag=gift' },
    });
    shop.clock.set('2027-01-06T10:00:00+09:00');
    expect(await shop.call('GET', `/v1/popups/${first?.id}`)).toMatchObject(notFound('popup'));
    expect((await list({ page_key: 'mypage' })).map(({ title }) => title)).toEqual(['初売りのご案内(見本)']);
    shop.clock.set('2026-11-20T10:00:00+09:00');
  });
});

describe('questions', () => {
  it('are listed under categories with their counts', async () => {
    const { body } = await shop.call<QaCategory[]>('GET', '/v1/qa-categories');
    expect(body.map(({ key, qa_count }) => [key, qa_count])).toEqual([
      ['order', 5],
      ['delivery', 5],
      ['payment', 4],
      ['product', 5],
      ['gift', 3],
      ['member', 2],
    ]);
  });

  it('are filtered by category and found by text in any width', async () => {
    const list = async (query: Record<string, string>) => (await shop.call<Qa[]>('GET', '/v1/qas', { query })).body;
    expect((await list({ per: 'all' })).length).toBe(24);
    expect((await list({ category: 'member' })).map(({ category }) => category.name)).toEqual(['会員', '会員']);
    expect((await list({ word: 'ｱﾚﾙｷﾞｰ ラベル' })).map(({ question }) => question)).toEqual([
      'アレルギーのある食品を除いて探せますか?',
    ]);
    expect(await list({ word: 'guide' })).toEqual([]);
    expect(await list({ category: 'nothing' })).toEqual([]);
  });
});

describe('free areas and campaigns', () => {
  it('free areas are listed by their codes, each on its channels', async () => {
    const codes = async (channel: string) =>
      (await shop.call<FreeArea[]>('GET', '/v1/free-areas', { channel, query: { per: 'all' } })).body.map(
        ({ code }) => code,
      );
    expect(await codes('simple.localhost')).toEqual([
      'home_guide',
      'list_guide',
      'product_storage',
      'catalog_order',
      'contact_top',
    ]);
    expect(await codes('gakuen.localhost')).toContain('school_guide');
  });

  it('a campaign is shown during its period, with the products that the channel sells', async () => {
    expect((await shop.call<LandingPageSummary[]>('GET', '/v1/lp')).body.map(({ key }) => key)).toEqual([
      'oseibo',
      'weekend-grill',
      'recipes',
      'maker',
      'story',
      'howto',
    ]);
    const { body } = await shop.call<LandingPage>('GET', '/v1/lp/oseibo');
    expect(body.product_keys).toEqual(['ham-fr-001', 'ham-fr-002', 'ham-es-001', 'pat-fr-003']);
    expect(body.image).toMatchObject({
      base: expect.stringMatching(/^\/v1\/images\/categories\/dry-cured-ham\/header-/) as string,
    });
    expect(await shop.call('GET', '/v1/lp/valentine')).toMatchObject(notFound('landing_page'));
    await shop.db
      .update(landingPages)
      .set({ productKeys: ['wear-jp-001', 'ham-fr-001', 'gone'] })
      .where(eq(landingPages.key, 'oseibo'));
    await shop.settled();
    expect((await shop.call<LandingPage>('GET', '/v1/lp/oseibo')).body.product_keys).toEqual(['ham-fr-001']);
    expect(
      (await shop.call<LandingPage>('GET', '/v1/lp/oseibo', { channel: 'gakuen.localhost' })).body.product_keys,
    ).toEqual(['wear-jp-001', 'ham-fr-001']);
  });
});

describe('articles, catalogues and collections', () => {
  it('articles have their neighbours by date, without unpublished ones', async () => {
    const { body: list, headers } = await shop.call<BlogSummary[]>('GET', '/v1/blogs');
    expect(headers['x-total']).toBe('9');
    const read = async (index: number) => (await shop.call<BlogArticle>('GET', `/v1/blogs/${list[index]?.id}`)).body;
    expect(await read(0)).toMatchObject({ newer: null, older: { title: list[1]?.title } });
    expect(await read(8)).toMatchObject({ newer: { title: list[7]?.title }, older: null });
    expect((await shop.call<BlogSummary[]>('GET', '/v1/blogs', { query: { category: '食べ方' } })).body).toHaveLength(
      4,
    );
    expect(list[0]?.image?.base).toContain('/ham-it-001/');
    expect(await shop.call('GET', '/v1/blogs/9999')).toMatchObject(notFound('blog'));
  });

  it('catalogues have numbered pages with products that are sold', async () => {
    const { body } = await shop.call<Catalog[]>('GET', '/v1/catalog');
    expect(body.map(({ key, binding, pages }) => [key, binding, pages.length])).toEqual([
      ['winter-gift', 'left', 16],
      ['standard', 'left', 16],
    ]);
    for (const { pages } of body)
      expect(pages.map(({ page_no }) => page_no)).toEqual(pages.map((_, index) => index + 1));
    expect(body[0]?.pages[7]?.product_keys).toEqual(['sal-fr-001', 'sal-fr-002', 'sal-pt-001']);
  });

  it('a collection is paginated, with at most the maximum page size', async () => {
    const read = (query: Record<string, string>) =>
      shop.call<CollectionEntry[]>('GET', '/v1/collections/recipes', { query });
    expect((await read({ per: 'all' })).body.map(({ key }) => key)).toEqual([
      'prosciutto-melon',
      'carbonara',
      'cassoulet',
      'charcuterie-board',
      'croque-monsieur',
      'pate-tartine',
      'warm-potato-salad',
      'chorizo-chickpeas',
      'mortadella-lunch-box',
    ]);
    const { body, headers } = await read({ per: 'all', page: '2', max_page_size: '5' });
    expect([body.length, headers['x-last-page'], headers['x-per-page']]).toEqual([4, '2', '5']);
    expect((await read({ key: 'carbonara', max_page_size: '1' })).body).toMatchObject([
      { alias: 'recipes', facts: [{ label: '時間', value: '20分' }, {}] },
    ]);
    const withParmesan = (await read({ product_key: 'che-it-001' })).body;
    expect(withParmesan.map(({ key }) => key)).toEqual(['carbonara', 'mortadella-lunch-box']);
    expect(withParmesan.map(({ image }) => image?.base)).toEqual([
      expect.stringContaining('/products/bac-it-002/closeup-'),
      expect.stringContaining('/products/cot-it-002/closeup-'),
    ]);
    expect(await shop.call('GET', '/v1/collections/nothing')).toMatchObject(notFound('collection'));
  });
});

describe('layouts', () => {
  it('describe the content of a page; a channel may have its own', async () => {
    const read = async (channel: string) => (await shop.call<PageLayout>('GET', '/v1/layouts/home', { channel })).body;
    const [shared, own] = [await read('simple.localhost'), await read('gakuen.localhost')];
    expect([shared.title, own.title]).toEqual(['トップページ', 'トップページ(学園)']);
    expect((await shop.call<PageLayout>('GET', `/v1/pages/front/layout/${shared.id}`)).body).toEqual(shared);
    expect(await shop.call('GET', `/v1/pages/front/layout/${own.id}`)).toMatchObject(notFound('layout'));
    expect(await shop.call('GET', '/v1/layouts/nothing')).toMatchObject(notFound('layout'));
  });
});

describe('text files', () => {
  const read = (url: string) => shop.call<FilesContents>('GET', '/v1/files-contents', { query: { url } });

  it('are read by their path', async () => {
    expect((await read('/files/gift/noshi-words.csv')).body).toMatchObject({
      media_type: 'text/csv',
      content: expect.stringContaining('御歳暮') as string,
    });
  });

  it.each([
    '/files/../files/gift/noshi-words.csv',
    '/files/gift/../../../../etc/passwd',
    '../../etc/passwd',
    '/etc/passwd',
    '%2Ffiles%2Fgift%2Fnoshi-words.csv',
    '\\files\\gift\\noshi-words.csv',
    '//files/gift/noshi-words.csv',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data/',
    '/files/gift/noshi-words.csv/',
    '/FILES/gift/noshi-words.csv',
    '/files/gift/',
  ])('are not found by a manipulated path: %s', async (url) => {
    expect(await read(url)).toMatchObject(notFound('file'));
  });

  it('require a path', async () => {
    expect(await shop.call('GET', '/v1/files-contents')).toMatchObject({
      status: 422,
      body: { code: 'input.invalid' },
    });
  });
});
