import { startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SharedReads } from './shared-reads.server.ts';

const banners = '/v1/banners';
const product = '/v1/products/ham-fr-001';
let stub: StubServer;
let reads: SharedReads;
let text: string;
let status: number;
let now: number;

beforeEach(async () => {
  [now, text, status] = [1_000_000, 'first', 200];
  reads = new SharedReads(() => now);
  stub = await startStubServer();
  for (const path of [banners, product, `${product}/delivery`, '/v1/products'])
    stub.on(`GET ${path}`, () => ({ status, body: { text } }));
});
afterEach(async () => {
  await stub.close();
});

const read = async (path: string, host = 'fle.localhost') => {
  const answer = await reads.fetchOf(host)(new Request(`${stub.baseUrl}${path}`));
  return answer.json();
};
const requestCount = (path = banners) => stub.requestsTo(`GET ${path}`).length;

it('content around products is requested once for all pages of a host, concurrent or consecutive', async () => {
  expect(await Promise.all([read(banners), read(banners)])).toEqual([{ text }, { text }]);
  await read(banners);
  expect(requestCount()).toBe(1);
  await read(banners, 'ven.localhost');
  await read(`${banners}?area[]=list_top`);
  expect(requestCount()).toBe(3);
});

it.each(['/v1/products', `${product}/delivery`])('%s is requested by every page', async (path) => {
  await read(path);
  await read(path);
  expect(requestCount(path)).toBe(2);
});

it('a product is requested once until a change is announced, and at least once a minute', async () => {
  await read(product);
  now += 59_999;
  await read(product);
  expect(requestCount(product)).toBe(1);
  reads.clear();
  await read(product);
  expect(requestCount(product)).toBe(2);
  now += 60_001;
  await read(product);
  expect(requestCount(product)).toBe(3);
});

it('a 404 is cached like any other response', async () => {
  status = 404;
  await read(banners);
  now += 9_999;
  await read(banners);
  expect(requestCount()).toBe(1);
});

it('an announced change is read immediately, and an unannounced one after ten seconds', async () => {
  await read(banners);
  text = 'second';
  expect(await read(banners)).toEqual({ text: 'first' });
  reads.clear();
  expect(await read(banners)).toEqual({ text: 'second' });
  text = 'third';
  now += 9_999;
  expect(await read(banners)).toEqual({ text: 'second' });
  now += 2;
  expect(await read(banners)).toEqual({ text: 'third' });
});

it('an error is returned and not cached', async () => {
  status = 503;
  await read(banners);
  status = 200;
  now += 2;
  expect(await read(banners)).toEqual({ text });
  expect(requestCount()).toBe(2);
});
