import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChannel } from '../channel/find-channel.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { shopUrl } from './shop-url.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { publicUrl: 'http://localhost:4000' } });
});
afterAll(() => shop.close());

it('has the host of the request, with the public port', () => {
  expect(shopUrl(shop.ctx({ host: 'simple.localhost' }), '/cart/complete/')).toBe(
    'http://simple.localhost:4000/cart/complete/',
  );
  expect(shopUrl(shop.ctx({ host: 'localhost' }), '/cart/complete/')).toBe('http://localhost:4000/cart/complete/');
});

it('has the channel’s own host when the request has none or a foreign one', () => {
  const fle = findChannel(shop.ctx().snapshots.read(channelsSnapshot), 'fle.localhost');
  expect(shopUrl(shop.ctx({ channel: fle }), '/')).toBe('http://fle.localhost:4000/');
  expect(shopUrl(shop.ctx({ channel: fle, host: 'evil.example' }), '/')).toBe('http://fle.localhost:4000/');
});

it.each(['//evil.example/', '/\\evil.example/', '/%09/evil.example/'])(
  'remains on the host of the shop for %s',
  (path) => {
    expect(new URL(shopUrl(shop.ctx({ host: 'simple.localhost' }), path)).host).toBe('simple.localhost:4000');
  },
);
