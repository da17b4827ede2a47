import type { CollectionEntry } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
let stories: CollectionEntry[];
beforeAll(async () => {
  shop = await openTestApp();
  stories = (await shop.call<CollectionEntry[]>('GET', '/v1/collections/story', { query: { per: 'all' } })).body;
});
afterAll(() => shop.close());

it('sixteen products have a story, each with the key of its product, which is sold', () => {
  expect(stories.map(({ key }) => key)).toHaveLength(16);
  for (const { key, product_keys } of stories) expect(product_keys).toEqual([key]);
});

it('a story has 400 to 800 characters, and states cutting, storage and servings', () => {
  for (const { key, body, facts } of stories) {
    const { length } = body.replaceAll(/<[^>]*>/g, '');
    expect(length, key).toBeGreaterThanOrEqual(400);
    expect(length, key).toBeLessThanOrEqual(800);
    expect(
      facts.map(({ label }) => label),
      key,
    ).toEqual(['切り方', '開けたあと', '人数の目安']);
  }
});

it('a product without a story has none', async () => {
  const { body } = await shop.call<CollectionEntry[]>('GET', '/v1/collections/story', { query: { key: 'sau-de-001' } });
  expect(body).toEqual([]);
});
