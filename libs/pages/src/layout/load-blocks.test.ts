import { createApiClient } from '@shop/api';
import { startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBlocks, loadPageBlocks } from './load-blocks.ts';
import type { LayoutBlock } from './load-layout.ts';

let stub: StubServer;
const { signal } = new AbortController();
const input = () => ({
  api: createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  }),
  signal,
});
const block = (
  kind: LayoutBlock['kind'],
  code: string | null = null,
  title: string | null = null,
  limit: number | null = null,
): LayoutBlock => ({ kind, code, title, limit });
const news = {
  id: 7,
  kind: 'product',
  title: '入荷',
  lead: '届きました',
  is_important: false,
  published_at: '2026-11-18T10:00:00+09:00',
};

beforeEach(async () => {
  stub = await startStubServer();
  stub.on('GET /v1/news', () => ({ body: [news] }));
  stub.on('GET /v1/free-areas', () => ({ body: [{ code: 'guide', title: 'はじめに', body: '<p>…</p>' }] }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stub.close();
});

it('blocks are in the order of the layout, with their title and limit', async () => {
  const blocks = await loadBlocks(input(), [block('free_area', 'guide', '別の題'), block('news', null, null, 5)]);
  expect(blocks).toEqual([
    { kind: 'free_area', code: 'guide', title: '別の題', body: '<p>…</p>' },
    { kind: 'news', title: null, entries: [expect.objectContaining({ href: '/news/7/', text: '届きました' })] },
  ]);
  expect(stub.requestsTo('GET /v1/news')[0]?.query.get('per')).toBe('5');
});

it('an entry of a collection links to its page below the collection', async () => {
  stub.on('GET /v1/collections/recipes', () => ({
    body: [
      {
        alias: 'recipes',
        key: 'melon',
        title: '生ハムとメロン',
        lead: '夏の一皿',
        illustration: null,
        image_url: null,
        alt: '',
      },
    ],
  }));
  expect(await loadBlocks(input(), [block('collection', 'recipes', '食卓のヒント')])).toEqual([
    {
      kind: 'collection',
      title: '食卓のヒント',
      entries: [expect.objectContaining({ href: '/recipes/melon/', title: '生ハムとメロン' })],
    },
  ]);
});

it('a block that fails to load or is empty does not remove the others', async () => {
  stub.on('GET /v1/news', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  stub.on('GET /v1/lp', () => ({ body: [] }));
  const blocks = await loadBlocks(input(), [
    block('news'),
    block('landing_pages'),
    block('free_area', 'nothing'),
    block('free_area', 'guide'),
  ]);
  expect(blocks?.map(({ kind }) => kind)).toEqual(['free_area']);
});

it('a block of an unknown kind is left out and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await loadBlocks(input(), [block('carousel' as LayoutBlock['kind'])])).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('carousel'));
});

it('a page without a layout has no blocks', async () => {
  stub.on('GET /v1/layouts/products', () => ({ status: 404, body: { code: 'layout.not_found', message: '' } }));
  expect(await loadPageBlocks(input(), 'products')).toBeNull();
});
