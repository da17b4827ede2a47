import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../platform/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { refreshSearchIndex } from './refresh-search-index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('reindexes what an older version of the shop has indexed', async () => {
  const read = async () => (await shop.db.select().from(products).where(eq(products.key, 'cot-it-002')))[0];
  const indexed = await read();
  await shop.db.update(products).set({ foldedText: 'old', foldedProse: '', searchIndexVersion: 0 });
  await refreshSearchIndex(shop.jobCtx());
  const lines = (text: string | undefined) => text?.split('\n').sort();
  const again = await read();
  expect(lines(again?.foldedText)).toEqual(lines(indexed?.foldedText));
  expect(again).toMatchObject({ foldedProse: indexed?.foldedProse, searchIndexVersion: indexed?.searchIndexVersion });
});
