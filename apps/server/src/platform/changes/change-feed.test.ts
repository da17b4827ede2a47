import type { ProductSummary } from '@shop/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../context/in-transaction.ts';
import { banners } from '../db/schema/content.ts';
import { products, stocks } from '../db/schema/catalogue.ts';
import { openTestApp, openTestDatabase, type TestApp } from '../../testing/index.ts';
import { type Change, ChangeFeed, changeTopics } from './change-feed.ts';
import { catalogueSnapshot } from '../../catalogue/catalogue.snapshots.ts';

let shop: TestApp;
let announced: Change[];
beforeAll(async () => {
  shop = await openTestApp();
  shop.feed.subscribe((change) => announced.push(change));
});
beforeEach(async () => {
  await shop.settled();
  announced = [];
});
afterAll(() => shop.close());

const show = async (key: string) => (await shop.call<ProductSummary>('GET', `/v1/products/${key}`)).body;
const setStock = (quantity: number, productId = 1) =>
  shop.db.update(stocks).set({ quantity }).where(eq(stocks.productId, productId));

describe('stock', () => {
  it('is shown as soon as it has changed, with its state', async () => {
    for (const [quantity, state] of [
      [0, 'out'],
      [1, 'few'],
      [5, 'few'],
      [6, 'in_stock'],
    ] as const) {
      await setStock(quantity);
      await shop.settled();
      expect(await show('ham-fr-001')).toMatchObject({ stock_state: state, max_quantity: quantity });
    }
  });

  it('is announced with the keys of the products that are shown differently', async () => {
    await setStock(40);
    await setStock(3, 2);
    await shop.settled();
    announced = [];
    await setStock(2, 2);
    await shop.settled();
    expect(announced).toEqual([{ topic: 'stock', keys: ['ham-fr-002'] }]);
  });

  it('is not announced when the change is not visible to shoppers', async () => {
    await setStock(40);
    await shop.settled();
    announced = [];
    await setStock(39);
    await shop.settled();
    expect(announced).toEqual([]);
    expect((await show('ham-fr-001')).max_quantity).toBe(39);
  });

  it('of a transaction that was rolled back is never shown', async () => {
    await setStock(40);
    await inTransaction(shop.ctx(), async ({ db }) => {
      await db.update(stocks).set({ quantity: 0 });
      throw new Error('no');
    }).catch(() => undefined);
    await shop.settled();
    expect((await show('ham-fr-001')).stock_state).toBe('in_stock');
  });
});

describe('the catalogue', () => {
  it('is reloaded when a product changes', async () => {
    await shop.db.update(products).set({ price: 1500 }).where(eq(products.key, 'ham-fr-001'));
    await shop.settled();
    expect((await show('ham-fr-001')).price).toBe(1500);
    expect(announced).toEqual([{ topic: 'catalogue', keys: null }]);
  });

  it('reuses unchanged products, and updates one that is moved, removed and restored', async () => {
    const snapshot = shop.ctx().snapshots.of(catalogueSnapshot);
    const before = snapshot.value.whole;
    const keysOf = ({ products: all }: typeof before) => all.map(({ row }) => row.key);
    await shop.db.update(products).set({ sortNo: 10_000 }).where(eq(products.key, 'ham-fr-001'));
    await shop.settled();
    const after = snapshot.value.whole;
    expect(keysOf(after)).toEqual([...keysOf(before).filter((key) => key !== 'ham-fr-001'), 'ham-fr-001']);
    expect(after.byKey.get('ham-fr-002')).toBe(before.byKey.get('ham-fr-002'));
    await shop.db
      .update(products)
      .set({ channelPrefixes: ['elsewhere'] })
      .where(eq(products.key, 'ham-fr-001'));
    await shop.settled();
    expect((await shop.call('GET', '/v1/products/ham-fr-001')).status).toBe(404);
    await shop.db.update(products).set({ channelPrefixes: null, sortNo: 1 }).where(eq(products.key, 'ham-fr-001'));
    await shop.settled();
    expect((await shop.call('GET', '/v1/products/ham-fr-001')).status).toBe(200);
  });

  it('finds a product by its new text after a change', async () => {
    const found = async () =>
      (await shop.call('GET', '/v1/products', { query: { word: 'まったく新しい' } })).headers['x-total'];
    expect(await found()).toBe('0');
    const folded = 'まったく新しい';
    await shop.db.update(products).set({ foldedName: folded, foldedText: folded }).where(eq(products.id, 1));
    await shop.settled();
    expect(await found()).toBe('1');
  });

  it('is read inside a transaction without a query, so that nothing can hang', async () => {
    await inTransaction(shop.ctx(), async ({ db, snapshots }) => {
      await db.update(products).set({ price: 1600 }).where(eq(products.id, 1));
      expect(snapshots.read(catalogueSnapshot).whole.byKey.get('ham-fr-001')?.row.price).toBe(1500);
    });
    await shop.settled();
    expect((await show('ham-fr-001')).price).toBe(1600);
  });
});

it('sends changes to a connected storefront, after a ready event', async () => {
  const address = await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/internal/changes`);
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await events?.read())?.value).toBe('event: ready\ndata: {}\n\n');
  await shop.db.update(banners).set({ title: '新しい季節' }).where(eq(banners.id, 1));
  expect((await events?.read())?.value).toBe('event: change\ndata: {"topic":"content","keys":null}\n\n');
});

it('retries when a change could not be read', async () => {
  const database = await openTestDatabase();
  const errors: unknown[] = [];
  const feed = new ChangeFeed(database, (error) => errors.push(error), 1);
  let reads = 0;
  const readAgain = new Promise<void>((resolve) => {
    feed.keepFresh('content', async () => {
      reads += 1;
      if (reads === 2) throw new Error('the database is busy');
      if (reads === 3) resolve();
      return null;
    });
  });
  await feed.start();
  await database.db.update(banners).set({ isShow: true });
  await readAgain;
  expect(errors).toEqual([expect.objectContaining({ message: 'the database is busy' })]);
  await database.close();
});

// PGlite has no connections that could break.
if (inject('databaseTemplate').engine === 'postgresql') {
  it('reconnects after its connection broke, and reports every topic as changed', async () => {
    const database = await openTestDatabase(() => undefined);
    const feed = new ChangeFeed(database, () => undefined);
    const all = new Promise<Change[]>((resolve) => {
      const changes: Change[] = [];
      feed.subscribe((change) => changes.push(change) === changeTopics.length && resolve(changes));
    });
    await feed.start();
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`);
    expect((await all).map(({ topic }) => topic).toSorted()).toEqual([...changeTopics].toSorted());
    await database.close();
  });
}
