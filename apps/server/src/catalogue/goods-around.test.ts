import type { Brand, Product, ProductAccessory, ProductFacets, ProductSummary } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productAccessories, products, productSetItems, productSets, stocks } from '../platform/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const [ham, salami, cheese, frozen] = ['ham-fr-001', 'sal-fr-001', 'che-fr-001', 'sau-fr-002'] as const;
const offered = (key: string, channel = 'simple.localhost') =>
  app.call<ProductAccessory[]>('GET', `/v1/products/${key}/accessories`, { channel });
const keysBeside = async (key: string) => (await offered(key)).body.map((extra) => extra.key);
const productOf = async (key: string, channel = 'simple.localhost') =>
  (await app.call<Product>('GET', `/v1/products/${key}`, { channel })).body;
const idOf = async (key: string) =>
  (await app.db.select({ id: products.id }).from(products).where(eq(products.key, key)))[0]?.id ?? 0;

describe('accessories of a product', () => {
  it('have a price, their own tax rate, stock and a limit per piece', async () => {
    const { body } = await offered(salami);
    expect(body.map((extra) => extra.key)).toEqual([
      'ext-knife-001',
      'ext-stand-001',
      'acc-jp-001',
      'ext-box-001',
      'ext-box-002',
      'ext-bag-001',
    ]);
    expect(body.find(({ key }) => key === 'ext-box-001')).toMatchObject({
      price: 330,
      tax_rate_percent: 10,
      stock_state: 'in_stock',
      most_per_piece: 1,
      is_extra: true,
    });
    expect(body.find(({ key }) => key === 'acc-jp-001')).toMatchObject({ price: 12800, is_extra: false });
  });

  it('have the reason why one cannot be bought', async () => {
    const box = (await offered(ham)).body.find(({ key }) => key === 'ext-box-002');
    expect(box).toMatchObject({
      sale_status: 'suspended',
      stock_state: 'suspended',
      max_quantity: 0,
      suspend_reason: expect.stringContaining('休止'),
    });
  });

  it('can be shipped with it: no jar of mustard in a frozen parcel', async () => {
    expect(await keysBeside('sau-at-001')).toContain('acc-fr-001');
    expect(await keysBeside(frozen)).not.toContain('acc-fr-001');
    expect(await keysBeside(cheese)).toContain('ext-stand-001');
  });

  it('have the current stock in the next request', async () => {
    await app.db
      .update(stocks)
      .set({ quantity: 2 })
      .where(eq(stocks.productId, await idOf('ext-bag-001')));
    await app.settled();
    expect((await offered(ham)).body.find(({ key }) => key === 'ext-bag-001')).toMatchObject({
      stock_state: 'few',
      max_quantity: 2,
    });
  });

  it('exist only for a product that the channel sells', async () => {
    expect(await offered('nothing-here')).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
    expect((await offered('wear-jp-001')).status).toBe(404);
    expect((await offered('wear-jp-001', 'gakuen.localhost')).status).toBe(200);
  });

  it('are not offered where the channel does not sell them', async () => {
    await app.db
      .update(products)
      .set({ channelPrefixes: ['gakuen'] })
      .where(eq(products.key, 'ext-stand-001'));
    await app.settled();
    expect(await keysBeside(salami)).not.toContain('ext-stand-001');
    expect((await offered(salami, 'gakuen.localhost')).body.map(({ key }) => key)).toContain('ext-stand-001');
    await app.db.update(products).set({ channelPrefixes: null }).where(eq(products.key, 'ext-stand-001'));
    await app.settled();
  });

  it('are not offered when they must be measured', async () => {
    await app.db
      .insert(productAccessories)
      .values({ productId: await idOf(ham), accessoryId: await idOf('wear-jp-001'), sortNo: 1 });
    await app.settled();
    expect((await offered(ham, 'gakuen.localhost')).body.map(({ key }) => key)).not.toContain('wear-jp-001');
  });
});

describe('products that are sold only with others', () => {
  it('have no page, are not listed or found, and do not add their brand', async () => {
    const listed = (
      await app.call<ProductSummary[]>('GET', '/v1/products', { query: { per: '60', category: 'accessory' } })
    ).body.map(({ key }) => key);
    const found = (await app.call<ProductSummary[]>('GET', '/v1/products', { query: { word: '化粧箱' } })).body;
    const makers = (await app.call<Brand[]>('GET', '/v1/brands', { query: { per: 'all' } })).body.map(({ key }) => key);
    expect(listed).toEqual(['acc-fr-001', 'acc-jp-001']);
    expect(found).toEqual([]);
    expect((await app.call('GET', '/v1/products/ext-box-001')).status).toBe(404);
    expect(makers).not.toContain('orihako');
    expect(makers).toContain('hinode');
  });
});

