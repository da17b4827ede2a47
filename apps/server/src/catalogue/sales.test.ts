import type { ProductSummary } from '@shop/api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { salesJob } from './sales-job.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const found = async () =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word: 'ソーセージ', sort: 'recommended' } }))
    .body;

/** Adds an order with many pieces of a product. */
async function sell(productId: number): Promise<string> {
  const [last] = await shop.db.select().from(orders).orderBy(desc(orders.orderedAt)).limit(1);
  if (!last) throw new Error('Nobody has ordered anything.');
  await shop.db.insert(orderLines).values({
    orderId: last.id,
    lineKey: `many-${productId}`,
    productId,
    quantity: 500,
    unitPrice: 100,
    amount: 50_000,
    taxRatePercent: 8,
  });
  return last.id;
}

it('a product with more sales ranks higher in a search, unless its orders were cancelled', async () => {
  const before = await found();
  // The products that contain the word only in their category.
  const last = before.filter(({ max_quantity }) => max_quantity > 0).at(-1);
  const orderId = await sell(last?.id ?? 0);
  await salesJob.run(shop.jobCtx());
  const positionOf = (list: readonly ProductSummary[]): number => list.findIndex(({ id }) => id === last?.id);
  const position = positionOf(await found());
  expect(position).toBeLessThan(positionOf(before));
  expect((await found()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());

  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId));
  await salesJob.run(shop.jobCtx());
  expect(positionOf(await found())).toBeGreaterThan(position);
});
