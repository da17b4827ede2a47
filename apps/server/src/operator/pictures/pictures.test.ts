import type { Banner, BlogArticle, FrontSettings, NewsArticle } from '@shop/api';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MasterFolder, makeMasterFolder } from '../../platform/image/testing/master-folder.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

interface Listed {
  pictures: { name: string; channel: string | null; reference: string | null; uses: string[] }[];
}

let masters: MasterFolder;
let folder: string;
let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  masters = await makeMasterFolder(['theme/simple/hero']);
  folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
  shop = await openTestApp({
    config: {
      images: { masters: masters.masters, cache: masters.cache },
      photographs: { folder, s3: null },
    },
  });
  operator = operatorClient(shop);
});
afterAll(async () => {
  await shop.close();
  masters.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function file(width: number, height: number, { ink = '#203040', clear = false } = {}): Promise<string> {
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : ink;
  const mark = sharp({ create: { width: Math.ceil(width / 2), height, channels: 4, background: ink } });
  const picture = sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: await mark.png().toBuffer(), left: 0, top: 0 },
  ]);
  return (await picture.png().toBuffer()).toString('base64');
}
const put = (name: string, body: object, query = '') =>
  operator.ask<Listed>('PUT', `pictures/${name}${query}`, { channels: [], ...body });
const remove = (name: string, channels: string[] = []) =>
  operator.ask<{ code?: string; message?: string }>('DELETE', `pictures/${name}`, { channels });
const siteOf = async (channel = 'simple.localhost') =>
  (await shop.call<FrontSettings>('GET', '/v1/settings/front', { channel })).body.SITE;
const load = (url: string) => shop.server.inject({ method: 'GET', url, headers: { 'x-channel': 'simple.localhost' } });

describe('the face of a channel', () => {
  it('is the theme’s without own pictures', async () => {
    const site = await siteOf();
    expect(site.HERO?.base).toBe(`/v1/images/themes/simple/hero-${masters.hashes['theme/simple/hero']}`);
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(['LOGO']));
    expect([site.LOGO, site.ICON, site.SHARE]).toEqual([undefined, undefined, undefined]);
  });

  it('has its own logo, hero, icons and share image on that channel alone, in every size', async () => {
    const channels = ['fle'];
    await put('logo', { content: await file(1500, 200, { clear: true }), alt: '店のロゴ', channels });
    await put('hero', { content: await file(4032, 3024), alt: '店先', focus: { x: 0.8, y: 0.25 }, channels });
    await put('favicon', { content: await file(600, 600, { clear: true }), alt: '店の印', channels });
    await put('share', { content: await file(2000, 2000), alt: '贈り物の箱', channels });

    const { LOGO, HERO, ICON, SHARE } = await siteOf('fle.localhost');
    expect(LOGO).toMatchObject({
      alt: '店のロゴ',
      width: 960,
      height: 128,
      widths: [120, 240, 360, 480, 960],
      tone: 'dark',
    });
    expect(HERO).toMatchObject({ alt: '店先', width: 1600, height: 1200, focus: { x: 0.8, y: 0.25 } });
    expect(ICON?.widths).toEqual([32, 96, 180, 192, 512]);
    expect(SHARE).toMatchObject({ alt: '贈り物の箱', width: 1200, height: 630 });
    for (const [address, width, height, format] of [
      [`${LOGO?.base}/480.webp`, 480, 64, 'webp'],
      [`${HERO?.base}/800.avif`, 800, 600, 'heif'],
      [`${ICON?.base}/32.png`, 32, 32, 'png'],
      [SHARE?.href ?? '', 1200, 630, 'jpeg'],
    ] as const) {
      const answer = await load(address);
      expect(answer.statusCode, address).toBe(200);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height, format });
    }
    expect((await sharp((await load(`${ICON?.base}/180.png`)).rawPayload).metadata()).hasAlpha).toBe(false);
    expect((await load(`${HERO?.base}/800.png`)).statusCode, 'only icons are PNG').toBe(404);
    expect((await siteOf()).LOGO).toBeUndefined();
  });

  it('of all channels is shown where a channel has none of its own', async () => {
    await put('logo', { content: await file(400, 400, { ink: '#fff0f0', clear: true }), alt: '共通のロゴ' });
    expect((await siteOf()).LOGO).toMatchObject({ alt: '共通のロゴ', tone: 'light' });
    expect((await siteOf('fle.localhost')).LOGO?.alt).toBe('店のロゴ');
    expect((await remove('logo', ['fle'])).status).toBe(200);
    expect((await siteOf('fle.localhost')).LOGO?.alt).toBe('共通のロゴ');
    expect((await remove('logo', ['fle'])).body.message).toBe('チャネル fle に、画像「logo」はありません。');
  });

  it('is cropped again, and described anew, without another upload', async () => {
    const before = (await siteOf('fle.localhost')).SHARE;
    await put('share', { alt: '箱の中', focus: { x: 0.5, y: 0 }, channels: ['fle'] });
    const after = (await siteOf('fle.localhost')).SHARE;
    expect(after).toMatchObject({ alt: '箱の中', width: 1200, height: 630 });
    expect((await load(after?.href ?? '')).statusCode).toBe(200);
    expect(before?.href === after?.href, 'one colour looks the same in every crop').toBe(true);
    await put('hero', { focus: { x: 0, y: 1 }, channels: ['fle'] });
    expect((await siteOf('fle.localhost')).HERO?.focus).toEqual({ x: 0, y: 1 });
  });

  it.each<[string, string, () => Promise<string>, string]>([
    ['a small logo', 'logo', () => file(50, 50), 'photograph.too_small'],
    ['a logo like a ribbon', 'logo', () => file(2000, 100), 'photograph.too_long'],
    ['a small hero', 'hero', () => file(700, 500), 'photograph.too_small'],
    [
      'a drawing',
      'favicon',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      'photograph.type',
    ],
  ])('refuses %s and changes nothing', async (_what, name, content, code) => {
    const before = await siteOf('fle.localhost');
    const refused = await put(name, { content: await content(), alt: '別の画像', channels: ['fle'] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'photograph.refused', rows: [{ code }] } });
    expect(await siteOf('fle.localhost')).toEqual(before);
  });

  it('is changed in no channel by a dry run, an unknown channel or a picture without a channel', async () => {
    const content = await file(900, 900);
    const before = await siteOf();
    expect((await put('hero', { content, alt: '試し' }, '?dry_run=true')).status).toBe(200);
    expect((await put('hero', { content, alt: '試し', channels: ['nowhere'] })).body).toMatchObject({
      code: 'channel.not_found',
    });
    expect((await put('winter', { content, alt: '試し', channels: ['fle'] })).body).toMatchObject({
      code: 'picture.channels',
    });
    expect((await put('hero', { focus: { x: 0, y: 0 } })).body).toMatchObject({ code: 'picture.not_found' });
    expect(await siteOf()).toEqual(before);
  });
});

