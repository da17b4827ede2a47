import type { Brand, CategoryNode, Product, ProductSummary, Tag } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, stocks, taxRates } from '../platform/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const show = async (key: string) => (await shop.call<Product>('GET', `/v1/products/${key}`)).body;

describe('a product', () => {
  it('shows its food label, allergens and terms (L-50, L-51, L-52, L-55, L-58)', async () => {
    expect(await show('ham-fr-001')).toMatchObject({
      key: 'ham-fr-001',
      price: 1480,
      price_per_100g: 1850,
      tax_rate_percent: 8,
      zone: 'chilled',
      region: { country_code: 'FR', country: 'フランス' },
      gi: { scheme: 'PGI', registered_name: 'Jambon de Bayonne' },
      allergens: { is_known: true, mandatory: [], recommended: ['豚肉'], text: '(一部に豚肉を含む)' },
      label: {
        meat_product_class: '非加熱食肉製品',
        ingredients: '豚もも肉(フランス産)、食塩',
        net_content: '80g(約8枚)',
        expiry_text: '出荷日より40日以上',
        storage_text: '要冷蔵(10℃以下)',
        water_activity: 0.9,
        heating_note: null,
        nutrition: { energy_kcal: 260 },
      },
    });
  });

  it('names milk as required on the label (L-53)', async () => {
    expect((await show('sal-us-001')).allergens.text).toBe('(一部に乳成分・豚肉を含む)');
  });

  it('shows that raw products must be heated through (L-56)', async () => {
    expect((await show('sau-fr-002')).label).toMatchObject({
      is_heating_required: true,
      heating_note: expect.stringContaining('中心部まで'),
    });
  });

  it('that is suspended shows the reason and cannot be bought, with any stock', async () => {
    await shop.db
      .update(stocks)
      .set({ quantity: 10 })
      .where(eq(stocks.productId, (await show('ham-it-001')).id));
    await shop.settled();
    expect(await show('ham-it-001')).toMatchObject({
      sale_status: 'suspended',
      stock_state: 'suspended',
      max_quantity: 0,
      suspend_reason: expect.stringContaining('輸入が停止'),
    });
  });

  it('is limited per order by its own limit, the stock and 99', async () => {
    expect((await show('ham-fr-002')).max_quantity).toBe(5);
    const { id } = await show('sal-fr-001');
    await shop.db.update(stocks).set({ quantity: 500 }).where(eq(stocks.productId, id));
    await shop.settled();
    expect((await show('sal-fr-001')).max_quantity).toBe(99);
  });

  it('is sold by the case at the price of its pieces, whose tax is rounded once (L-24)', async () => {
    expect(await show('che-it-001')).toMatchObject({ price: 1980, case_quantity: 10, case_tax_amount: 1466 });
    const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { category: 'cheese' } });
    expect(body.find(({ key }) => key === 'che-it-001')).toMatchObject({ case_quantity: 10, case_tax_amount: 1466 });
  });

  it('that is not sold by the case has no case fields', async () => {
    const named = Object.keys(await show('ham-fr-002'));
    expect(named).not.toContain('case_quantity');
    expect(named).not.toContain('case_tax_amount');
  });

  it('shows its number of servings if it is food', async () => {
    expect(await show('ham-fr-001')).toMatchObject({ servings: '2〜3人前' });
    expect(await show('gft-jp-009')).toMatchObject({ servings: '12人前' });
    expect(Object.keys(await show('acc-jp-001'))).not.toContain('servings');
  });

  it('that is not food has the standard tax rate, no unit price and no nutrition (L-22)', async () => {
    expect(await show('acc-jp-001')).toMatchObject({
      tax_rate_percent: 10,
      tax_class: 'standard',
      price_per_100g: null,
      allergens: { text: '' },
      label: { nutrition: null, ingredients: null, importer: null },
    });
  });

  it('has the tax rate of the day (L-26)', async () => {
    await shop.db.insert(taxRates).values({ taxClass: 'reduced', effectiveFrom: '2027-04-01', percent: 0 });
    await shop.settled();
    shop.clock.set('2027-03-31T23:59:59+09:00');
    expect((await show('ham-fr-001')).tax_rate_percent).toBe(8);
    shop.clock.set('2027-04-01T00:00:00+09:00');
    expect((await show('ham-fr-001')).tax_rate_percent).toBe(0);
    shop.clock.set('2026-11-20T10:00:00+09:00');
  });

  it('that does not exist returns 404', async () => {
    expect(await shop.call('GET', '/v1/products/nothing')).toMatchObject({
      status: 404,
      body: { code: 'product.not_found' },
    });
    expect(await shop.call('GET', '/v1/products/nothing/recommend')).toMatchObject({
      status: 404,
      body: { code: 'product.not_found' },
    });
  });

  it('cannot be suspended without a reason', async () => {
    await expect(shop.db.update(products).set({ saleStatus: 'suspended', suspendReason: null })).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  it('with unknown allergens is not shown as free of any (L-54)', async () => {
    await shop.db.update(products).set({ isAllergenKnown: false }).where(eq(products.key, 'sal-dk-001'));
    await shop.settled();
    const { body } = await shop.call<ProductSummary[]>('GET', '/v1/products', {
      query: { 'allergen_exclude[]': 'そば', per: '60' },
    });
    expect(body.map(({ key }) => key)).not.toContain('sal-dk-001');
    expect((await show('sal-dk-001')).allergens).toMatchObject({
      is_known: false,
      text: expect.stringContaining('登録されていません'),
    });
  });
});

