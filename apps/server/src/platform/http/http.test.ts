import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { contractDocument } from '../contract/openapi-document.ts';
import { readOperations } from '../contract/read-operations.ts';
import { channels } from '../db/schema/channels.ts';
import { handlers } from '../../handlers.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';
import { accessTokenOf } from './request-context.ts';
import { hostOf } from '../channel/find-channel.ts';
import { sharedOperations } from './shared-operations.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('the channel', () => {
  const prefixOf = async (headers: Record<string, string>) => {
    const response = await shop.server.inject({ url: '/v1/settings/front', headers });
    return response.statusCode === 200 ? response.json().SITE.CHANNEL_PREFIX : response.json().code;
  };

  it.each([
    [{ 'x-channel': 'fle.localhost' }, 'fle'],
    [{ 'x-channel': 'Fle.Localhost:4000' }, 'fle'],
    [{ host: 'depa.localhost:4000' }, 'depa'],
    [{ host: 'fle.localhost', 'x-channel': 'gakuen.localhost' }, 'gakuen'],
    [{ host: 'localhost:4000' }, 'simple'],
    [{ host: '127.0.0.1:4001' }, 'simple'],
    [{ 'x-channel': 'unknown.localhost' }, 'channel.not_found'],
    [{ 'x-channel': '' }, 'channel.not_found'],
    [{ 'x-channel': 'localhost.evil.example' }, 'channel.not_found'],
  ])('of %j is %s', async (headers, expected) => {
    expect(await prefixOf(headers)).toBe(expected);
  });

  it('is one of eleven', async () => {
    expect(new Set((await shop.db.select().from(channels)).map(({ prefix }) => prefix)).size).toBe(11);
  });

  it('is part of the cache key', async () => {
    const { headers } = await shop.call('GET', '/v1/settings/front');
    expect(headers).toMatchObject({ vary: 'X-Channel', 'cache-control': expect.stringContaining('public') });
  });
});

describe('HTTPS', () => {
  const strictAt = async (app: TestApp, headers: Record<string, string>) =>
    (await app.server.inject({ url: '/v1/settings/front', headers })).headers['strict-transport-security'];

  it('is enforced by HSTS for a year when a trusted proxy reports it, and otherwise never', async () => {
    const behind = await openTestApp({ config: { trustedProxies: 1 } });
    expect(await strictAt(behind, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await strictAt(behind, { 'x-forwarded-proto': 'http' })).toBeUndefined();
    await behind.close();
    expect(await strictAt(shop, { 'x-forwarded-proto': 'https' })).toBeUndefined();
  });
});

describe('maintenance', () => {
  const maintenance = { title: 'メンテナンス中', message: '6時ごろに再開します。', retry_after: 600 };
  const close = async (value: typeof maintenance | null) => {
    await shop.db.update(channels).set({ maintenance: value }).where(eq(channels.prefix, 'fle'));
    await shop.settled();
  };
  afterEach(() => close(null));

  it('returns 503 for every call of the channel, before any 401, with a Retry-After header', async () => {
    await close(maintenance);
    for (const url of ['/v1/settings/front', '/v1/products', '/v1/me/user']) {
      const { status, body, headers } = await shop.call('GET', url, { channel: 'fle.localhost' });
      expect([url, status, headers['retry-after'], headers['cache-control']]).toEqual([url, 503, '600', 'no-store']);
      expect(body).toEqual({ code: 'maintenance', title: 'メンテナンス中', message: '6時ごろに再開します。' });
    }
  });

  it('does not affect other channels or the readiness check', async () => {
    await close(maintenance);
    expect((await shop.call('GET', '/v1/products')).status).toBe(200);
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
  });

  it('ends when it is removed', async () => {
    await close(maintenance);
    await close(null);
    expect((await shop.call('GET', '/v1/products', { channel: 'fle.localhost' })).status).toBe(200);
  });
});

describe('an access token', () => {
  it('that is required but missing causes 401 auth.required, also when the input is invalid', async () => {
    expect(await shop.call('GET', '/v1/me/user')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect(await shop.call('POST', '/v1/me/user-addresses', { body: { nonsense: 1 } })).toMatchObject({ status: 401 });
  });

  it('that has expired causes 401 auth.expired, also where guests may call, so that the client refreshes it', async () => {
    expect(await shop.call('GET', '/v1/me/user', { token: 'old' })).toMatchObject({
      status: 401,
      body: { code: 'auth.expired' },
    });
    expect(await shop.call('GET', '/v1/products', { token: 'old' })).toMatchObject({
      status: 401,
      body: { code: 'auth.expired' },
    });
  });

  it('is ignored where none is needed, and prevents caching of the response', async () => {
    const { status, headers } = await shop.call('GET', '/v1/brands', { token: 'old' });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['Basic abc', null],
    ['Bearer', null],
    ['Bearer a b', null],
  ])('in %j is %j', (header, expected) => expect(accessTokenOf(header)).toBe(expected));
});

it('every operation of the contract has a handler', () => {
  const ids = Object.values(contractDocument.paths).flatMap((item) =>
    Object.values(item).flatMap((it) => ('operationId' in it ? [it.operationId] : [])),
  );
  expect(ids.filter((id) => !(id in handlers))).toEqual([]);
});

it('no operation that requires a login may be cached', () => {
  const needsMember = readOperations(contractDocument)
    .filter(({ auth }) => auth === 'required')
    .map(({ id }) => id);
  expect(needsMember.length).toBeGreaterThan(5);
  expect(needsMember.filter((id) => (sharedOperations as ReadonlySet<string>).has(id))).toEqual([]);
});

describe('logs', () => {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(line) });

  it('contain route templates and a request id, but no address, query, token or body', async () => {
    const { server } = await buildApp({ config: testConfig(), clock: shop.clock, database: shop.database, log });
    const secrets = ['himitsu', 'mihon@example.jp', 'token-of-mine', '203.0.113.9'];
    const headers = {
      'x-channel': 'simple.localhost',
      'x-forwarded-for': secrets[3],
      authorization: `Bearer ${secrets[2]}`,
    };
    await server.inject({ url: `/v1/products/${secrets[0]}?word=${secrets[1]}`, headers });
    await server.inject({ url: `/v1/products?word=${secrets[0]}`, headers: { 'x-channel': 'simple.localhost' } });
    await server.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers,
      payload: { username: secrets[1], password: secrets[0] },
    });
    await server.inject({ url: `/${secrets[0]}`, headers });
    const text = lines.join('');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      route: '/v1/products/:key',
      status: 401,
      requestId: expect.any(String),
    });
  });
});

it.each([
  ['Fle.localhost:4000', 'fle.localhost'],
  [' fle.localhost. ', 'fle.localhost'],
  ['', ''],
])('the host of %j is %j', (value, expected) => expect(hostOf(value)).toBe(expected));
