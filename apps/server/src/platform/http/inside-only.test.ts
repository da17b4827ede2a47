import { request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Returns the status of a URL that is requested exactly as written. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const sent = request({
    port: (app.server.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    path,
    headers,
  }).end();
  const [answer] = await once(sent, 'response');
  answer.destroy();
  return answer.statusCode;
}

it.each(['/metrics', '/internal/changes'])(
  '%s answers internal requests and none that a proxy forwards',
  async (path) => {
    expect(await statusOf(path)).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-channel'])
      expect(await statusOf(path, { [header]: '' })).toBe(404);
  },
);

it.each([
  '//metrics',
  '/metrics/',
  '/metrics;x',
  '/METRICS',
  '/Internal/changes',
  '/v1/../metrics',
  '/v1/%2e%2e/metrics',
  '/v1/..%2fmetrics',
  '/internal%2fchanges',
  '/%2fmetrics',
  '/metrics%00',
  '/\\metrics',
  '/v1\\..\\metrics',
  '/internal//changes',
  '/internal/./changes',
  '/metrics%3f',
])('%s does not reach an internal endpoint', async (path) => {
  expect(await statusOf(path)).toBeGreaterThanOrEqual(400);
});
