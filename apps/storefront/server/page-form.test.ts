import { once } from 'node:events';
import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { makeLogger } from './make-logger.ts';
import { PageCache } from './page-cache.ts';
import { sampleApp, type Rendering } from './sample-app.fixtures.ts';
import { createShopServer } from './shop-server.ts';
import { StaticAssets } from './static-assets.ts';

let folder: string;
let server: Server;
let origin: string;
let renderings: Rendering[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-form-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  renderings = [];
  ({ server } = createShopServer({
    config: readConfig({ API_ORIGIN: 'http://127.0.0.1:9' }),
    app: sampleApp((rendering) => renderings.push(rendering)),
    assets: await StaticAssets.read(folder),
    cache: new PageCache({}),
    log: makeLogger({ write: () => undefined }),
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, headers: Record<string, string>, body = 'quantity=2') =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

it('passes a form of the same origin to the cart, with only the cart cookie', async () => {
  const cookie = 'secret=1; cart_token=abc; other=2';
  expect((await post('/cart/?product=a', { origin, cookie })).status).toBe(200);
  expect(renderings).toEqual([
    { url: `${origin}/cart/?product=a`, cookie: 'cart_token=abc', whole: false, form: 'quantity=2' },
  ]);
});

it('shows the cart of the cart cookie', async () => {
  await fetch(`${origin}/cart/`, { headers: { cookie: 'secret=1; cart_token=abc' } });
  expect(renderings).toMatchObject([{ cookie: 'cart_token=abc' }]);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://elsewhere.test' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', {}],
])('refuses a form from %s', async (_where, headers) => {
  expect((await post('/cart/', headers)).status).toBe(403);
  expect(renderings).toEqual([]);
});

it.each([
  ['of another type', { 'content-type': 'text/plain' }, 'a', 415],
  ['that is too large', {}, 'a'.repeat(5000), 413],
])('refuses a form %s', async (_what, headers, body, status) => {
  expect((await post('/cart/', { origin, ...headers }, body)).status).toBe(status);
  expect(renderings).toEqual([]);
});

it('refuses a form on any other page', async () => {
  expect((await post('/product/', { origin })).status).toBe(405);
});
