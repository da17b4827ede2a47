import { createApiClient, type ProductSummary } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aboveWaiting, loadWaiting } from './load-waiting.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

const [example] = [contractExample('ProductSummary', 'Products')].flat();
if (!example) throw new Error('the contract has no product');
const productWith = (key: string, suspend_reason: string | null): ProductSummary => ({
  ...example,
  key,
  stock_state: suspend_reason === null ? 'in_stock' : 'suspended',
  suspend_reason,
});
const parma = productWith('ham-it-001', '日本への輸入が停止されています。');
const season = productWith('ham-fr-009', '販売期間が終わりました。');
const bayonne = productWith('ham-fr-001', null);
const load = (products: readonly ProductSummary[]) =>
  loadWaiting(
    {
      api: createApiClient({
        baseUrl: stub.baseUrl,
        getToken: () => null,
        onRefreshed: () => undefined,
        onSessionLost: () => undefined,
      }),
      signal: new AbortController().signal,
    },
    products,
  );

it('removes products that await import from the list, and no other suspended product', () => {
  expect(aboveWaiting([parma, season, bayonne])).toEqual([season, bayonne]);
});

it('leaves a product that awaits import in the list when it is the only result', () => {
  expect(aboveWaiting([parma])).toEqual([parma]);
});

it('finds an alternative among the products of the category that are in stock', async () => {
  const requests: (string | null)[] = [];
  stub.on('GET /v1/products', ({ query }) => {
    requests.push(query.get('category'), query.get('in_stock'));
    return { body: [bayonne] };
  });
  expect(await load([bayonne, parma, season])).toMatchObject([
    { product: { key: parma.key }, nearest: { href: '/product/ham-fr-001/', price: bayonne.price } },
  ]);
  expect(requests).toEqual([parma.categories[0]?.key, '1']);
});

it('is shown without an alternative when the request fails, and is null when no product awaits import', async () => {
  stub.on('GET /v1/products', () => ({ status: 500, body: {} }));
  expect(await load([parma])).toMatchObject([{ product: { key: parma.key }, nearest: null }]);
  expect(await load([bayonne, season])).toBeNull();
});
