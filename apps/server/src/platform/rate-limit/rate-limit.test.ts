import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateWindows } from '../db/schema/auth.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { RATE_LIMITS } from './rate-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ config: { rateLimitFactor: 1, trustedProxies: 1 } });
});
afterAll(() => app.close());

const unlock = (address: string, headers: Record<string, string> = {}, server = app.server) =>
  server.inject({
    method: 'GET',
    url: '/v1/auth/unlock/made-up',
    remoteAddress: '127.0.0.1',
    headers: { 'x-channel': 'simple.localhost', 'x-forwarded-for': address, ...headers },
  });

/** Uses all attempts of an address. */
const exhaust = async (address: string) => {
  for (let tries = 0; tries < RATE_LIMITS.unlock.max; tries += 1) expect((await unlock(address)).statusCode).toBe(200);
};

describe('rate limits (P-11)', () => {
  it('refuse the caller for the rest of the window, with a generic error', async () => {
    await exhaust('192.0.2.1');
    const refused = await unlock('192.0.2.1');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate.limited']);
    expect(Number(refused.headers['retry-after'])).toBe(RATE_LIMITS.unlock.windowMs / 1000);
    expect((await unlock('192.0.2.2')).statusCode).toBe(200);
  });

  it('cannot be bypassed by a request header', async () => {
    await exhaust('192.0.2.3');
    const tricks: Record<string, string>[] = [
      { 'x-bypass': '1' },
      { 'x-real-ip': '192.0.2.99' },
      { forwarded: 'for=192.0.2.99' },
    ];
    for (const headers of tricks) {
      expect((await unlock('192.0.2.3', headers)).statusCode).toBe(429);
    }
  });

  it('trust only as many proxies as are configured', async () => {
    await exhaust('192.0.2.4');
    expect((await unlock('198.51.100.7, 192.0.2.4')).statusCode).toBe(429);
  });

  it('store no readable address', async () => {
    await unlock('192.0.2.5');
    const rows = await app.db.select().from(rateWindows);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('are reset when the window is over', async () => {
    await exhaust('192.0.2.6');
    expect((await unlock('192.0.2.6')).statusCode).toBe(429);
    app.clock.advance(RATE_LIMITS.unlock.windowMs);
    expect((await unlock('192.0.2.6')).statusCode).toBe(200);
  });
});
