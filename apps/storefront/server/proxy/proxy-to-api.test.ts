import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUESTS } from '@shop/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLogger } from '../make-logger.ts';
import { PageCache } from '../page-cache.ts';
import type { ShopApp } from '../shop-build.ts';
import { createShopServer, type ShopServerParts } from '../shop-server.ts';
import { StaticAssets } from '../static-assets.ts';
import { apiLimits } from './api-slots.ts';

/** Requests that reached the API, and its response: immediate and complete unless a test changes it. */
let heard: { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
let api: Server;
let shop: Server;
let folder: string;
let sockets: Socket[];

const app: ShopApp = {
  version: 'test',
  cacheableQuery: () => null,
  forgetReads: () => undefined,
  render: () => Promise.resolve(new Response('page', { status: 404 })),
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  heard = [];
  sockets = [];
  answer = (_incoming, outgoing) => void outgoing.end('{"from":"api"}');
  api = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      heard.push({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      answer(incoming, outgoing);
    });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  await open({});
});
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  for (const server of [api, shop]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

async function open({
  env = {},
  ...parts
}: Pick<ShopServerParts, 'waits' | 'limits'> & { readonly env?: Record<string, string> }): Promise<void> {
  shop?.close();
  const config = readConfig({ API_ORIGIN: `http://127.0.0.1:${portOf(api)}`, ...env });
  shop = createShopServer({
    config,
    app,
    assets: await StaticAssets.read(folder),
    cache: new PageCache(),
    log: makeLogger({ write: () => undefined }),
    ...parts,
  }).server.listen(0, '127.0.0.1');
  await once(shop, 'listening');
}

/** Sends raw bytes. `received` resolves with all received text once it contains `part` or the connection closes. */
function send(text: string) {
  const socket = connect(portOf(shop), '127.0.0.1');
  sockets.push(socket);
  let came = '';
  socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  const response = (part: string) =>
    new Promise<string>((resolve) => {
      const look = () => came.includes(part) && resolve(came);
      socket.on('data', look).once('close', () => resolve(came));
      look();
    });
  return { socket, received: response };
}

const head = (target: string, headers: readonly string[] = [], method = 'GET') =>
  `${[`${method} ${target} HTTP/1.1`, 'host: simple.localhost', ...headers].join('\r\n')}\r\n\r\n`;
const statusOf = (answered: string) => Number(answered.split(' ')[1]);
const codeOf = (answered: string) => /"code":"([^"]+)"/.exec(answered)?.[1];
/** Sends a request on a new connection, and waits until it is closed. */
const request = async (target: string, headers: readonly string[] = [], method?: string) =>
  send(head(target, ['connection: close', ...headers], method)).received('\0');
const waits = { ...REQUESTS, checkMs: 20 };

describe('internal paths of the API', () => {
  it.each([
    '/metrics',
    '/internal/changes',
    '/v1/%2e%2e/metrics',
    '/v1/.%2e/metrics',
    '/v1/../internal/changes',
    '/demo/../metrics',
    '/webhooks/../internal/changes',
    '/v1/..%2fmetrics',
    '/v1/%252e%252e%252fmetrics',
    '/v1/..\\metrics',
    '/v1/%5c..%5cmetrics',
    '//metrics',
    '/v1//../metrics',
    '/v1/..;/metrics',
    '/v1;/../metrics',
    '/metrics;/v1/',
    '/v1/%00/../metrics',
    '/METRICS',
    '/V1/../metrics',
    '/%6detrics',
    'http://simple.localhost/metrics',
    'http://simple.localhost/v1/../metrics',
    'http://127.0.0.1:1/v1/products',
    '*',
    '/public.json/../metrics',
    '/metrics/../v1/%2e%2e/metrics',
  ])('are not requested by %s', async (target) => {
    const answered = await request(target);
    expect(statusOf(answered)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answered)).toBeLessThan(500);
    expect(heard).toEqual([]);
  });

  it('are refused with an error code of the page server', async () => {
    expect(codeOf(await request('/v1/%2e%2e/metrics'))).toBe('request.malformed');
  });

  it.each([
    [
      'two framings',
      ['content-length: 4', 'transfer-encoding: chunked'],
      '0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n',
    ],
    ['two lengths', ['content-length: 0', 'content-length: 40'], 'GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['an unknown framing', ['transfer-encoding: chunked, cow'], '0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a length with a sign', ['content-length: +4'], '{}{}'],
  ])('are not reached by request smuggling with %s', async (_what, headers, body) => {
    const answered = await send(head('/v1/carts/init', headers, 'POST') + body).received('\0');
    expect(statusOf(answered)).toBe(400);
    expect(heard).toEqual([]);
  });
});

