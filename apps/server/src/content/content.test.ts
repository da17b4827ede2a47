import type { Banner, Message, StaticPage, StaticPageUrl } from '@shop/api';
import { CAUTION_KEYS, SOCIAL_GIFT, THEMES } from '@shop/constants';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { banners } from '../platform/db/schema/content.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('static pages', () => {
  const page = (path: string) => shop.call<StaticPage>('GET', `/v1/static-pages/url${path}`);

  it.each(['/law', '/privacy', '/guide', '/accessibility', '/company'])(
    '%s has a title, a description and a body',
    async (path) => {
      const { status, body } = await page(path);
      expect(status).toBe(200);
      expect([body.path, body.title.length > 2, body.description.length > 10, body.body.length > 300]).toEqual([
        path,
        true,
        true,
        true,
      ]);
    },
  );

  it('are found with a trailing slash and with escaped slashes', async () => {
    expect((await page('/law/')).body.path).toBe('/law');
    expect((await page('%2Flaw')).body.path).toBe('/law');
  });

  it('are 404 when they do not exist', async () => {
    expect(await page('/nothing/here')).toMatchObject({ status: 404, body: { code: 'static_page.not_found' } });
  });

  it.each([
    '販売業者',
    '運営責任者',
    '所在地',
    '電話番号',
    'メールアドレス',
    '販売価格',
    '送料',
    'クール料金',
    '代金引換の手数料',
    'のし',
    'お支払いの方法と時期',
    'お届けの時期',
    '返品',
    '申込みの有効期限',
    '販売数量の制限',
    '不適合',
  ])('the law page includes %s (L-01)', async (item) => {
    expect((await page('/law')).body.body).toContain(item);
  });

  it('the privacy page promises to delete a gift receiver’s data when it is deleted, and nothing else of an order (L-37)', async () => {
    const { body } = (await page('/privacy')).body;
    expect(body).toContain(`お受け取りの手続きから${SOCIAL_GIFT.storedDays}日で削除します`);
    expect(body.match(/で削除します/g)).toHaveLength(1);
  });

  it('are listed by their paths', async () => {
    const { body } = await shop.call<StaticPageUrl[]>('GET', '/v1/static-pages/urls');
    expect(body.map(({ path }) => path)).toEqual(['/law', '/guide', '/privacy', '/company', '/accessibility']);
  });
});

describe('messages', () => {
  it('contain a caution for every page that the specification names, and a message of the shop', async () => {
    const { body } = await shop.call<Message[]>('GET', '/v1/messages', { query: { per: 'all' } });
    const cautions = body.filter(({ kind }) => kind === 'caution').map(({ code }) => code);
    expect(cautions.toSorted()).toEqual(Object.values(CAUTION_KEYS).toSorted());
    expect(body.filter(({ kind }) => kind === 'shop').map(({ code }) => code)).toEqual(['shop_year_end']);
  });

  it('are read one by one', async () => {
    expect((await shop.call<Message>('GET', '/v1/messages/cart_note')).body).toMatchObject({
      code: 'cart_note',
      kind: 'caution',
    });
    expect(await shop.call('GET', '/v1/messages/nothing')).toMatchObject({
      status: 404,
      body: { code: 'message.not_found' },
    });
  });
});

describe('banners', () => {
  const list = async (query: Record<string, string | string[]>) =>
    (await shop.call<Banner[]>('GET', '/v1/banners', { query })).body;

  it('are selected by area', async () => {
    expect((await list({ 'area[]': ['home_hero', 'list_top'], is_show: '1' })).map(({ area }) => area)).toEqual([
      'home_hero',
      'list_top',
    ]);
    expect((await list({ is_show: '1' })).length).toBe(5);
  });

  it('share no sentence between two channels of the seed', async () => {
    const answers = await Promise.all(
      [...THEMES, 'depa', 'gakuen'].map(async (prefix) => {
        const { body } = await shop.call<Banner[]>('GET', '/v1/banners', {
          channel: `${prefix}.localhost`,
          query: { 'area[]': ['home_hero', 'home_campaign', 'home_promise'] },
        });
        const own = prefix === 'depa' ? body.filter(({ area }) => area !== 'home_campaign') : body;
        return [...new Set(own.flatMap(({ title, body: text }) => [title, ...(text ?? '').split(/(?<=。)/)]))];
      }),
    );
    const sentences = answers.flat().filter((sentence) => sentence !== '');
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('of a channel replace the general ones, and are shown on no other channel; when they end, the general ones are shown again', async () => {
    const hero = async (channel: string) =>
      (await shop.call<Banner[]>('GET', '/v1/banners', { channel, query: { 'area[]': 'home_hero' } })).body.map(
        ({ title }) => title,
      );
    const [ofAll] = await hero('simple.localhost');
    const [fle] = await hero('fle.localhost');
    expect(await Promise.all(['simple', 'fle', 'gakuen'].map((one) => hero(`${one}.localhost`)))).toEqual([
      [ofAll],
      [fle],
      [expect.stringContaining('調理実習')],
    ]);
    expect(fle).not.toBe(ofAll);
    await shop.db
      .update(banners)
      .set({ isShow: false })
      .where(eq(banners.title, fle ?? ''));
    await shop.settled();
    expect(await hero('fle.localhost')).toEqual([ofAll]);
  });

  it('have their own text on every channel of the seed', async () => {
    const titles = await Promise.all(
      [...THEMES.filter((theme) => theme !== 'fle'), 'depa', 'gakuen'].map(async (prefix) => {
        const { body } = await shop.call<Banner[]>('GET', '/v1/banners', {
          channel: `${prefix}.localhost`,
          query: { 'area[]': 'home_hero' },
        });
        return body.map(({ title }) => title).join();
      }),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  const limit = async (showFrom: Date | null, showUntil: Date | null) => {
    shop.clock.set('2026-11-20T10:00:00+09:00');
    await shop.db.update(banners).set({ showFrom, showUntil }).where(eq(banners.area, 'home_hero'));
    await shop.settled();
  };
  const [december, christmasIsOver] = [new Date('2026-12-01T00:00:00+09:00'), new Date('2026-12-26T00:00:00+09:00')];
  afterEach(() => limit(null, null));

  it('are shown from their beginning until their end', async () => {
    await limit(december, christmasIsOver);
    const shown = async (now: string) => {
      shop.clock.set(now);
      return (await list({ 'area[]': 'home_hero', is_show: '1' })).length;
    };
    expect(await shown('2026-11-30T23:59:59+09:00')).toBe(0);
    expect(await shown('2026-12-01T00:00:00+09:00')).toBe(1);
    expect(await shown('2026-12-26T00:00:00+09:00')).toBe(0);
  });

  it('that are hidden, expired or not yet published are never returned', async () => {
    await limit(december, christmasIsOver);
    expect((await list({ 'area[]': 'home_hero' })).length).toBe(0);
    expect(await shop.call('GET', '/v1/banners', { query: { is_show: '0' } })).toMatchObject({
      status: 422,
      body: { errors: { is_show: [expect.any(String)] } },
    });
  });
});
