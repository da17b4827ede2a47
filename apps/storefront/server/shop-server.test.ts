import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { connectionCopy } from '@shop/copy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { makeLogger } from './make-logger.ts';
import { PageCache, pageTtl } from './page-cache.ts';
import { createShopServer, type ShopServer } from './shop-server.ts';
import { StaticAssets } from './static-assets.ts';
import { sampleApp, type Rendering } from './sample-app.fixtures.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

let folder: string;
let api: Server;
let heard: { url: string | undefined; headers: IncomingHttpHeaders }[];
let shop: ShopServer;
let cache: PageCache;
let now: number;
let lines: string[];
let renderings: Rendering[];
const app = sampleApp((rendering) => renderings.push(rendering));

const picture = '/v1/images/products/ham-fr-001/main-5d0c1f2a/480.avif';
const pictureHeaders = {
  'content-type': 'image/avif',
  'content-length': 2000,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"main-5d0c1f2a-480-avif"',
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'export const a = 1;');
  writeFileSync(join(folder, 'assets/AAAAA.css'), '.a{}');
  writeFileSync(join(folder, 'assets/WIDTH.css'), '@media (min-width:600px){.c{width:600px}}');
  writeFileSync(join(folder, 'assets/BBBBB.css'), '.b{}');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  heard = [];
  lines = [];
  renderings = [];
  api = createServer((incoming, outgoing) => {
    heard.push({ url: incoming.url, headers: incoming.headers });
    if (incoming.url === picture) return void outgoing.writeHead(200, pictureHeaders).end(Buffer.alloc(2000, 'avif'));
    const body = Buffer.from(JSON.stringify({ text: 'あ'.repeat(1000) }));
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  now = 1_000_000;
  cache = new PageCache({ now: () => now });
  const config = readConfig({ API_ORIGIN: `http://127.0.0.1:${portOf(api)}` });
  shop = createShopServer({
    config,
    app,
    assets: await StaticAssets.read(folder),
    cache,
    log: makeLogger({ write: (line) => void lines.push(line) }),
  });
  shop.server.listen(0, '127.0.0.1');
  await once(shop.server, 'listening');
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
  shop.server.closeAllConnections();
  shop.server.close();
  rmSync(folder, { recursive: true });
});

