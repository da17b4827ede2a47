import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { missedWords } from '../platform/db/schema/missed-words.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { addMissedWords } from './missed-words.queries.ts';
import { missedWordsJob } from './missed-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await missedWordsJob.run(app.jobCtx());
  await app.db.delete(missedWords);
});

const search = (word: string) => app.call('GET', '/v1/products', { query: { word } });
const counted = () => app.db.select().from(missedWords);
const operator = async (query = '') =>
  (await app.server.inject({ method: 'GET', url: `/internal/searches${query}` })).json<{
    words: { word: string; count: number; last_on: string }[];
  }>();

it('a word without results is counted by day in Japan, in normalised spelling, when the job runs', async () => {
  app.clock.set('2026-11-20T23:59:00+09:00');
  await search('ﾖｳｶﾝ');
  await search('ようかん');
  app.clock.set('2026-11-21T00:01:00+09:00');
  await search('ようかん');
  await search('サラミ');
  expect(await counted()).toEqual([]);
  await missedWordsJob.run(app.jobCtx());
  expect(await counted()).toEqual([
    { day: '2026-11-20', word: 'ようかん', count: 2 },
    { day: '2026-11-21', word: 'ようかん', count: 1 },
  ]);
});

it('suggestions, facets and words that may be personal data are not counted', async () => {
  await app.call('GET', '/v1/product-suggestions', { query: { word: 'ようかん' } });
  await app.call('GET', '/v1/product-facets', { query: { word: 'ようかん' } });
  await search('mihon-taro@example.com');
  await missedWordsJob.run(app.jobCtx());
  expect(await counted()).toEqual([]);
});

it('the operator sees the most frequent words first, immediately, and for the requested number of days', async () => {
  app.clock.set('2026-11-21T12:00:00+09:00');
  await addMissedWords(app.db, [
    { day: '2026-11-01', word: 'かれー', count: 5 },
    { day: '2026-11-20', word: 'ようかん', count: 2 },
  ]);
  await search('ようかん');
  const youkan = { word: 'ようかん', count: 3, last_on: '2026-11-21' };
  expect((await operator()).words).toEqual([{ word: 'かれー', count: 5, last_on: '2026-11-01' }, youkan]);
  expect((await operator('?days=2')).words).toEqual([youkan]);
  expect((await operator('?most=1')).words).toHaveLength(1);
});

it('old days are deleted, as are the rarest words of a day beyond a thousand', async () => {
  app.clock.set('2026-11-21T12:00:00+09:00');
  const many = Array.from({ length: 1001 }, (_, index) => ({ day: '2026-11-21', word: `w${index}`, count: index + 1 }));
  await addMissedWords(app.db, [...many, { day: '2026-08-01', word: 'むかし', count: 9 }]);
  await missedWordsJob.run(app.jobCtx());
  const words = (await counted()).map(({ word }) => word);
  expect(words).toHaveLength(1000);
  expect(words).not.toContain('w0');
  expect(words).not.toContain('むかし');
});
