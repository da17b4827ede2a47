import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameCopy, pageFailureCopy } from '@shop/copy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { makeLogger } from './make-logger.ts';
import { PageCache, pageTtl } from './page-cache.ts';
import type { ShopApp } from './shop-build.ts';
import { createShopServer } from './shop-server.ts';
import { StaticAssets } from './static-assets.ts';

let folder: string;
let server: Server;
let now: number;
let lines: string[];
let isLost: boolean;
let renders: number;

/** Renders nothing when a file of the build is missing; the router logs that itself. */
const app: ShopApp = {
  version: 'test',
  cacheableQuery: ({ pathname }) => (pathname.startsWith('/cart') ? null : new URLSearchParams()),
  forgetReads: () => undefined,
  async render({ url }) {
    renders += 1;
    if (url.includes('thrown')) throw new Error('no such file');
    return isLost
      ? new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
      : new Response('<p>ハム</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  now = 1_000_000;
  lines = [];
  isLost = true;
  renders = 0;
  ({ server } = createShopServer({
    config: readConfig({}),
    app,
    assets: await StaticAssets.read(folder),
    cache: new PageCache({ now: () => now }),
    log: makeLogger({ write: (line) => void lines.push(line) }),
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, method = 'GET'): Promise<Response> {
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`, { method });
}

it.each([
  ['stored', '/lost/'],
  ['streamed', '/cart/lost/'],
  ['thrown', '/cart/thrown/'],
])('a page that fails to render shows a Japanese error page with two links: %s', async (_how, path) => {
  const answer = await get(`${path}?page=2`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain(`<h1>${pageFailureCopy.title}</h1>`);
  expect(page).not.toContain('Server Error');
  expect([...page.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, name]) => [href, name])).toEqual([
    ['', frameCopy.retry],
    ['/', frameCopy.backToTop],
  ]);
  expect(lines.join('')).toContain('request failed');
});

it('the error page may use only its own style', async () => {
  const answer = await get('/lost/');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'`,
  );
});

it('answers with one line when a file was requested, and with an empty body for HEAD', async () => {
  const file = await get('/robots.txt');
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'Internal Server Error',
  ]);
  expect(await (await get('/lost/', 'HEAD')).text()).toBe('');
});

it('still returns a page that was stored before the failure, and stores no failure', async () => {
  isLost = false;
  await get('/goods/');
  isLost = true;
  now += pageTtl.freshMs + 1;
  expect((await get('/goods/')).status).toBe(200);
  await vi.waitFor(() => expect(renders).toBe(2));
  expect((await get('/goods/')).status).toBe(200);
  expect((await get('/other/')).status).toBe(500);
  isLost = false;
  expect((await get('/other/')).status).toBe(200);
});
