import type { Product, ProductSummary, UserList, UserListDetail } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userListItems } from '../../platform/db/schema/favourites.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

interface Refusal {
  code: string;
}

let app: TestApp;
let token: string;
let other: string;
let products: ProductSummary[];
beforeAll(async () => {
  app = await openTestApp();
  token = await loginAs(app);
  other = await loginAs(app, { username: 'jiro@example.com' });
  products = (await app.call<ProductSummary[]>('GET', '/v1/products')).body;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(userListItems);
});

const ids = (count: number) => products.slice(0, count).map(({ id }) => id);
const attach = (list: number[], as = token) =>
  app.call<UserList & Refusal>('PATCH', '/v1/me/user-lists/attach', {
    token: as,
    body: { table: 'products', ids: list },
  });
const read = (query: Record<string, string> = { is_listables: '1', per: 'all' }, as = token) =>
  app.call<UserListDetail & Refusal>('GET', '/v1/me/user-lists/favorite', { token: as, query });
const isFavourite = async (as?: string) => {
  const { body } = await app.call<Product>('GET', `/v1/products/${products[0]?.key}`, as ? { token: as } : {});
  return body.product_model.products[0]?.is_favorite;
};

describe('the favourites of a member', () => {
  it('are one list, empty at first', async () => {
    const { body, headers } = await app.call<UserList[]>('GET', '/v1/me/user-lists', { token });
    expect(body).toEqual([{ key: 'favorite', name: 'お気に入り', count: 0, updated_at: null, ids: [] }]);
    expect(headers['x-limit']).toBe(String(LIMITS.favourites));
  });

  it('contain each product once, the latest first, in pages', async () => {
    const [first = 0, second = 0, third = 0] = ids(3);
    await attach([first, second]);
    app.clock.advance(1000);
    expect((await attach([third, first])).body.count).toBe(3);
    const { body, headers } = await read({ is_listables: '1', per: '2' });
    expect(body.listables.map(({ product_id }) => product_id)).toEqual([third, second]);
    expect(headers).toMatchObject({ 'x-total': '3', 'x-last-page': '2' });
    expect(body.listables[0]?.product.product_model.products[0]?.is_favorite).toBe(true);
    expect((await read({})).body.listables).toEqual([]);
  });

  it('are marked on the product for their member only (spec §4)', async () => {
    await attach(ids(1));
    expect([await isFavourite(token), await isFavourite(other), await isFavourite()]).toEqual([true, false, false]);
    await app.call('PATCH', '/v1/me/user-lists/favorite/detach', { token, body: { table: 'products', ids: ids(1) } });
    expect(await isFavourite(token)).toBe(false);
  });

  it('are marked in lists, recommendations, histories and product requests, for their member only (spec §3)', async () => {
    const [{ id = 0, key = '' } = {}] = products;
    await attach([id]);
    const hearts = async (path: string, as: string | undefined, query: Record<string, string> = {}) => {
      const { body } = await app.call<(ProductSummary | { product: ProductSummary })[]>('GET', path, {
        ...(as && { token: as }),
        query,
      });
      return body
        .map((row) => ('product' in row ? row.product : row))
        .filter((product) => product.product_model.products[0]?.is_favorite)
        .map((product) => product.key);
    };
    const around = (await app.call<ProductSummary[]>('GET', `/v1/products/${key}/recommend`)).body[0]?.key ?? '';
    await app.call('POST', '/v1/me/product-histories', { token, body: { product_id: id } });
    await app.call('POST', '/v1/product-requests', { token, body: { product_id: id } });
    for (const path of [
      '/v1/products',
      `/v1/products/${around}/recommend`,
      '/v1/me/product-histories',
      '/v1/product-histories',
      '/v1/me/product-request-histories',
    ]) {
      expect.soft(await hearts(path, token, path.endsWith('recommend') ? { per: '10' } : {}), path).toEqual([key]);
    }
    expect(await hearts('/v1/products', other)).toEqual([]);
    expect(await hearts('/v1/products', undefined)).toEqual([]);
    expect(await hearts('/v1/guest/product-histories', undefined, { 'product_id[]': String(id) })).toEqual([]);
  });

  it('are listed by id, so that one call serves every heart of a page', async () => {
    const wanted = ids(2);
    expect((await attach(wanted)).body.ids.toSorted()).toEqual(wanted.toSorted());
    const { body } = await app.call<UserList[]>('GET', '/v1/me/user-lists', { token });
    expect(body[0]?.ids.toSorted()).toEqual(wanted.toSorted());
    const left = await app.call<UserList[]>('PATCH', '/v1/me/user-lists/detach', {
      token,
      body: { table: 'products', ids: wanted.slice(1) },
    });
    expect(left.body[0]?.ids).toEqual(wanted.slice(0, 1));
  });

  it('store price and availability at the time of adding, which are null for older entries', async () => {
    const [good] = products;
    await attach(ids(1));
    expect((await read()).body.listables[0]).toMatchObject({
      attached_price: good?.price,
      attached_is_available: true,
    });
    await app.db.update(userListItems).set({ attachedPrice: null, attachedIsAvailable: null });
    await attach(ids(1));
    expect((await read()).body.listables[0]).toMatchObject({ attached_price: null, attached_is_available: null });
  });

  it('keep responses for members separate from those for guests in caches', async () => {
    const [{ key = '' } = {}] = products;
    for (const path of ['/v1/products', `/v1/products/${key}`, `/v1/products/${key}/recommend`]) {
      const guest = await app.call('GET', path);
      expect
        .soft(guest.headers, path)
        .toMatchObject({ vary: 'X-Channel, Authorization', 'cache-control': expect.stringContaining('public') });
      expect
        .soft((await app.call('GET', path, { token })).headers, path)
        .toMatchObject({ vary: 'X-Channel, Authorization', 'cache-control': 'no-store' });
    }
  });

  it('no longer contain a detached product, from one list or from all', async () => {
    await attach(ids(3));
    const one = await app.call<UserList>('PATCH', '/v1/me/user-lists/favorite/detach', {
      token,
      body: { table: 'products', ids: ids(1) },
    });
    expect(one.body.count).toBe(2);
    const all = await app.call<UserList[]>('PATCH', '/v1/me/user-lists/detach', {
      token,
      body: { table: 'products', ids: ids(3) },
    });
    expect(all.body.map(({ count }) => count)).toEqual([0]);
  });

  it('do not affect those of others (P-17)', async () => {
    await attach(ids(2), other);
    await app.call('PATCH', '/v1/me/user-lists/detach', { token, body: { table: 'products', ids: ids(2) } });
    expect((await read(undefined, other)).body.count).toBe(2);
    expect((await read()).body.count).toBe(0);
  });

  it('are added all together or not at all', async () => {
    expect(await attach([...ids(2), 2_147_483_647])).toMatchObject({
      status: 404,
      body: { code: 'product.not_found' },
    });
    expect((await read()).body.count).toBe(0);
  });

  it('are found only by their key', async () => {
    expect(await app.call('GET', '/v1/me/user-lists/others', { token })).toMatchObject({
      status: 404,
      body: { code: 'user_list.not_found' },
    });
    expect(
      await app.call('PATCH', '/v1/me/user-lists/others/detach', { token, body: { table: 'products', ids: [1] } }),
    ).toMatchObject({ status: 404 });
  });
});
