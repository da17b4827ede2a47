import { createApiClient } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiContext } from '../loading/contexts.ts';
import { postCart } from './post-cart.server.ts';

const cart = (token: string) => ({ body: { ...contractExample('Cart'), token } });
const expired = { status: 410, body: { code: 'cart.common.is_expired', message: 'カートの保存期限が過ぎました。' } };
const page = 'http://shop.test/product/che-fr-001/?from=list';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer({
    'POST /v1/carts/init': () => cart('new'),
    'PATCH /v1/carts/products/add': ({ body }) => cart((body as { token: string }).token),
    'PATCH /v1/carts/products/modify': () => cart('old'),
  });
});
afterEach(() => stub.close());

async function post(
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = { referer: page },
) {
  const context = new RouterContextProvider();
  const nothing = () => undefined;
  const api = createApiClient({
    baseUrl: stub.baseUrl,
    channel: 'shop.test',
    getToken: () => null,
    onRefreshed: nothing,
    onSessionLost: nothing,
  });
  context.set(apiContext, api);
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const answer = await postCart({
    request: new Request(`http://shop.test${path}`, { method: 'POST', body, headers }),
    context,
  });
  if (!(answer instanceof Response)) return { refusal: answer.data, status: answer.init?.status };
  const { status } = answer;
  return { status, location: answer.headers.get('location'), cookie: answer.headers.get('set-cookie') };
}

const bodiesOf = (route: string) => stub.requestsTo(route).map(({ body }) => body);
const add = '/cart/?product=che-fr-001';

it('adds the first product to a new cart, stores its token and goes back to the page', async () => {
  expect(await post(add, [['quantity', '2']])).toEqual({
    status: 303,
    location: '/product/che-fr-001/?from=list',
    cookie: 'cart_token=new; Path=/; SameSite=Lax; Max-Age=2592000',
  });
  expect(bodiesOf('PATCH /v1/carts/products/add')).toEqual([
    { token: 'new', products: [{ key: 'che-fr-001', quantity: 2 }] },
  ]);
});

it('adds to the cart in the cookie', async () => {
  await post(add, [], { cookie: 'a=b; cart_token=old' });
  expect(bodiesOf('POST /v1/carts/init')).toEqual([]);
  expect(bodiesOf('PATCH /v1/carts/products/add')).toEqual([
    { token: 'old', products: [{ key: 'che-fr-001', quantity: 1 }] },
  ]);
});

it('replaces a cart that has expired', async () => {
  stub.on('PATCH /v1/carts/products/add', ({ body }) =>
    (body as { token: string }).token === 'old' ? expired : cart('new'),
  );
  expect(await post(add, [], { cookie: 'cart_token=old' })).toMatchObject({ cookie: expect.stringContaining('=new;') });
});

it.each([
  ['full-width digits', [['quantity', '3']], 3],
  [
    'a changed select and an unchanged field',
    [
      ['quantity', '5'],
      ['quantity', '1'],
    ],
    5,
  ],
  [
    'a changed field and an unchanged select',
    [
      ['quantity', '1'],
      ['quantity', '4'],
    ],
    4,
  ],
] as const)('takes the quantity from %s', async (_what, fields, quantity) => {
  await post(add, fields);
  expect(bodiesOf('PATCH /v1/carts/products/add')).toMatchObject([{ products: [{ quantity }] }]);
});

it.each([
  ['without scripts', [['next', 'cart']] as const, { referer: page }],
  ['when the page is unknown', [] as const, {}],
  ['when the page is on another host', [] as const, { referer: 'https://elsewhere.test/a/' }],
])('shows the cart %s', async (_when, fields, headers) => {
  expect(await post(add, fields, headers as Record<string, string>)).toMatchObject({ status: 303, location: '/cart/' });
});

it('sets the quantity of a line and shows the cart', async () => {
  const answer = await post(
    '/cart/',
    [
      ['line', 'l1'],
      ['quantity', '0'],
    ],
    { cookie: 'cart_token=old' },
  );
  expect(answer).toMatchObject({ status: 303, location: '/cart/' });
  expect(bodiesOf('PATCH /v1/carts/products/modify')).toEqual([
    { token: 'old', products: [{ key: 'l1', quantity: 0 }] },
  ]);
});

it('returns why a product was refused', async () => {
  stub.on('PATCH /v1/carts/products/add', () => ({
    status: 422,
    body: { code: 'cart.product.out_of_stock', message: '在庫がありません。', errors: {} },
  }));
  expect(await post(add, [])).toEqual({ refusal: { quantity: null, message: '在庫がありません。' }, status: 422 });
});

it('returns the error of a quantity', async () => {
  stub.on('PATCH /v1/carts/products/add', () => ({
    status: 422,
    body: { code: 'input.invalid', message: '', errors: { 'products.0.quantity': ['99以下で指定してください。'] } },
  }));
  expect(await post(add, [['quantity', '9999']])).toMatchObject({
    refusal: { quantity: '99以下で指定してください。' },
  });
});

it('redirects to a product that requires measurements', async () => {
  stub.on('PATCH /v1/carts/products/add', () => ({
    status: 422,
    body: { code: 'input.invalid', message: '', errors: { 'products.0.options.height': ['必須です。'] } },
  }));
  expect(await post('/cart/?product=uniform', [])).toMatchObject({ status: 303, location: '/product/uniform/' });
});
