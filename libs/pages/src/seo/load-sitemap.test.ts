import { createApiClient } from '@shop/api';
import { startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMainThings } from './load-sitemap.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

it('llms.txt requires only the four requests for its contents', async () => {
  const endpoints = ['/v1/categories/hierarchy', '/v1/products', '/v1/static-pages/urls', '/v1/blogs'];
  for (const path of endpoints) stub.on(`GET ${path}`, () => ({ status: 200, body: [] }));
  const api = createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  });
  const things = await readMainThings({ api, signal: new AbortController().signal });
  expect(things).toEqual({ categories: [], products: [], pages: [], articles: [] });
  expect(stub.requests.map(({ path }) => path).toSorted()).toEqual(endpoints.toSorted());
});
