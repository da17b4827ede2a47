import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionEntry, LandingPage, StaticPage } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const files = join(import.meta.dirname, '../../../../storefront/public');
let shop: TestApp;
let guides: CollectionEntry[];
beforeAll(async () => {
  shop = await openTestApp();
  guides = (await shop.call<CollectionEntry[]>('GET', '/v1/collections/howto', { query: { per: 'all' } })).body;
});
afterAll(() => shop.close());

it('guides are about noshi, the first ham and a board, under their own landing page', async () => {
  expect(guides.map(({ key }) => key)).toEqual(['noshi', 'first-ham', 'board']);
  const { body } = await shop.call<LandingPage>('GET', '/v1/lp/howto');
  expect(body.title).toBe('贈る・味わう手引き');
});

it('every picture of a guide exists, has alternative text, and reserves its size before it loads', () => {
  for (const { key, body } of guides) {
    const pictures = [...body.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="\d+" height="\d+">/g)];
    expect(pictures.length, key).toBe(body.split('<img').length - 1);
    expect(pictures.length, key).toBeGreaterThan(0);
    for (const [, src = ''] of pictures) expect(existsSync(join(files, src)), src).toBe(true);
  }
});

it('the guide to the shop links to them', async () => {
  const { body } = await shop.call<StaticPage>('GET', '/v1/static-pages/url/guide');
  for (const path of ['/howto/', '/howto/noshi/']) expect(body.body).toContain(`href="${path}"`);
});