describe('sets', () => {
  it('are on the page of each of their products, at the sum of current prices', async () => {
    const sets = (await productOf(ham)).sets ?? [];
    expect(sets.map(({ key }) => key)).toEqual(['set-france-aperitif', 'set-ham-journey']);
    for (const set of sets)
      expect(set.price).toBe(set.items.reduce((sum, item) => sum + item.price * item.quantity, 0));
    expect(sets[0]?.max_quantity).toBeGreaterThan(0);
    expect(await productOf('bac-fr-001')).not.toHaveProperty('sets');
  });

  it('cannot be bought when one of their products cannot, and show which one', async () => {
    const [set] = (await productOf('che-es-001')).sets ?? [];
    expect(set).toMatchObject({ key: 'set-iberia', max_quantity: 0 });
    expect(set?.items.filter((item) => item.suspend_reason !== null).map(({ key }) => key)).toEqual(['ham-es-001']);
  });

  it('are shown only where all of their products are sold', async () => {
    const [row] = await app.db
      .insert(productSets)
      .values({ key: 'set-school', name: '実習の一式', lead: '見本', sortNo: 9 })
      .returning();
    const setId = row?.id ?? 0;
    await app.db.insert(productSetItems).values([
      { setId, productId: await idOf('bac-fr-001'), sortNo: 1 },
      { setId, productId: await idOf('wear-jp-001'), sortNo: 2 },
    ]);
    await app.settled();
    expect(await productOf('bac-fr-001')).not.toHaveProperty('sets');
    expect((await productOf('bac-fr-001', 'gakuen.localhost')).sets?.map(({ key }) => key)).toEqual(['set-school']);
  });
});

describe('a gift set', () => {
  it('lists its contents, each with the food label of the single product', async () => {
    const { contents = [], ...box } = await productOf('gft-jp-005');
    expect(contents.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['ham-fr-001', 1],
      ['ham-at-001', 1],
      ['sal-fr-003', 1],
      ['che-es-001', 1],
    ]);
    for (const { key, label, allergens } of contents) {
      const single = await productOf(key);
      expect([label, allergens]).toEqual([single.label, single.allergens]);
      expect(box.allergens.mandatory).toEqual(expect.arrayContaining(single.allergens.mandatory));
      expect(box.allergens.recommended).toEqual(expect.arrayContaining(single.allergens.recommended));
      expect(box.label.best_before_days).toBeLessThanOrEqual(single.label.best_before_days ?? Infinity);
    }
    expect([box.price_per_100g, box.gift]).toEqual([null, { is_noshi: true, is_wrapping: true, is_e_gift: true }]);
  });

  it('shows the countries of its food, or their number above three, without that of a knife', async () => {
    const countryOf = async (key: string) => (await productOf(key)).region.country;
    expect(await countryOf('gft-jp-001')).toBe('フランス');
    expect(await countryOf('gft-jp-005')).toBe('フランス・オーストリア・スペイン');
    expect(await countryOf('gft-jp-009')).toBe('5か国の詰め合わせ');
    expect(await countryOf('ham-fr-005')).toBe('フランス');
    const { body } = await app.call<ProductSummary[]>('GET', '/v1/products?per=60');
    expect(body.find(({ key }) => key === 'gft-jp-005')?.region.country).toBe('フランス・オーストリア・スペイン');
    await app.db.update(products).set({ country: 'ドイツ' }).where(eq(products.key, 'ham-at-001'));
    await app.settled();
    expect(await countryOf('gft-jp-005')).toBe('フランス・ドイツ・スペイン');
  });

  it('is found and counted under every country of its food', async () => {
    for (const [country, boxes] of [
      ['FR', ['gft-jp-005', 'gft-jp-009']],
      ['ES', ['gft-jp-005']],
      ['NZ', ['gft-jp-009']],
    ] as const) {
      const { body } = await app.call<ProductSummary[]>('GET', `/v1/products?per=60&country[]=${country}`);
      expect(body.map(({ key }) => key)).toEqual(expect.arrayContaining([...boxes]));
      const { body: facets } = await app.call<ProductFacets>('GET', '/v1/product-facets');
      expect(facets.countries.find(({ value }) => value === country)?.count).toBe(body.length);
    }
  });

  it('has a changed label of its contents in the next request', async () => {
    await app.db.update(products).set({ ingredients: '豚もも肉、塩' }).where(eq(products.key, ham));
    await app.settled();
    const { contents = [] } = await productOf('gft-jp-005');
    expect(contents[0]?.label.ingredients).toBe('豚もも肉、塩');
  });

  it('has contents, unlike a single product', async () => {
    expect(await productOf('sal-fr-003')).not.toHaveProperty('contents');
  });
});
