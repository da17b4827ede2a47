import { createApiClient } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';
import { loadNearest, nearLists } from './load-nearest.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

const query = (search: string) => readListQuery(new URLSearchParams(search));
const near = (search: string) => nearLists(query(search)).map(({ of }) => of);
const load = (search: string) => {
  const api = createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  });
  return loadNearest({ api, signal: new AbortController().signal }, query(search));
};

it('falls back from the word without filters to the category and to all products, never to the empty list', () => {
  expect(near('word=ham&category=salami&zone=frozen')).toEqual(['word', 'category', 'all']);
  expect(near('word=ham')).toEqual(['all']);
  expect(near('category=salami')).toEqual(['all']);
  expect(near('category=salami&stock=1')).toEqual(['category', 'all']);
});

it('falls back to the corrected search when the exact search finds nothing', () => {
  expect(near('word=ham&as_typed=1')).toEqual(['word', 'all']);
});

it('uses the first list that has products', async () => {
  stub.on('GET /v1/products', ({ query }) => ({
    body: query.has('word') ? [] : contractExample('ProductSummary', 'Products'),
  }));
  expect(await load('word=ham&category=salami')).toMatchObject({ of: 'category', href: '/product/?category=salami' });
});

it('is null when the requests fail', async () => {
  stub.on('GET /v1/products', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  expect(await load('word=ham')).toBeNull();
});