describe('a picture of banners and articles', () => {
  const named = 'picture:winter';

  it('must be uploaded before a row names it', async () => {
    const { body } = await operator.put('news', [{ id: 1, body: `<p>雪</p><img src="${named}">` }]);
    expect(body.rows?.[0]).toMatchObject({
      row: 0,
      field: 'body',
      message: expect.stringContaining('画像「winter」は入っていません。'),
    });
  });

  it('is shown by the rows that name it, and in texts in its sizes', async () => {
    const { body } = await put('winter', {
      content: await file(2400, 1350),
      alt: '雪の熟成庫',
      focus: { x: 0.2, y: 0.5 },
    });
    expect(body.pictures[0]?.reference).toBe(named);
    const [banner] = (await shop.call<Banner[]>('GET', '/v1/banners', { query: { 'area[]': ['home_campaign'] } })).body;
    await shop.db.execute(sql`update banners set image_url = ${named}, alt = '' where id = ${banner?.id}`);
    await shop.db.execute(sql`update blogs set image_url = ${named} where id = 1`);
    await shop.db.execute(sql`update news set body = ${`<p>雪</p><img src="${named}">`} where id = 1`);
    const banners = async () =>
      (await shop.call<Banner[]>('GET', '/v1/banners', { query: { 'area[]': ['home_campaign'] } })).body;
    await expect.poll(async () => (await banners())[0]?.image?.alt).toBe('雪の熟成庫');
    expect((await banners())[0]).toMatchObject({
      image_url: null,
      image: { width: 1600, height: 900, focus: { x: 0.2, y: 0.5 } },
    });
    const { body: blog } = await shop.call<BlogArticle>('GET', '/v1/blogs/1');
    expect([blog.image_url, blog.image?.base]).toEqual([null, (await banners())[0]?.image?.base]);
    const { body: article } = await shop.call<NewsArticle>('GET', '/v1/news/1');
    expect(article.body).toMatch(
      /<p>雪<\/p><img src="\/v1\/images\/pictures\/winter\/picture-[0-9a-f]{8}\/1600\.webp" srcset="[^"]* 400w, [^"]*" sizes="[^"]+" width="1600" height="900" alt="雪の熟成庫">/,
    );
  });

  it('is removed only when no row names it', async () => {
    const refused = await remove('winter');
    expect([refused.status, refused.body.code]).toEqual([409, 'picture.in_use']);
    expect(refused.body.message).toMatch(/banners \d+ image_url、blogs 1 image_url、news 1 body/);
    const { body } = await operator.ask<Listed>('GET', 'pictures');
    expect(body.pictures.find(({ name }) => name === 'winter')?.uses).toHaveLength(3);
    for (const table of ['banners', 'blogs'])
      await shop.db.execute(sql`update ${sql.identifier(table)} set image_url = null where image_url = ${named}`);
    await shop.db.execute(sql`update news set body = '<p>雪</p>' where id = 1`);
    expect((await remove('winter')).status).toBe(200);
  });
});
