import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { REQUESTS } from '@shop/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const answerTo = async (text: string) => {
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return [head.split(' ')[1], (JSON.parse(body) as { code: string }).code];
};

it.each([
  ['a request that is not HTTP', 'hello there\r\n\r\n', '400', 'request.malformed'],
  ['an unknown method', 'BREW /v1/products HTTP/1.1\r\nhost: localhost\r\n\r\n', '400', 'request.malformed'],
  [
    'an invalid content length',
    'POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-length: ten\r\n\r\n',
    '400',
    'request.malformed',
  ],
  [
    'a content length with chunked encoding',
    'POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    '400',
    'request.malformed',
  ],
  [
    'headers that are too long',
    `GET /v1/products HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    '431',
    'request.too_large',
  ],
])('%s is answered with an error code, like any other error', async (_what, text, status, code) => {
  expect(await answerTo(text)).toEqual([status, code]);
});

it.each([
  [
    'a body',
    'POST /v1/carts/init HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
  ],
  ['a head', 'GET /v1/products HTTP/1.1\r\nhost: localhost\r\nx: '],
])('%s that is not completed times out', { timeout: 15_000 }, async (_what, text) => {
  const { server } = app.server;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([REQUESTS.headMs, REQUESTS.bodyMs]);
  Object.assign(server, { headersTimeout: 200, requestTimeout: 200 });
  expect(await answerTo(text)).toEqual(['408', 'request.timeout']);
  Object.assign(server, { headersTimeout: REQUESTS.headMs, requestTimeout: REQUESTS.bodyMs });
});
