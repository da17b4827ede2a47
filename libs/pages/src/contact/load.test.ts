import { startStubServer, type StubServer } from '@shop/api/testing';
import { browserEnvironment, makeStore } from '@shop/state';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContact } from './load.ts';

let stub: StubServer;
const node = (key: string, name: string, children: readonly object[] = []) => ({
  id: 1,
  key,
  name,
  lead: '',
  sort_no: 1,
  product_count: 0,
  image: null,
  children,
});
const read = (address = '/contact/') => {
  const { api, dispatch } = makeStore({ baseUrl: stub.baseUrl, environment: browserEnvironment() });
  return loadContact({
    api,
    dispatch,
    url: new URL(address, stub.baseUrl),
    params: {},
    signal: new AbortController().signal,
  });
};

beforeEach(async () => {
  stub = await startStubServer();
  stub.on('GET /v1/categories/hierarchy', () => ({
    body: [
      node('order', 'ご注文について', [node('order-change', '変更・取消し'), node('order-receipt', '領収書・明細')]),
      node('catalog', 'カタログのご請求'),
      node('other', 'その他'),
    ],
  }));
  stub.on('GET /v1/free-areas', () => ({
    body: [{ code: 'contact_top', title: 'お問い合わせの前に', body: '<p>…</p>' }],
  }));
});
afterEach(() => stub.close());

it('a parent category prefixes its children and is no choice; catalogues have their own form', async () => {
  const { categories, area } = await read();
  expect(categories).toEqual([
    { key: 'order-change', name: 'ご注文について: 変更・取消し' },
    { key: 'order-receipt', name: 'ご注文について: 領収書・明細' },
    { key: 'other', name: 'その他' },
  ]);
  expect(area).toEqual({ title: 'お問い合わせの前に', body: '<p>…</p>' });
});

it.each([
  ['?category=other', 'other'],
  ['?category=order', ''],
  ['?category=nothing', ''],
  ['', ''],
])('the URL /contact/%s selects "%s"', async (query, chosen) => {
  expect((await read(`/contact/${query}`)).chosen).toBe(chosen);
});

it.each([
  ['?wish=%E7%BE%8A%E7%BE%B9', '羊羹'],
  ['?wish=%20', ''],
  ['', ''],
])('the URL /contact/%s presets the wish "%s"', async (query, wish) => {
  expect((await read(`/contact/${query}`)).wish).toBe(wish);
});

it('the page loads without its free area', async () => {
  stub.on('GET /v1/free-areas', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  expect((await read()).area).toBeNull();
});
