import type { ProductReview, ProductReviewSummary } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../platform/db/schema/catalogue.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { productReviews } from '../../platform/db/schema/reviews.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

/** A product that was delivered to a sample member on the channel `localhost`, and one that is not delivered yet. */
const [delivered, underway] = ['cot-fr-001', 'ham-pt-001'] as const;
/** The channel of `localhost`, where the sample orders were made. */
const here = 'localhost';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = (key: string, { channel = here, query }: { channel?: string; query?: Record<string, string> } = {}) =>
  app.call<ProductReview[]>('GET', `/v1/products/${key}/reviews`, { channel, ...(query && { query }) });
const idOf = async (key: string) =>
  (await app.db.select({ id: products.id }).from(products).where(eq(products.key, key)))[0]?.id ?? 0;
const orderOf = async (key: string, status: string) => {
  const { rows } = await app.db.execute<{ id: string }>(
    `select orders.id from orders join order_lines on order_id = orders.id where product_id = ${await idOf(key)} and status = '${status}' limit 1`,
  );
  return rows[0]?.id ?? '';
};
const review = async (key: string, changes: Partial<typeof productReviews.$inferInsert>) => ({
  productId: await idOf(key),
  authorName: '見本',
  rating: 4,
  title: '見本',
  body: '見本の本文',
  isPublic: true,
  postedAt: new Date('2026-11-18T23:30:00+09:00'),
  ...changes,
});

describe('a review', () => {
  it('of a buyer with a delivered order is shown, with the day in Japan and the mark of an incentive (L-43)', async () => {
    await app.db
      .insert(productReviews)
      .values(await review(delivered, { orderId: await orderOf(delivered, 'delivered'), incentive: 'points' }));
    expect((await read(delivered)).body).toMatchObject([
      {
        author_name: '見本',
        rating: 4,
        posted_on: '2026-11-18',
        is_purchased: true,
        is_sample: false,
        incentive: 'points',
        is_promotion: true,
      },
    ]);
  });

  it('is announced in the change feed when it is added and deleted', async () => {
    await app.settled();
    const announced: string[] = [];
    const unsubscribe = app.feed.subscribe(({ topic }) => announced.push(topic));
    const sample = await review('ham-fr-004', { isSample: true });
    const [made] = await app.db.insert(productReviews).values(sample).returning({ id: productReviews.id });
    await app.settled();
    expect(announced).toEqual(['content']);
    await app.db.delete(productReviews).where(eq(productReviews.id, made?.id ?? 0));
    await app.settled();
    expect(announced).toEqual(['content', 'content']);
    unsubscribe();
  });

  it('is shown only on the channel of the order', async () => {
    expect((await read(delivered, { channel: 'fle.localhost' })).body).toEqual([]);
  });

  it('is not shown while its order is not delivered or the shop hides it', async () => {
    const orderId = await orderOf(delivered, 'delivered');
    await app.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
    expect((await read(delivered)).body).toEqual([]);
    await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
    await app.db.update(productReviews).set({ isPublic: false }).where(eq(productReviews.orderId, orderId));
    expect((await read(delivered)).body).toEqual([]);
    await app.db.update(productReviews).set({ isPublic: true }).where(eq(productReviews.orderId, orderId));
    expect((await read(delivered)).body).toHaveLength(1);
  });

  it('is not shown before delivery, or when the product was not in the order', async () => {
    await app.db
      .insert(productReviews)
      .values(await review(underway, { orderId: await orderOf(underway, 'preparing') }));
    await app.db
      .insert(productReviews)
      .values(await review('ham-fr-003', { orderId: await orderOf(delivered, 'delivered') }));
    expect((await read(underway)).body).toEqual([]);
    expect((await read('ham-fr-003')).body).toEqual([]);
  });

  it.each([
    ['without an order, unless it is marked as a sample', { orderId: null, isSample: false }],
    ['as a sample with an order', { isSample: true }],
    ['with an unknown incentive', { incentive: 'money' as 'gift' }],
    ['with six stars', { rating: 6 }],
  ])('cannot be stored %s', async (_, changes) => {
    const values = await review(delivered, { orderId: await orderOf(delivered, 'abandoned'), ...changes });
    await expect(app.db.insert(productReviews).values(values)).rejects.toThrow();
  });
});

