import type { Brand, CategoryNode, ProductFacets, ProductSuggestions, ProductSummary } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

const apron = 'wear-jp-001';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const get = async <T>(url: string, channel: string) => (await app.call<T>('GET', url, { channel })).body;
const pageOf = async (page: number, channel: string) =>
  (await get<ProductSummary[]>(`/v1/products?per=60&page=${page}`, channel)).map(({ key }) => key);
const assortmentOn = async (channel: string) => ({
  list: [...(await pageOf(1, channel)), ...(await pageOf(2, channel))],
  found: (await get<ProductSummary[]>('/v1/products?word=%E4%B8%89%E8%A7%92%E5%B7%BE', channel)).map(({ key }) => key),
  suggested: (
    await get<ProductSuggestions>('/v1/product-suggestions?word=%E4%B8%89%E8%A7%92%E5%B7%BE', channel)
  ).products.map(({ key }) => key),
  categories: (await get<CategoryNode[]>('/v1/categories/hierarchy?table=products', channel)).map(({ key }) => key),
  brands: (await get<Brand[]>('/v1/brands?per=all', channel)).map(({ key }) => key),
  facets: (await get<ProductFacets>('/v1/product-facets', channel)).categories.map(({ value }) => value),
  page: (await app.call('GET', `/v1/products/${apron}`, { channel })).status,
});

describe("products of a customer's own channel", () => {
  it('are sold there in addition to all shared products', async () => {
    const seen = await assortmentOn('gakuen.localhost');
    expect(seen.list).toHaveLength(61);
    expect([seen.found, seen.suggested, seen.page]).toEqual([[apron], [apron], 200]);
    for (const where of [seen.categories, seen.facets]) expect(where).toContain('workwear');
    expect(seen.brands).toContain('sokuho');
  });

  it('are not shown on other channels, nor are their category and brand', async () => {
    const seen = await assortmentOn('simple.localhost');
    expect(seen.list).toHaveLength(59);
    expect([seen.found, seen.suggested, seen.page]).toEqual([[], [], 404]);
    for (const where of [seen.categories, seen.facets]) expect(where).not.toContain('workwear');
    expect(seen.brands).not.toContain('sokuho');
  });

  it('have the required body measurements; food has none', async () => {
    const byKey = new Map(
      (await get<ProductSummary[]>('/v1/products?per=60', 'gakuen.localhost')).map((product) => [product.key, product]),
    );
    expect(byKey.get(apron)?.measurements).toEqual(['height', 'head']);
    expect(byKey.get('ham-fr-001')?.measurements).toEqual([]);
  });
});