describe('recommendations', () => {
  const recommend = async (key: string, query: Record<string, string | string[]> = {}) =>
    (await shop.call<ProductSummary[]>('GET', `/v1/products/${key}/recommend`, { query })).body;

  it('are in the same category or listed as a pairing, can be bought, and are not the product itself', async () => {
    const found = await recommend('che-fr-001', { per: '20' });
    expect(found.length).toBeGreaterThan(4);
    expect(found.map(({ key }) => key)).not.toContain('che-fr-001');
    expect(found.every(({ max_quantity }) => max_quantity > 0)).toBe(true);
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(['sal-fr-001', 'che-it-001']));
    const pairing = found.filter(({ categories }) => categories[0]?.key !== 'cheese');
    expect(pairing.map(({ key }) => key)).toEqual(['sal-fr-001', 'sal-fr-002']);
  });

  it('alternate between pairings and the same category, a pairing first', async () => {
    const [first, second] = await recommend('che-fr-001');
    expect([first?.categories[0]?.key, second?.categories[0]?.key]).toEqual(['salami', 'cheese']);
  });

  it('exclude products in the cart', async () => {
    const [first] = await recommend('che-fr-001');
    expect((await recommend('che-fr-001', { 'exclude[]': first?.key ?? '' })).map(({ key }) => key)).not.toContain(
      first?.key,
    );
  });

  it('have the requested number', async () => {
    expect(await recommend('ham-fr-001', { per: '3' })).toHaveLength(3);
  });
});

describe('groups of products', () => {
  it('categories are a tree whose counts include the children', async () => {
    const { body } = await shop.call<CategoryNode[]>('GET', '/v1/categories/hierarchy', {
      query: { table: 'products' },
    });
    expect(body.map(({ key, product_count }) => [key, product_count])).toEqual([
      ['dry-cured-ham', 12],
      ['salami', 9],
      ['sausage', 9],
      ['cooked-ham', 4],
      ['bacon', 4],
      ['pate', 4],
      ['cheese', 4],
      ['gift', 11],
      ['accessory', 2],
    ]);
    expect(body[0]?.children.map(({ key }) => key)).toEqual(['jambon', 'prosciutto', 'jamon-presunto', 'speck']);
  });

  it('inquiries have a separate tree, without products', async () => {
    const { body } = await shop.call<CategoryNode[]>('GET', '/v1/categories/hierarchy', {
      query: { table: 'inquiries' },
    });
    expect(body.length).toBeGreaterThan(0);
    expect(body.every(({ product_count }) => product_count === 0)).toBe(true);
  });

  it('brands are all returned with per=all, with their product counts', async () => {
    const { body, headers } = await shop.call<Brand[]>('GET', '/v1/brands', { query: { per: 'all' } });
    expect([body.length, headers['x-total'], headers['x-last-page']]).toEqual([22, '22', '1']);
    expect(body.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(59);
    expect(body.find(({ key }) => key === 'hof-larchwald')).toMatchObject({ lang: 'de', country_code: 'IT' });
  });

  it('tags are returned ten a page by default', async () => {
    const { body, headers } = await shop.call<Tag[]>('GET', '/v1/tags');
    expect([body.length, headers['x-per-page']]).toEqual([10, '10']);
  });
});
