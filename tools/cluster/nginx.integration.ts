import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requestCopy } from '@shop/copy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../launch/free-ports.ts';
import type { Child } from './children.ts';
import { startNginx } from './start-nginx.ts';

/** Opens a server that records its requests in `urls`. */
async function openServer(urls: string[]): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    urls.push(incoming.url ?? '');
    incoming.resume().once('end', () => outgoing.end('answered'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const requestedOfApi: string[] = [];
const requestedOfPages: string[] = [];
let api: Server;
let pages: Server;
let nginx: Child;
let outside = 0;
let data = '';
beforeAll(async () => {
  [api, pages] = [await openServer(requestedOfApi), await openServer(requestedOfPages)];
  const [first = 0, inside = 0] = await freePorts(2);
  outside = first;
  data = mkdtempSync(join(tmpdir(), 'shop-storage-'));
  mkdirSync(join(data, 'storage/banners/.hidden'), { recursive: true });
  for (const name of ['banners/sale.webp', 'banners/.hidden/sale.webp', 'banners/orders.csv', '../outside.webp'])
    writeFileSync(join(data, 'storage', name), 'content of a file');
  symlinkSync('../outside.webp', join(data, 'storage/link.webp'));
  nginx = startNginx({
    outside,
    inside,
    data,
    apis: [portOf(api), portOf(api)],
    pages: [portOf(pages), portOf(pages)],
  });
  const timeout = AbortSignal.timeout(20_000);
  while ((await get('/healthz').catch(() => '')) === '') await pause(20, undefined, { signal: timeout });
});
afterAll(async () => {
  await nginx.stop();
  rmSync(data, { recursive: true, force: true });
  for (const server of [api, pages]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends bytes unchanged and waits for the end of the connection. */
const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(outside, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.write(text);
  });
const get = (target: string) => send(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('the configuration for nginx', () => {
  it.each([
    '/metrics',
    '//metrics',
    '/internal/changes',
    '/%69nternal/changes',
    '/v1/../metrics',
    '/v1/%2e%2e/metrics',
    '/v1/..%2fmetrics',
    '/v1/..%5cmetrics',
    '/v1/..\\metrics',
    '/v1/..;/metrics',
    '/x/../v1/products',
    '/x/%2E./v1/products',
    '/metrics/../v1/products',
    '/metrics;/../v1/products',
    '/webhooks/..',
    'http://localhost/metrics',
    '/metrics?/../v1/',
    '/v1/.',
  ])('sends no request to an API for %s', async (target) => {
    expect([400, 404]).toContain(statusOf(await get(target)));
    expect([...requestedOfApi, ...requestedOfPages]).toEqual([]);
  });

  it('forwards URLs unchanged', async () => {
    for (const target of ['/v1/static-pages/url%2Fguide?word=../x', '/v1/products/a..b', '/v1/products/.a'])
      expect(statusOf(await get(target))).toBe(200);
    expect(requestedOfApi.splice(0)).toEqual([
      '/v1/static-pages/url%2Fguide?word=../x',
      '/v1/products/a..b',
      '/v1/products/.a',
    ]);
  });

  it('refuses request smuggling with two body lengths', async () => {
    const smuggled =
      'POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n';
    expect(statusOf(await send(smuggled))).toBe(400);
    expect(requestedOfApi).toEqual([]);
  });

  it('refuses with the codes and messages of the shop', async () => {
    const large = await send(
      `POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\nconnection: close\r\n\r\n`,
    );
    expect(statusOf(large)).toBe(413);
    expect(JSON.parse(large.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'request.too_large',
      message: requestCopy.tooLarge,
    });
    expect(JSON.parse((await get('/v1/../metrics')).split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'request.malformed',
      message: requestCopy.malformed,
    });
  });

  it('limits simultaneous requests of one IP address', async () => {
    const slow: Socket[] = [];
    // A request counts from its headers on, also while its body is awaited.
    const openOneMore = () => {
      const socket = connect(outside, '127.0.0.1').on('error', () => undefined);
      socket.write('POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{');
      slow.push(socket);
    };
    for (let open = 0; open < 128; open += 1) openOneMore();
    // Another request, or a response in progress, may have used one of the connections.
    const sendOneMore = async () => {
      const status = statusOf(await get('/v1/products'));
      if (status === 200) openOneMore();
      return status;
    };
    await expect.poll(sendOneMore, { timeout: 20_000 }).toBe(429);
    expect((await get('/v1/products')).split('\r\n\r\n')[1]).toContain(requestCopy.tooMany);
    slow.forEach((socket) => socket.destroy());
    await expect.poll(async () => statusOf(await get('/v1/products')), { timeout: 20_000 }).toBe(200);
  });
});

describe('files of the shop', () => {
  const request = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n`);

  it('are sent from the folder, cached, without running scripts of an SVG', async () => {
    const answer = await request('/storage/banners/sale.webp');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('content of a file');
    expect(answer.toLowerCase()).toMatch(/content-type: image\/webp/);
    expect(answer.toLowerCase()).toMatch(/cache-control: public, max-age=3600/);
    expect(answer.toLowerCase()).toMatch(/content-security-policy: default-src 'none'.*sandbox/);
  });

  it.each(['/storage/banners/.hidden/sale.webp', '/storage/banners/orders.csv', '/storage/banners/', '/storage/'])(
    'are not sent when they are hidden, of another type, or a folder: %s',
    async (path) => {
      expect(await request(path)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it('never lead to a page or out of the folder', async () => {
    const before = requestedOfPages.length;
    expect(await request('/storage/none.webp')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await request('/storage/../outside.webp')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await request('/storage/link.webp')).toMatch(/^HTTP\/1\.1 403 /);
    expect(requestedOfPages.length).toBe(before);
  });
});