describe('a request body', () => {
  it('reaches the API complete and with one length, with any framing', async () => {
    const framed = [
      'content-type: application/json',
      'transfer-encoding: chunked',
      'expect: 100-continue',
      'connection: close, x-claim',
      'x-claim: 1',
    ];
    await send(`${head('/v1/carts/init', framed, 'POST')}3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`).received('\0');
    expect(heard).toMatchObject([
      { body: '{"a":1}', headers: { 'content-length': '7', 'content-type': 'application/json' } },
    ]);
    for (const name of ['transfer-encoding', 'expect', 'x-claim']) expect(heard[0]?.headers).not.toHaveProperty(name);
  });

  it('that is too large is refused with a code while it is still being sent', async () => {
    const chunk = 'x'.repeat(REQUESTS.jsonBytes + 1);
    for (let turn = 0; turn < 10; turn += 1) {
      const answered = await send(
        `${head('/v1/carts/init', ['content-type: application/json', `content-length: ${chunk.length * 4}`], 'POST')}${chunk}`,
      ).received('too_large');
      expect([statusOf(answered), codeOf(answered)]).toEqual([413, 'request.too_large']);
    }
    const chunked = `${head('/v1/carts/init', ['transfer-encoding: chunked'], 'POST')}${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    expect(codeOf(await send(chunked).received('too_large'))).toBe('request.too_large');
    expect(heard).toEqual([]);
  });

  it('of a form with a file may be larger', async () => {
    const bytes = 'x'.repeat(REQUESTS.jsonBytes + 1);
    expect(
      statusOf(
        await send(
          head('/v1/upload-files', [`content-length: ${bytes.length}`, 'connection: close'], 'POST') + bytes,
        ).received('\0'),
      ),
    ).toBe(200);
  });

  it('that does not arrive times out, and delays no other request', async () => {
    await open({
      waits: { ...waits, bodyMs: 400 },
      limits: { ...apiLimits, client: { ...apiLimits.client, atApi: 1 } },
    });
    const unfinished = Array.from({ length: 50 }, () =>
      send(`${head('/v1/carts/init', ['content-length: 10'], 'POST')}{`),
    );
    expect(statusOf(await request('/v1/products'))).toBe(200);
    const answers = await Promise.all(unfinished.map(({ received: response }) => response('\0')));
    expect(new Set(answers.map((answered) => `${statusOf(answered)} ${codeOf(answered)}`))).toEqual(
      new Set(['408 request.timeout']),
    );
    expect(heard.map(({ url }) => url)).toEqual(['/v1/products']);
  });

  it('whose sender disconnects releases its slot', async () => {
    await open({ limits: { ...apiLimits, client: { ...apiLimits.client, here: 1 } } });
    const { socket } = send(`${head('/v1/carts/init', ['content-length: 10'], 'POST')}{`);
    await expect.poll(async () => statusOf(await request('/v1/products'))).toBe(429);
    socket.destroy();
    await expect.poll(async () => statusOf(await request('/v1/products'))).toBe(200);
  });

  it('uses no more memory than a client may', async () => {
    await open({ limits: { ...apiLimits, client: { ...apiLimits.client, bytes: 4 } } });
    expect(
      codeOf(await send(`${head('/v1/carts/init', ['content-length: 5'], 'POST')}{"a":`).received('limited')),
    ).toBe('rate.limited');
  });
});

it('a request head that does not end times out', async () => {
  await open({ waits: { ...waits, headMs: 200 } });
  expect(statusOf(await send('GET /v1/products HTTP/1.1\r\nhost: simple.localhost\r\nx: ').received('\0'))).toBe(408);
});

describe('a client with slow API requests', () => {
  const few = { ...apiLimits, client: { here: 10, atApi: 2, bytes: 1000 }, all: { here: 30, atApi: 8, bytes: 1000 } };
  const reserve = () => {
    answer = (incoming, outgoing) =>
      void (incoming.url === '/v1/slow' ? outgoing.write('begun') : outgoing.end('{"from":"api"}'));
  };

  it('takes no slot of another client, and is refused when it uses more than a page needs', async () => {
    await open({ env: { TRUST_PROXY: '1' }, limits: few });
    reserve();
    const from = (client: string) => [`x-forwarded-for: ${client}`];
    // Addresses before the last one are claimed by the client.
    const streams = Array.from({ length: 30 }, (_, index) =>
      send(head('/v1/slow', from(`198.51.100.${index}, 203.0.113.1`))),
    );
    await expect.poll(() => heard.length).toBe(2);
    expect(
      await Promise.all(streams.slice(10).map(async ({ received: response }) => codeOf(await response('limited')))),
    ).toEqual(Array.from({ length: 20 }, () => 'rate.limited'));
    expect(statusOf(await request('/v1/products', from('203.0.113.2')))).toBe(200);
    streams.forEach(({ socket }) => socket.destroy());
    await expect.poll(async () => statusOf(await request('/v1/products', from('203.0.113.1')))).toBe(200);
  });

  it('is not identified by the header that it sends when there is no proxy', async () => {
    await open({ limits: few });
    reserve();
    Array.from({ length: 12 }, (_, index) => send(head('/v1/slow', [`x-forwarded-for: 198.51.100.${index}`])));
    await expect.poll(async () => statusOf(await request('/v1/products', ['x-forwarded-for: 203.0.113.2']))).toBe(429);
  });

  it('waits for its turn no longer than for a response', async () => {
    await open({ limits: { ...few, turnMs: 50 } });
    reserve();
    Array.from({ length: 2 }, () => send(head('/v1/slow')));
    await expect.poll(() => heard.length).toBe(2);
    const answered = await request('/v1/products');
    expect([statusOf(answered), codeOf(answered)]).toEqual([503, 'upstream.unreachable']);
    expect(answered).toMatch(/retry-after: \d/i);
  });
});

it('an API that does not respond times out with a code', async () => {
  await open({ waits: { ...waits, answerMs: 50 } });
  answer = () => undefined;
  const answered = await request('/v1/products');
  expect([statusOf(answered), codeOf(answered)]).toEqual([504, 'upstream.unreachable']);
});

it('a response that the API sends before it has read the body is passed on', async () => {
  api.removeAllListeners('request').on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"request.too_large"}');
    // The API closes the connection while the body is still being forwarded.
    outgoing.once('finish', () => setImmediate(() => incoming.socket.destroy()));
  });
  const bytes = 'x'.repeat(REQUESTS.formBytes);
  for (let turn = 0; turn < 10; turn += 1) {
    const answered = await send(
      head('/v1/upload-files', [`content-length: ${bytes.length}`, 'connection: close'], 'POST') + bytes,
    ).received('\0');
    expect(statusOf(answered)).toBe(413);
  }
});

describe('a keep-alive connection that the API closes as it is used again', () => {
  const get = (path: string, method = 'GET') =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
  /** Answers the first request of every connection and closes the connection on the second. */
  const hangUpOnTheSecond = () => {
    const known = new WeakSet<Socket>();
    answer = (incoming, outgoing) => {
      if (known.has(incoming.socket)) return void incoming.socket.destroy();
      known.add(incoming.socket);
      outgoing.end('{"from":"api"}');
    };
  };

  it('is replaced for a GET request, which is sent again', async () => {
    hangUpOnTheSecond();
    await send(get('/v1/a')).received('from');
    expect(await send(get('/v1/b')).received('from')).toContain('200 OK');
    expect(heard.map(({ url }) => url)).toEqual(['/v1/a', '/v1/b', '/v1/b']);
  });

  it('is reported for a POST request, which is not sent again', async () => {
    hangUpOnTheSecond();
    await send(get('/v1/a')).received('from');
    expect(await send(get('/v1/b', 'POST')).received('code')).toContain('502');
    expect(heard.map(({ url }) => url)).toEqual(['/v1/a', '/v1/b']);
  });
});
