import type { Brand, CollectionEntry, Product } from '@shop/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
let makers: CollectionEntry[];
beforeAll(async () => {
  shop = await openTestApp();
  makers = (await shop.call<CollectionEntry[]>('GET', '/v1/collections/maker', { query: { per: 'all' } })).body;
});
afterAll(() => shop.close());

it('twelve makers have a page, each with the key and the name of its brand', async () => {
  const { body: brands } = await shop.call<Brand[]>('GET', '/v1/brands', { query: { per: 'all' } });
  expect(makers).toHaveLength(12);
  for (const { key, title } of makers) expect(brands.find((brand) => brand.key === key)?.name, key).toBe(title);
});

it('a fictitious maker is marked as such first', () => {
  for (const { key, facts } of makers) expect(facts[0], key).toEqual({ label: '見本', value: '架空の作り手です' });
});

it('the location of a maker is on the map of its country', () => {
  for (const { key, place } of makers) {
    const points = [...(place?.outline ?? '').matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points.length, key).toBeGreaterThan(10);
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    expect([Math.min(...xs, ...ys), Math.max(...xs, ...ys)], key).toEqual([6, 94]);
    expect(place?.x, key).toBeGreaterThan(Math.min(...xs));
    expect(place?.x, key).toBeLessThan(Math.max(...xs));
    expect(place?.y, key).toBeGreaterThan(Math.min(...ys));
    expect(place?.y, key).toBeLessThan(Math.max(...ys));
  }
});

it('a product lists only its own maker', async () => {
  const of = async (product_key: string) =>
    (await shop.call<CollectionEntry[]>('GET', '/v1/collections/maker', { query: { product_key } })).body;
  expect((await of('ham-fr-001')).map(({ key }) => key)).toEqual(['valdadour']);
  expect(await of('wear-jp-001')).toEqual([]);
  for (const { key, product_keys } of makers)
    for (const product of product_keys)
      expect((await shop.call<Product>('GET', `/v1/products/${product}`)).body.brand.key, product).toBe(key);
});
