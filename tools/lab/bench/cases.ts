import { addToNewCart, guestCheckout } from './checkout.ts';
import { send, sendOk } from './http.ts';
import type { Operation } from './load.ts';

export interface Case {
  readonly name: string;
  /** HTTP calls in one operation. */
  readonly calls: number;
  /** Processes whose CPU counts, besides the database. */
  readonly on: readonly string[];
  readonly operation: Operation;
  /** Returns a body of the case's main response, for the baseline with the same bytes. */
  readonly sample: () => Promise<Buffer>;
}

const list = '/v1/products?per=15&page=1';
const facets = '/v1/product-facets';
const product = 'ham-fr-001';
const search = (word: string) => `/v1/products?per=15&word=${encodeURIComponent(word)}`;

const kana = [...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん'];
let index = 0;

/** Two characters, a different pair each time, so that cached results of the last hundreds of words do not help. */
function nextWord(): string {
  index += 1;
  return `${kana[index % kana.length] ?? ''}${kana[Math.floor(index / kana.length) % kana.length] ?? ''}`;
}

/** Everything that is measured, on one running shop, whose stock is filled first so that orders never run dry. */
export async function makeCases(api: string, storefront: string, rendering: string): Promise<readonly Case[]> {
  await sendOk(api, 'PATCH', `/internal/products/${product}`, { stock: { delta: 1_000_000, kind: 'receipt' } });
  const get = (origin: string, path: string) => async () => void (await sendOk(origin, 'GET', path));
  const body = (origin: string, path: string) => async () => (await send(origin, 'GET', path)).body;
  return [
    { name: 'list, 15 items', calls: 1, on: ['server'], operation: get(api, list), sample: body(api, list) },
    {
      name: 'list with facets',
      calls: 2,
      on: ['server'],
      sample: body(api, facets),
      operation: async () => void (await Promise.all([sendOk(api, 'GET', list), sendOk(api, 'GET', facets)])),
    },
    {
      name: 'detail',
      calls: 1,
      on: ['server'],
      operation: get(api, `/v1/products/${product}`),
      sample: body(api, `/v1/products/${product}`),
    },
    {
      name: 'search, 2 characters',
      calls: 1,
      on: ['server'],
      operation: get(api, search('ハム')),
      sample: body(api, search('ハム')),
    },
    {
      name: 'search, always another',
      calls: 1,
      on: ['server'],
      sample: body(api, search('ハム')),
      operation: async () => void (await sendOk(api, 'GET', search(nextWord()))),
    },
    {
      name: 'add to a new cart',
      calls: 2,
      on: ['server'],
      operation: async () => void (await addToNewCart(api, product)),
      sample: async () => Buffer.from(JSON.stringify(await addToNewCart(api, product))),
    },
    {
      name: 'guest checkout',
      calls: 10,
      on: ['server'],
      operation: () => guestCheckout(api, product),
      sample: async () => Buffer.from(JSON.stringify(await addToNewCart(api, product))),
    },
    {
      name: 'list page, cached',
      calls: 1,
      on: ['server', 'storefront'],
      operation: get(storefront, '/product/'),
      sample: body(storefront, '/product/'),
    },
    {
      name: 'product page, cached',
      calls: 1,
      on: ['server', 'storefront'],
      operation: get(storefront, `/product/${product}/`),
      sample: body(storefront, `/product/${product}/`),
    },
    {
      name: 'list page, rendered',
      calls: 1,
      on: ['server', 'rendering'],
      operation: get(rendering, '/product/'),
      sample: body(rendering, '/product/'),
    },
    {
      name: 'product page, rendered',
      calls: 1,
      on: ['server', 'rendering'],
      operation: get(rendering, `/product/${product}/`),
      sample: body(rendering, `/product/${product}/`),
    },
  ];
}
