import type { ProductHistory, ProductRequest, ProductSearchHistory, ProductSummary } from '@shop/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { productHistories, productRequests, productSearchHistories } from '../../platform/db/schema/histories.ts';
import { loginAs, openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { makeCaller } from '../../testing/test-call.ts';

interface Refusal {
  code: string;
}

let app: TestApp;
let token: string;
let other: string;
let ids: number[];
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
  ids = (await app.call<ProductSummary[]>('GET', '/v1/products', { query: { per: '5' } })).body.map(({ id }) => id);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [productHistories, productSearchHistories, productRequests]) await app.db.delete(table);
});

const UNKNOWN_ID = 2_147_483_647;
const view = (product_id: number, as?: string, path = '/v1/product-histories') => {
  app.clock.advance(1000);
  return app.call<ProductHistory & Refusal>('POST', path, { body: { product_id }, ...(as && { token: as }) });
};
const viewed = (path: string, { as, query }: { as?: string; query?: Record<string, string | string[]> } = {}) =>
  app.call<ProductHistory[]>('GET', path, { ...(as && { token: as }), ...(query && { query }) });
const idsOf = (rows: { product_id: number }[]) => rows.map(({ product_id }) => product_id);

describe('a product that a member views', () => {
  it('is in the history once, the latest first, through either endpoint', async () => {
    const [first = 0, second = 0] = ids;
    await view(first, token);
    await view(second, token, '/v1/me/product-histories');
    expect((await view(first, token)).status).toBe(201);
    for (const path of ['/v1/me/product-histories', '/v1/product-histories']) {
      const { body, headers } = await viewed(path, { as: token });
      expect([idsOf(body), headers['x-total']]).toEqual([[first, second], '2']);
    }
    expect((await viewed('/v1/me/product-histories', { as: other })).body).toEqual([]);
  });

  it('can be deleted from the history only by that member (P-17)', async () => {
    const { body } = await view(ids[0] ?? 0, token);
    const forget = (as: string) => app.call<Refusal>('DELETE', `/v1/me/product-histories/${body.id}`, { token: as });
    expect(await forget(other)).toMatchObject({ status: 404, body: { code: 'product_history.not_found' } });
    expect((await viewed('/v1/me/product-histories', { as: token })).body).toHaveLength(1);
    expect((await forget(token)).status).toBe(204);
    expect((await viewed('/v1/me/product-histories', { as: token })).body).toEqual([]);
  });

  it('is not found when it does not exist', async () => {
    expect(await view(UNKNOWN_ID, token)).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
  });
});

describe('a product that a guest views', () => {
  it('is not stored by the shop', async () => {
    expect((await view(ids[0] ?? 0)).body).toMatchObject({ id: null, viewed_at: null, product_id: ids[0] });
    expect(await app.db.$count(productHistories)).toBe(0);
  });

  it('is returned in the order of the ids that the browser sends', async () => {
    const remembered = [ids[2] ?? 0, UNKNOWN_ID, ids[0] ?? 0];
    for (const path of ['/v1/guest/product-histories', '/v1/product-histories']) {
      const { body } = await viewed(path, { query: { 'product_id[]': remembered.map(String) } });
      expect(idsOf(body)).toEqual([ids[2], ids[0]]);
    }
  });
});

describe('search words', () => {
  const search = (word: string, as?: string) => {
    app.clock.advance(1000);
    return app.call('POST', '/v1/product-search-histories', { query: { word }, ...(as && { token: as }) });
  };
  const words = (as: string) =>
    app.call<ProductSearchHistory[]>('GET', '/v1/me/product-search-histories', { token: as });

  it('of a member are stored in normalised width, once, the latest first', async () => {
    for (const word of ['生ﾊﾑ', 'サラミ', ' 生ハム ']) expect((await search(word, token)).status).toBe(204);
    expect((await words(token)).body.map(({ word }) => word)).toEqual(['生ハム', 'サラミ']);
    expect((await words(other)).body).toEqual([]);
  });

  it('are not stored when blank (spec §5), or of a guest', async () => {
    expect([(await search('　 ', token)).status, (await search('ハム')).status]).toEqual([204, 204]);
    expect(await app.db.$count(productSearchHistories)).toBe(0);
  });

  it('are limited to fifty', async () => {
    for (let serial = 1; serial <= 52; serial += 1) await search(`ハム${serial}`, token);
    const { body, headers } = await words(token);
    expect([body[0]?.word, headers['x-total']]).toEqual(['ハム52', '50']);
  });

  it('can be deleted only by their member (P-17)', async () => {
    await search('ハム', token);
    const [entry] = (await words(token)).body;
    const forget = (as: string) =>
      app.call<Refusal>('DELETE', `/v1/me/product-search-histories/${entry?.id}`, { token: as });
    expect(await forget(other)).toMatchObject({ status: 404, body: { code: 'product_search_history.not_found' } });
    expect([(await forget(token)).status, (await words(token)).body]).toEqual([204, []]);
  });
});

