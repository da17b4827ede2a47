import type { ProductSummary } from '@shop/api';
import { gramsOf } from '@shop/japanese';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { openTestApp, openTestDatabase, type TestApp } from '../../testing/index.ts';
import { findByWord } from './find-by-word.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const keysOf = async (word: string) =>
  (await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { word } })).body.map(({ key }) => key);

it('what no product has a gram of is told without asking the database', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const ctx = shop.ctx({ db: closed.db });
  expect((await findByWord(ctx, { word: 'ゐゑゐゑ' }))?.byRelevance).toEqual([]);
  await expect(findByWord(ctx, { word: 'モルタデッラ' })).rejects.toThrow();
});

it('a name of letters that no other product has is found as soon as it is written', async () => {
  expect(await keysOf('龘靐')).toEqual([]);
  await shop.db
    .update(products)
    .set({ foldedName: '龘靐', foldedText: '龘靐', grams: gramsOf('龘靐') })
    .where(eq(products.key, 'sal-dk-001'));
  await shop.settled();
  expect(await keysOf('龘靐')).toEqual(['sal-dk-001']);
});

it('the texts that searches read lie in their rows, however long the grams beside them are', async () => {
  const { rows } = await shop.db.execute<{ attname: string }>(
    sql`select attname from pg_attribute where attrelid = 'products'::regclass and attstorage = 'm' order by attname`,
  );
  expect(rows.map(({ attname }) => attname)).toEqual(['folded_name', 'folded_prose', 'folded_text']);
});
