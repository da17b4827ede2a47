import { createApiClient } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';
import { loadGiftBudgets } from './load-gift-budgets.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

const paged = (total: number) => ({
  'x-total': String(total),
  'x-per-page': '1',
  'x-last-page': String(Math.max(total, 1)),
  'x-current-page': '1',
});
const load = (search: string) => {
  const api = createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  });
  return loadGiftBudgets({ api, signal: new AbortController().signal }, readListQuery(new URLSearchParams(search)));
};

it('counts the gifts of each budget regardless of the other filters', async () => {
  const totals: Record<string, number> = { 3240: 1, 5400: 4, 10800: 7 };
  stub.on('GET /v1/products', ({ query }) => ({
    body: contractExample('ProductSummary', 'Products'),
    headers: paged(query.has('zone[]') ? 0 : (totals[query.get('price_max') ?? ''] ?? 0)),
  }));
  expect(await load('category=gift&zone=frozen&price_max=3240')).toEqual([
    { most: 3240, count: 1 },
    { most: 5400, count: 4 },
    { most: 10_800, count: 7 },
  ]);
});

it('has null counts when the request fails', async () => {
  stub.on('GET /v1/products', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  expect((await load('category=gift'))?.map(({ count }) => count)).toEqual([null, null, null]);
});

it('is shown only for the gift category', async () => {
  expect(await load('category=salami')).toBeNull();
  expect(await load('category=gift&word=ham')).toBeNull();
});
