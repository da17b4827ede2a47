import type { FrontSettings, Product } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const change = async (
  url: string,
  payload: object,
  options: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => {
  const { statusCode } = await shop.server.inject({ method: 'PATCH', url: `/internal/${url}`, payload, ...options });
  await shop.settled();
  return statusCode;
};
const product = async () => (await shop.call<Product>('GET', '/v1/products/ham-fr-001')).body;

describe('the operator', () => {
  it('closes a channel for maintenance and opens it again', async () => {
    const status = async () => (await shop.call('GET', '/v1/products', { channel: 'lat.localhost' })).status;
    expect(
      await change('channels/lat', {
        maintenance: { title: '休止', message: 'まもなく再開します。', retry_after: 60 },
      }),
    ).toBe(204);
    expect(await status()).toBe(503);
    expect(await change('channels/lat', { maintenance: null })).toBe(204);
    expect(await status()).toBe(200);
  });

  it('cannot save a character that is not allowed in feeds', async () => {
    expect(await change('products/ham-fr-001', { suspend_reason: '停止\u0008中' })).toBe(422);
    expect(await change('settings', { values: { 'SITE.NAME': 'ハム\u000bの店' } })).toBe(422);
    expect((await product()).suspend_reason).toBeNull();
  });

  it('stops selling and disables several destinations on one channel', async () => {
    expect(await change('channels/sto', { is_selling: false, is_allow_multiple: false })).toBe(204);
    const settings = async (channel: string) =>
      (await shop.call<FrontSettings>('GET', '/v1/settings/front', { channel })).body;
    expect(await settings('sto.localhost')).toMatchObject({
      PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: true, IS_SELLING: false } },
      ORDER: { SHIPPING: { IS_ALLOW_MULTIPLE: false } },
    });
    expect((await settings('tee.localhost')).PLUGIN.TEMPORARY_STOP_SELLING.IS_USE).toBe(false);
  });

  it('changes the theme and variant of a channel', async () => {
    const site = async () =>
      (await shop.call<FrontSettings>('GET', '/v1/settings/front', { channel: 'gen.localhost' })).body.SITE;
    expect(await change('channels/gen', { theme: 'Ven', namespace: 'Depa' })).toBe(204);
    expect(await site()).toMatchObject({ THEME: 'Ven', NAMESPACE: 'Depa' });
    expect(await change('channels/gen', { theme: 'Gen', namespace: null })).toBe(204);
    expect(await site()).toMatchObject({ THEME: 'Gen', NAMESPACE: null });
  });

  it('changes stock, price and suspension of a product', async () => {
    expect(await change('products/ham-fr-001', { stock: { counted: 2, seen: 61 }, price: 1999 })).toBe(204);
    expect(await product()).toMatchObject({ price: 1999, stock_state: 'few', max_quantity: 2 });
    expect(await change('products/ham-fr-001', { suspend_reason: '輸入が停止されています。' })).toBe(204);
    expect(await product()).toMatchObject({ stock_state: 'suspended', suspend_reason: '輸入が停止されています。' });
    expect(await change('products/ham-fr-001', { suspend_reason: null })).toBe(204);
    expect(await product()).toMatchObject({ stock_state: 'few', suspend_reason: null });
  });

  it.each([
    ['channels/nothing', { is_selling: true }, 404],
    ['products/nothing', { stock: { delta: 1 } }, 404],
    ['products/ham-fr-001', { quantity: 1 }, 422],
    ['products/ham-fr-001', { stock: { counted: 1 } }, 422],
    ['products/ham-fr-001', { stock: { delta: -1000 } }, 422],
    ['products/ham-fr-001', { name: 'x' }, 422],
    ['products/ham-fr-001', {}, 422],
    ['channels/lat', { maintenance: { title: 'x' } }, 422],
    ['channels/lat', { theme: '../x' }, 422],
    ['channels/lat', { theme: 'Nonsense' }, 422],
    ['channels/lat', { namespace: 'Nonsense' }, 422],
  ])('is refused %s %j with %i', async (url, payload, status) => {
    expect(await change(url, payload)).toBe(status);
  });
});

it.each([
  ['another machine', { remoteAddress: '203.0.113.5' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['the storefront on behalf of a shopper', { headers: { 'x-channel': 'fle.localhost' } }],
])('%s has no operator access', async (_who, options) => {
  const before = (await product()).price;
  expect(await change('products/ham-fr-001', { price: 1 }, options)).toBe(403);
  expect((await product()).price).toBe(before);
});
