import { createApiClient } from '@shop/api';
import { startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadMaker } from './load-maker.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

const load = () => {
  const api = createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  });
  return loadMaker({ api, signal: new AbortController().signal }, 'ham-fr-001');
};
const answer = (body: unknown, status = 200) => stub.on('GET /v1/collections/maker', () => ({ status, body }));

it('a product links to the maker that lists it', async () => {
  answer([{ alias: 'maker', key: 'valdadour' }]);
  expect(await load()).toBe('/maker/valdadour/');
  expect(stub.requestsTo('GET /v1/collections/maker')[0]?.query.get('product_key')).toBe('ham-fr-001');
});

it('a product has no link when no maker lists it or the request fails', async () => {
  answer([]);
  expect(await load()).toBeNull();
  answer({ code: 'unexpected', message: '' }, 500);
  expect(await load()).toBeNull();
});