async function get(
  path: string,
  {
    host = 'fle.localhost:4000',
    method = 'GET',
    headers = {},
  }: { host?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = request({
    port: portOf(shop.server),
    host: '127.0.0.1',
    path,
    method,
    headers: { host, ...headers },
  }).end();
  const [incoming] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
}

describe('pages that are the same for all guests', () => {
  it('are stored per host, path and relevant query', async () => {
    for (const host of ['fle.localhost:4000', 'gen.localhost:4000']) {
      for (const path of ['/a/', '/a/?page=2', '/a/?utm_source=x', '/b/']) {
        const { body } = await get(path, { host });
        expect(body.toString()).toContain(`<p>${host.replace(':4000', '')}${path.replace('?utm_source=x', '')}</p>`);
      }
    }
    expect(cache.size).toBe(6);
    expect(renderings).toHaveLength(6);
  });

  it('are the same for every port that the client sends', async () => {
    for (const host of ['fle.localhost:4000', 'fle.localhost', 'fle.localhost:1', 'fle.localhost:65535'])
      await get('/a/', { host });
    expect(cache.size).toBe(1);
    expect(renderings).toHaveLength(1);
  });

  it('receive neither cookie nor access token of the client', async () => {
    await get('/a/', { headers: { cookie: 'cart_token=secret', authorization: 'Bearer secret' } });
    expect(renderings).toEqual([{ url: 'http://fle.localhost/a/', cookie: null, whole: true }]);
  });

  it.each([['/cookie/'], ['/missing/']])('%s is returned but not stored', async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(cache.size).toBe(0);
  });

  it('have a policy for their own scripts and may be cached by a CDN', async () => {
    const { headers } = await get('/a/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['cache-control']).toBe('max-age=0, s-maxage=10, stale-while-revalidate=60');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['/a/', '/cart/'])(
    '%s may show images of the channel whose storage is elsewhere, by its policy only',
    async (path) => {
      const [own, stored] = await Promise.all([get(path), get(path, { host: 'stored.localhost:4000' })]);
      expect(stored.headers['content-security-policy']).toContain("img-src 'self' data: https://files.example.com;");
      expect(own.headers['content-security-policy']).toContain("img-src 'self' data:;");
      expect(stored.headers).not.toHaveProperty('x-allowed-sources');
    },
  );

  it('leave the connection open and send no connection headers', async () => {
    const opened = vi.fn();
    shop.server.on('connection', opened);
    const { headers } = await get('/a/');
    expect(headers).not.toHaveProperty('connection');
    expect(headers).not.toHaveProperty('keep-alive');
    await get('/b/');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('are compressed as the browser accepts, and not sent again when unchanged', async () => {
    const br = await get('/a/', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await get('/a/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const plain = await get('/a/');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const again = await get('/a/', { headers: { 'if-none-match': plain.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each(['"another", %', '*', 'W/"another"'])('are revalidated by ETag when a browser sends %s', async (header) => {
    const { headers } = await get('/a/');
    const again = await get('/a/', { headers: { 'if-none-match': header.replace('%', headers.etag ?? '') } });
    expect(again.status).toBe(header.startsWith('W/') ? 200 : 304);
  });
});

it.each(['/.well-known/change-password', '/.well-known/change-password/', '/.well-known/change-password?from=x'])(
  '%s redirects password managers to the password page, and is not cached',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/mypage/password/', 'no-store']);
  },
);

describe('a page that is the same when it is rendered again', () => {
  it('is compressed at the highest level from then on, and has the same ETag', async () => {
    const getBrotli = () => get('/goods/', { headers: { 'accept-encoding': 'br' } });
    const first = await getBrotli();
    now += pageTtl.freshMs + 1;
    const best = await vi.waitFor(async () => {
      const second = await getBrotli();
      expect(second.body.length).toBeLessThan(first.body.length);
      return second;
    });
    expect(renderings).toHaveLength(2);
    expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(first.body));
    expect(best.headers.etag).toBe(first.headers.etag);
    now += pageTtl.freshMs + pageTtl.staleMs;
    expect((await getBrotli()).body).toEqual(best.body);
  });
});

describe('pages of one customer', () => {
  it('each have a nonce and are not stored', async () => {
    const nonces = await Promise.all(
      [get('/cart/'), get('/cart/')].map(
        async (request) =>
          /'nonce-([^']+)'/.exec((await request).headers['content-security-policy']?.toString() ?? '')?.[1],
      ),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    const { headers, body } = await get('/cart/');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toContain('nonce="');
    expect(cache.size).toBe(0);
  });
});

describe('URLs of the API', () => {
  it('return photographs unchanged, with their cache headers', async () => {
    const { status, headers, body } = await get(picture, { headers: { 'accept-encoding': 'br' } });
    expect([status, body.length]).toEqual([200, 2000]);
    expect(headers).toMatchObject({ ...pictureHeaders, 'content-length': '2000' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('are requested with the host as the channel, with any headers of the client', async () => {
    await get('/v1/products?word=%E3%83%8F', {
      headers: { 'x-channel': 'other.localhost', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(heard[0]).toMatchObject({
      url: '/v1/products?word=%E3%83%8F',
      headers: { 'x-channel': 'fle.localhost', 'x-forwarded-host': 'fle.localhost:4000' },
    });
    expect(heard[0]?.headers['x-forwarded-for']).not.toContain('1.2.3.4');
  });

  it('return compressed responses', async () => {
    const { headers, body } = await get('/v1/products', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('text');
  });

  it('return an error code when the API cannot be reached', async () => {
    api.closeAllConnections();
    api.close();
    const { status, body } = await get('/v1/products');
    expect(status).toBe(502);
    expect(JSON.parse(body.toString())).toEqual({
      code: 'upstream.unreachable',
      message: connectionCopy.serverUnreachable,
    });
  });

  it('do not include the stream of changes', async () => {
    await get('/internal/changes');
    expect(heard).toEqual([]);
  });
});

describe('HTTPS', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const behindProxy = async (headers: Record<string, string>, path = '/a/') => {
    const config = readConfig({ API_ORIGIN: `http://127.0.0.1:${portOf(api)}`, TRUST_PROXY: '1' });
    const { server } = createShopServer({
      config,
      app,
      assets: await StaticAssets.read(folder),
      cache,
      log: makeLogger({ write: (line) => void lines.push(line) }),
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers });
    server.closeAllConnections();
    server.close();
    return answer.headers.get('strict-transport-security');
  };

  it.each(['/a/', '/cart/', '/assets/a-1.js', '/missing/'])(
    'is enforced at %s when the trusted proxy reports it',
    async (path) => {
      expect(await behindProxy(https, path)).toBe('max-age=31536000');
    },
  );

  it('is not enforced over HTTP, nor when only the client reports it', async () => {
    expect(await behindProxy({ 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await behindProxy({ 'x-forwarded-proto': 'https, http' })).toBeNull();
    expect((await get('/a/', { headers: https })).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('other requests', () => {
  it('serves files of the build with an immutable cache, and no hidden files', async () => {
    const file = await get('/assets/a-1.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/.vite/manifest.json')).headers['content-type']).not.toBe('application/json');
  });

  it.each([
    ['//product/?page=2', '/product/?page=2'],
    ['/PRODUCT/ham-fr-001', '/product/ham-fr-001'],
    ['/product//', '/product/'],
    ['//', '/'],
  ])('%s redirects permanently to %s, and no page is rendered', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
    expect(renderings).toEqual([]);
  });

  it.each([['//evil.example/'], ['/\\evil.example']])('%s stays on the host', async (path) => {
    await get(path);
    expect(renderings[0]?.url).toMatch(/^http:\/\/fle\.localhost\//);
  });

  it.each([['a b'], ['evil.example/x']])('refuses the host "%s"', async (host) => {
    expect((await get('/', { host })).status).toBe(400);
  });

  it.each([
    ['stored', '/a/'],
    ['streamed', '/cart/'],
  ])('gives a document that is %s one stylesheet with all its styles', async (_how, path) => {
    const { body } = await get(path);
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body.toString()) ?? [];
    const sheet = await get(href);
    expect(sheet.body.toString()).toBe('.a{}.b{}');
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['/assets/sheets/WIDTH.AAAAA.css', '@media (min-width:600px){.c{width:600px}}.a{}'],
    ['/assets/sheets/480-1100/WIDTH.AAAAA.css', '@media (min-width:480px){.c{width:600px}}.a{}'],
    ['/assets/480-1100/WIDTH.css', '@media (min-width:480px){.c{width:600px}}'],
    ['/assets/480-1100/AAAAA.css', '.a{}'],
  ])('serves %s with the breakpoints in its URL', async (path, css) => {
    const { body, headers } = await get(path);
    expect(body.toString()).toBe(css);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/assets/sheets/AAAAA.CCCCC.css',
    '/assets/480-1100/CCCCC.css',
    '/assets/1100-480/AAAAA.css',
    '/assets/600-960/AAAAA.css',
    '/assets/480-1100/a-1.js',
  ])('serves no stylesheet outside the build: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('returns 404 for a file that was removed, and serves it again when it is back', async () => {
    const file = join(folder, 'assets/a-1.js');
    rmSync(file);
    expect(await get('/assets/a-1.js')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    writeFileSync(file, 'export const a = 2;');
    expect((await get('/assets/a-1.js')).body.toString()).toBe('export const a = 2;');
  });

  it('accepts no method but GET and HEAD for pages', async () => {
    expect((await get('/a/', { method: 'POST' })).status).toBe(405);
  });

  it('is no longer ready while it drains, and still responds', async () => {
    expect((await get('/readyz')).status).toBe(200);
    shop.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/a/')).headers.connection).toBe('close');
  });
});
