import { afterAll, beforeAll, expect, it } from 'vitest';
import { carts as cartsTable } from '../db/schema/carts.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { rateLimitFactor: 1, trustedProxies: 1 } });
});
afterAll(() => shop.close());

const suggest = (address: string) =>
  shop.call('GET', '/v1/product-suggestions', { query: { word: 'ham' }, headers: { 'x-forwarded-for': address } });

it('one IP address is refused after 300 suggestion requests a minute, others are not', async () => {
  for (let calls = 0; calls < 300; calls += 1) await suggest('203.0.113.1');
  const refused = await suggest('203.0.113.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await suggest('203.0.113.2')).status).toBe(200);
});

it('a forged address in X-Forwarded-For is ignored', async () => {
  expect((await suggest('198.51.100.7, 203.0.113.1')).status).toBe(429);
});

it('when the configured Redis is unreachable, the process counts by itself', async () => {
  const alone = await openTestApp({ config: { rateLimitFactor: 1, redisUrl: 'redis://127.0.0.1:9' } });
  const request = () => alone.call('GET', '/v1/product-suggestions', { query: { word: 'ham' } });
  for (let calls = 0; calls < 300; calls += 1) await request();
  expect((await request()).status).toBe(429);
  await alone.close();
});

it('one IP address is refused after 120 new carts a minute, others are not, and the factor multiplies the limit', async () => {
  const begin = async (to: TestApp, address: string) =>
    (await to.call('POST', '/v1/carts/init', { body: { token: null }, headers: { 'x-forwarded-for': address } }))
      .status;
  const statuses = new Set<number>();
  for (let calls = 0; calls < 120; calls += 1) statuses.add(await begin(shop, '203.0.113.3'));
  expect([...statuses]).toEqual([200]);
  const carts = () => shop.db.$count(cartsTable);
  const before = await carts();
  expect(await begin(shop, '203.0.113.3')).toBe(429);
  expect(await carts()).toBe(before);
  expect(await begin(shop, '203.0.113.4')).toBe(200);

  const twice = await openTestApp({ config: { rateLimitFactor: 2, trustedProxies: 1 } });
  for (let calls = 0; calls < 121; calls += 1) statuses.add(await begin(twice, '203.0.113.3'));
  expect([...statuses]).toEqual([200]);
  await twice.close();
});
