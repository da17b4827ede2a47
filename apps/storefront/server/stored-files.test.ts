import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopServer } from './shop-server.ts';
import { makeLogger } from './make-logger.ts';
import { PageCache } from './page-cache.ts';
import { readConfig } from './config.ts';
import { StaticAssets } from './static-assets.ts';

let folder: string;
let server: Server;
const serve = async (env: Record<string, string>) =>
  createShopServer({
    config: readConfig(env),
    app: {
      cacheableQuery: () => null,
      forgetReads: () => undefined,
      version: 'test',
      render: async () => new Response('a page', { status: 404 }),
    },
    assets: await StaticAssets.read(join(folder, 'build')),
    cache: new PageCache({ now: Date.now }),
    log: makeLogger({ write: () => undefined }),
  }).server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stored-files-'));
  mkdirSync(join(folder, 'build'));
  mkdirSync(join(folder, 'storage/simple'), { recursive: true });
  writeFileSync(join(folder, 'storage/simple/a b.png'), 'a picture');
  writeFileSync(join(folder, 'storage/x.svg'), '<svg/>');
  writeFileSync(join(folder, 'storage/.hidden.png'), 'hidden');
  writeFileSync(join(folder, 'storage/page.html'), '<script></script>');
  writeFileSync(join(folder, 'outside.png'), 'outside');
  symlinkSync(join(folder, 'outside.png'), join(folder, 'storage/link.png'));
  server = (await serve({ STORAGE_DIR: join(folder, 'storage') })).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, { method = 'GET', of = server } = {}) {
  const address = of.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Not fetch, which would read the path as a URL first.
  const sent = request({ port, host: '127.0.0.1', path, method }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: (await buffer(answer)).toString() };
}

it.each([
  ['/storage/simple/a%20b.png', 'image/png', 'a picture'],
  ['/storage/x.svg', 'image/svg+xml', '<svg/>'],
])('%s is served, and may run no scripts', async (path, type, content) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([200, content]);
  expect(headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
  });
  expect(await get(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

it.each([
  '/storage/',
  '/storage/nothing.png',
  '/storage/simple',
  '/storage/page.html',
  '/storage/.hidden.png',
  '/storage/link.png',
  '/storage/..%2foutside.png',
  '/storage/%2e%2e/outside.png',
  '/storage/../outside.png',
  '/storage/%',
  '/storage/a%00.png',
])('%s is not served', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, text: 'Not Found' });
});

it('such a URL is not served without a storage folder', async () => {
  const other = (await serve({})).listen(0, '127.0.0.1');
  await once(other, 'listening');
  expect((await get('/storage/x.svg', { of: other })).text).not.toContain('<svg');
  other.close();
});