describe('the ratings', () => {
  const summaryOf = (key: string) =>
    app.call<ProductReviewSummary>('GET', `/v1/products/${key}/reviews/summary`, { channel: here });

  it('count only buyers, with the count of each rating and an average to one decimal', async () => {
    const product = 'ham-it-002';
    await app.db.insert(productReviews).values(await review(product, { isSample: true, rating: 1 }));
    expect((await summaryOf(product)).body).toEqual({ count: 0, average: null, ratings: [0, 0, 0, 0, 0] });
    const { rows } = await app.db.execute<{ id: string }>(
      `select id from orders where channel_id = (select channel_id from orders where id = '${await orderOf(delivered, 'delivered')}') limit 3`,
    );
    for (const [index, { id: orderId }] of rows.entries()) {
      await app.db.execute(`update orders set status = 'delivered' where id = '${orderId}'`);
      await app.db.execute(
        `update order_lines set product_id = ${await idOf(product)} where order_id = '${orderId}' and line_key = (select min(line_key) from order_lines where order_id = '${orderId}')`,
      );
      await app.db.insert(productReviews).values(
        await review(product, {
          orderId,
          rating: [5, 4, 4][index] ?? 0,
          postedAt: new Date(`2026-11-1${index}T12:00:00+09:00`),
        }),
      );
    }
    expect((await summaryOf(product)).body).toEqual({ count: 3, average: 4.3, ratings: [1, 2, 0, 0, 0] });
    const ratings = async (sort: string) =>
      (await read(product, { query: { sort } })).body.map(({ rating, posted_on }) => `${rating} ${posted_on.slice(8)}`);
    expect(await ratings('highest')).toEqual(['5 10', '4 12', '4 11', '1 18']);
    expect(await ratings('lowest')).toEqual(['1 18', '4 12', '4 11', '5 10']);
    expect(await ratings('newest')).toEqual(['1 18', '4 12', '4 11', '5 10']);
    expect(
      (await app.call('GET', `/v1/products/${product}/reviews`, { channel: here, query: { sort: 'best' } })).status,
    ).toBe(422);
  });

  it('exist only for a product that the channel sells', async () => {
    expect((await summaryOf('nothing-here')).status).toBe(404);
  });
});

describe('the list', () => {
  it('of the demo contains only samples, which are marked as such in their text', async () => {
    const { body } = await read('ham-fr-001');
    expect(body.map(({ posted_on }) => posted_on)).toEqual(
      [...body.map(({ posted_on }) => posted_on)].sort().reverse(),
    );
    expect(body).toHaveLength(2);
    for (const { author_name, body: text, is_sample, is_purchased } of body) {
      expect([author_name, is_sample, is_purchased]).toEqual(['見本', true, false]);
      expect(text).toContain('お客様のご感想ではありません');
    }
  });

  it('is returned in pages, and is empty after the last one', async () => {
    const first = await read('ham-fr-001', { query: { per: '1' } });
    expect([first.body.length, first.headers['x-total'], first.headers['x-last-page']]).toEqual([1, '2', '2']);
    const behind = await read('ham-fr-001', { query: { per: '1', page: '3' } });
    expect([behind.body, behind.headers['x-total']]).toEqual([[], '2']);
    expect((await read('ham-fr-001', { query: { per: 'all', page: '2' } })).body).toEqual([]);
    expect((await read('ham-fr-001', { query: { per: 'all' } })).body).toHaveLength(2);
  });

  it('exists only for a product that the channel sells', async () => {
    expect(await read('nothing-here')).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
    expect((await read('wear-jp-001')).status).toBe(404);
    expect((await read('ext-box-001')).status).toBe(404);
    expect((await read('wear-jp-001', { channel: 'gakuen.localhost' })).body).toEqual([]);
  });
});
