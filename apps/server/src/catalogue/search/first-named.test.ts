import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, openTestDatabase, type TestApp } from '../../testing/index.ts';
import { findByWord } from './find-by-word.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const keysOf = async (word: string, changes: Parameters<TestApp['ctx']>[0] = {}) => {
  const ctx = shop.ctx(changes);
  const { byKey } = ctx.snapshots.catalogue.value.shared;
  const goods = [...byKey.keys()];
  const found = await findByWord(ctx, { word }, { isHalfTyped: true });
  return (found?.byRelevance ?? []).map((place) => goods[place]);
};

it('the first letters of many names are told without asking the database: those that begin with them first', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  const named = ['sau-fr-001', 'pat-fr-001', 'bac-fr-001', 'acc-fr-001', 'sau-de-001', 'bac-it-002'];
  expect(await keysOf('ブ', { db: closed.db })).toEqual(named);
});

it('what few names have is looked for in all that is written', async () => {
  expect(await keysOf('グアン')).toEqual(['bac-it-002']);
});