describe('the histories of a member', () => {
  it('are preserved over a restart', async () => {
    await view(ids[0] ?? 0, token);
    await app.call('POST', '/v1/product-search-histories', { query: { word: '生ハム' }, token });
    await app.call('POST', '/v1/product-requests', { body: { product_id: ids[1], note: '年末までに' }, token });
    const lists = ['/v1/me/product-histories', '/v1/me/product-search-histories', '/v1/me/product-request-histories'];
    const before = await Promise.all(lists.map(async (url) => (await app.call<unknown[]>('GET', url, { token })).body));
    expect(before.map((rows) => rows.length)).toEqual([1, 1, 1]);
    const { server } = await buildApp({
      config: testConfig(),
      clock: app.clock,
      database: app.database,
      log: app.ctx().log,
    });
    const again = await Promise.all(lists.map(async (url) => (await makeCaller(server)('GET', url, { token })).body));
    await server.close();
    expect(again).toEqual(before);
  });
});

describe('a product request', () => {
  const wish = (product_id: number, { as, note }: { as?: string; note?: string } = {}) =>
    app.call<ProductRequest & Refusal>('POST', '/v1/product-requests', {
      body: { product_id, note },
      ...(as && { token: as }),
    });
  const wishes = (as: string) => app.call<ProductRequest[]>('GET', '/v1/me/product-request-histories', { token: as });

  it('is stored once for a product, with the last note', async () => {
    await wish(ids[0] ?? 0, { as: token });
    expect((await wish(ids[0] ?? 0, { as: token, note: ' 年末までに ' })).status).toBe(201);
    expect((await wishes(token)).body).toMatchObject([{ product_id: ids[0], note: '年末までに' }]);
    expect((await wishes(other)).body).toEqual([]);
  });

  it('of one channel neither replaces nor is listed with that of another for the same product', async () => {
    const elsewhere = { channel: 'fle.localhost', token: await loginAs(app, { channel: 'fle.localhost' }) };
    await wish(ids[0] ?? 0, { as: token, note: 'こちらで' });
    expect(
      (await app.call('POST', '/v1/product-requests', { ...elsewhere, body: { product_id: ids[0], note: 'あちらで' } }))
        .status,
    ).toBe(201);
    expect((await wishes(token)).body.map(({ note }) => note)).toEqual(['こちらで']);
    expect(
      (await app.call<ProductRequest[]>('GET', '/v1/me/product-request-histories', elsewhere)).body.map(
        ({ note }) => note,
      ),
    ).toEqual(['あちらで']);
    const [own] = (await wishes(token)).body;
    expect((await app.call('DELETE', `/v1/me/product-request-histories/${own?.id}`, elsewhere)).status).toBe(404);
  });

  it('may be sent by a guest', async () => {
    expect((await wish(ids[0] ?? 0)).status).toBe(201);
    expect(await app.db.$count(productRequests)).toBe(1);
  });

  it('can be removed from the list only by its member (P-17), and remains stored in the shop', async () => {
    const { body } = await wish(ids[0] ?? 0, { as: token });
    const remove = (as: string) =>
      app.call<Refusal>('DELETE', `/v1/me/product-request-histories/${body.id}`, { token: as });
    expect(await remove(other)).toMatchObject({ status: 404, body: { code: 'product_request.not_found' } });
    expect((await remove(token)).status).toBe(204);
    expect((await wishes(token)).body).toEqual([]);
    expect(await app.db.$count(productRequests)).toBe(1);
  });

  it('that is sent again after its removal is counted once', async () => {
    const { body } = await wish(ids[0] ?? 0, { as: token, note: '年末までに' });
    await app.call('DELETE', `/v1/me/product-request-histories/${body.id}`, { token });
    await wish(ids[0] ?? 0, { as: token, note: '年末までに' });
    expect((await wishes(token)).body).toMatchObject([{ note: '年末までに' }]);
    expect(await app.db.$count(productRequests)).toBe(1);
  });

  it('is refused for a product that does not exist', async () => {
    expect(await wish(UNKNOWN_ID, { as: token })).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
    expect(await app.db.$count(productRequests)).toBe(0);
  });
});
