import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const large = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'x'.repeat(6 * 1024 * 1024)}\r\n--b--\r\n`;

it.each([
  ['a file that is too large', 'multipart/form-data; boundary=b', '413'],
  ['a large form without a boundary', 'multipart/form-data', '422'],
])('after %s the connection serves the next request', { timeout: 5000 }, async (_what, type, status) => {
  const token = await loginAs(app);
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST /v1/me/user-addresses/import HTTP/1.1\r\nhost: simple.localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${large.length}\r\n\r\n${large}`,
  );
  socket.write('GET /v1/postal-codes/prefectures HTTP/1.1\r\nhost: simple.localhost\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, code]) => code)).toEqual([status, '200']);
});
