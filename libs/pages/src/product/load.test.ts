import { createApiClient, type Product } from '@shop/api';
import { startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProductCaution } from './load.ts';

let stub: StubServer;
const { signal } = new AbortController();
const input = () => ({
  api: createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  }),
  signal,
});
const productWith = (ingredients: string | null, ...keys: readonly string[]) =>
  Promise.resolve({ data: { label: { ingredients }, tags: keys.map((key) => ({ key })) } as unknown as Product });
const tagged = (...keys: readonly string[]) => productWith('豚もも肉、食塩', ...keys);
const set = (code: string, body: string) =>
  stub.on(`GET /v1/messages/${code}`, () => ({ body: { code, kind: 'caution', title: null, body } }));

beforeEach(async () => {
  stub = await startStubServer();
  set('product', '<p>写真は一例です。</p>');
});
afterEach(() => stub.close());

it('every food has the general caution', async () => {
  set('preorder_1', '<p>予約の品です。</p>');
  expect(await loadProductCaution(input(), tagged('gift'))).toBe('写真は一例です。');
  expect(stub.requestsTo('GET /v1/messages/preorder_1')).toEqual([]);
});

it('a product that is no food has its own caution', async () => {
  set('product_goods', '<p>取扱いの表示をお確かめください。</p>');
  expect(await loadProductCaution(input(), productWith(null))).toBe('取扱いの表示をお確かめください。');
});

it('a preorder product also has its own cautions, as far as they are set', async () => {
  set('preorder_2', '<p>そろってから<br>お送りします。</p>');
  stub.on('GET /v1/messages/preorder_1', () => ({ status: 404, body: { code: 'message.not_found', message: '' } }));
  expect(await loadProductCaution(input(), tagged('gift', 'preorder'))).toBe(
    '写真は一例です。\nそろってから\nお送りします。',
  );
});

it('a caution that fails to load is null', async () => {
  stub.on('GET /v1/messages/product', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  expect(await loadProductCaution(input(), tagged())).toBeNull();
});
