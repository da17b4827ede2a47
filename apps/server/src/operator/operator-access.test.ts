import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';

const secret = 'a-secret-of-the-operator';

describe.each([
  ['with a secret', { operatorSecret: secret }, { authorization: `Bearer ${secret}` }],
  ['with a secret, outside demo mode', { operatorSecret: secret, demo: false }, { authorization: `Bearer ${secret}` }],
  ['without a secret, in demo mode', { operatorSecret: null }, {}],
] as const)('a shop %s', (_, config, good) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ config });
  });
  afterAll(() => shop.close());
  const call = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await shop.server.inject({ url: '/internal/channels', headers, remoteAddress })).statusCode;

  it('accepts its operator', async () => {
    expect(await call(good)).toBe(200);
    expect(await call(good, '10.0.0.7')).toBe('authorization' in good ? 200 : 403);
  });

  it('refuses every request that a proxy forwards, with any secret', async () => {
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
      'x-channel': 'fle.localhost',
    })) {
      expect(await call({ ...good, [name]: value })).toBe(403);
    }
  });

  it('refuses a request under another host name that resolves to this machine, unless it has the secret', async () => {
    expect(await call({ ...good, host: 'evil.example:4001' })).toBe('authorization' in good ? 200 : 403);
    for (const host of ['localhost:4001', '127.0.0.1:4001', '[::1]:4001'])
      expect(await call({ ...good, host })).toBe(200);
  });

  it('refuses a wrong secret', async () => {
    if (config.operatorSecret === null) return expect(await call({}, '203.0.113.5')).toBe(403);
    for (const authorization of ['', 'Bearer ', 'Bearer a-secret-of-the-operato', secret, `Basic ${secret}`])
      expect(await call({ authorization })).toBe(403);
    return expect(await call({})).toBe(403);
  });
});

it('a shop outside demo mode without a secret has no operator API', async () => {
  const shop = await openTestApp({ config: { demo: false, operatorSecret: null } });
  const answer = await shop.server.inject({ url: '/internal/channels', remoteAddress: '127.0.0.1' });
  expect(answer.statusCode).toBe(403);
  await shop.close();
});
