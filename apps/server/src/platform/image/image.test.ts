import type {
  Cart,
  CategoryNode,
  DecisionResult,
  FrontSettings,
  Image,
  Order,
  Product,
  ProductSuggestions,
  ProductSummary,
} from '@shop/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { type MasterFolder, makeMasterFolder } from './testing/master-folder.ts';

let app: TestApp;
let folder: MasterFolder;
beforeAll(async () => {
  folder = await makeMasterFolder([
    'ham-fr-001/closeup',
    'ham-fr-001/main',
    'category/dry-cured-ham/header',
    'theme/simple/hero',
    'theme/ven/hero',
  ]);
  app = await openTestApp({ config: { images: { masters: folder.masters, cache: folder.cache } } });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const cashOnDelivery = 3;
const mainBase = () => `/v1/images/products/ham-fr-001/main-${folder.hashes['ham-fr-001/main']}`;
const load = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { 'x-channel': 'simple.localhost', ...headers } });

describe('a product', () => {
  it('has its photograph on its card, with all that a page needs before the photograph is loaded', async () => {
    const { body } = await app.call<ProductSummary[]>('GET', '/v1/products', {
      query: { 'key[]': ['ham-fr-001', 'ham-it-001'] },
    });
    const images = Object.fromEntries(body.map(({ key, image }) => [key, image]));
    expect(images['ham-it-001']).toBeNull();
    expect(images['ham-fr-001']).toEqual({
      alt: 'ham-fr-001/mainの写真',
      width: 1000,
      height: 1000,
      color: '#a0503c',
      placeholder: 'data:image/webp;base64,UklGRg==',
      base: mainBase(),
      widths: [160, 320, 480, 720, 1000],
    });
  });

  it('has all its photographs on its page, that of the card first', async () => {
    const { body } = await app.call<Product>('GET', '/v1/products/ham-fr-001');
    expect(body.image).toEqual(body.images[0]);
    expect(body.images.map(({ alt }) => alt)).toEqual(['ham-fr-001/mainの写真', 'ham-fr-001/closeupの写真']);
    const without = await app.call<Product>('GET', '/v1/products/ham-it-001');
    expect([without.body.image, without.body.images]).toEqual([null, []]);
  });

  it('has its photograph in suggestions', async () => {
    const suggestions = await app.call<ProductSuggestions>('GET', '/v1/product-suggestions', {
      query: { word: 'バイヨンヌ' },
    });
    expect(suggestions.body.products.find(({ key }) => key === 'ham-fr-001')?.image?.base).toBe(mainBase());
  });

  it('has its photograph in the cart and in the resulting order', async () => {
    const { token, quote } = await cartCaller(app).readyToOrder({ 'ham-fr-001': 1, 'sau-at-002': 1 }, cashOnDelivery);
    const { body: cart } = await app.call<Cart>('GET', `/v1/carts/${token}`);
    expect(cart.detail.products.map(({ product_info }) => product_info.image?.base)).toEqual([mainBase(), undefined]);
    const { body: decided } = await app.call<DecisionResult>('POST', `/v1/carts/${token}/decision`, {
      body: { idempotency_key: 'photographs-of-an-order-0001', quote_hash: quote.hash },
    });
    const { body: order } = await app.call<Order>('GET', `/v1/carts/order/${decided.id}`, {
      headers: { 'x-cart-token': token },
    });
    expect(order.lines.map(({ image }) => image?.base ?? null)).toEqual([mainBase(), null]);
  });
});

it('a category has a wide header image', async () => {
  const { body } = await app.call<CategoryNode[]>('GET', '/v1/categories/hierarchy', { query: { table: 'products' } });
  expect(body.map(({ key, image }) => [key, image?.widths ?? null]).slice(0, 2)).toEqual([
    ['dry-cured-ham', [400, 640, 800, 1280, 1600]],
    [body[1]?.key, null],
  ]);
});

it('the settings contain the hero image of the theme, or that of Simple where the theme has none', async () => {
  const heroOn = async (channel: string): Promise<Image | null> =>
    (await app.call<FrontSettings>('GET', '/v1/settings/front', { channel })).body.SITE.HERO;
  expect((await heroOn('ven.localhost'))?.base).toBe(`/v1/images/themes/ven/hero-${folder.hashes['theme/ven/hero']}`);
  expect((await heroOn('fle.localhost'))?.base).toBe(
    `/v1/images/themes/simple/hero-${folder.hashes['theme/simple/hero']}`,
  );
});

describe('a size', () => {
  it.each([
    ['480.avif', 'image/avif', 'heif', 480],
    ['320.webp', 'image/webp', 'webp', 320],
    ['1000.jpg', 'image/jpeg', 'jpeg', 1000],
  ])('%s is a picture of that width that may be cached permanently', async (size, type, format, width) => {
    const answer = await load(`${mainBase()}/${size}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height: width });
  });

  it('preserves the proportions of a wide photograph', async () => {
    const { rawPayload } = await load(`/v1/images/themes/ven/hero-${folder.hashes['theme/ven/hero']}/640.webp`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 280 });
  });

  it('is not sent again to a browser that has it cached', async () => {
    const { headers } = await load(`${mainBase()}/160.webp`);
    const again = await load(`${mainBase()}/160.webp`, { 'if-none-match': `"other", W/${headers.etag}` });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await load(`${mainBase()}/160.webp`, { 'if-none-match': '*' })).statusCode).toBe(304);
    expect((await load(`${mainBase()}/320.webp`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('needs no login, even when an invalid access token is sent', async () => {
    expect((await load(`${mainBase()}/160.webp`, { authorization: 'Bearer nobody' })).statusCode).toBe(200);
  });

  it.each([
    ['an unknown product', () => mainBase().replace('ham-fr-001', 'ham-xx-001') + '/480.avif'],
    ['another kind', () => mainBase().replace('products', 'categories') + '/480.avif'],
    ['an unknown kind', () => mainBase().replace('products', 'uploads') + '/480.avif'],
    ['another hash', () => mainBase().replace(/.{8}$/, '00000000') + '/480.avif'],
    ['no hash', () => mainBase().replace(/-.{8}$/, '') + '/480.avif'],
    ['another width', () => `${mainBase()}/481.avif`],
    ['another format', () => `${mainBase()}/480.png`],
    ['a JPEG that is not the largest', () => `${mainBase()}/480.jpg`],
    ['the master itself', () => '/v1/images/products/ham-fr-001/main.webp/1000.webp'],
    ['a parent folder', () => `/v1/images/products/ham-fr-001/..%2F..%2Findex.json/480.avif`],
    ['a parent folder in the size', () => `${mainBase()}/..%2F480.avif`],
    ['names of built-in object properties', () => '/v1/images/products/constructor/__proto__/480.avif'],
  ])('is not found for %s', async (_what, url) => {
    const answer = await load(url());
    expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['cache-control']]).toEqual([
      404,
      'image.not_found',
      'no-store',
    ]);
  });

  it('is not found at a URL with unencoded parent folders', async () => {
    expect((await load(`${mainBase()}/../../../../../index.json`)).statusCode).toBe(404);
  });
});
