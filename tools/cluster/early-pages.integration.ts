import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameCopy, maintenanceCopy } from '@shop/copy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../launch/free-ports.ts';
import { waitUntilReady } from '../launch/ready.ts';
import { type Child, startChild } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-early-'));
let port = 0;
let apiPort = 0;
let pages: Child;
let api: Child | undefined;
beforeAll(async () => {
  [port = 0, apiPort = 0] = await freePorts(2);
  pages = startChild(process.execPath, ['apps/storefront/server/main.ts'], {
    NODE_ENV: 'production',
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  });
  await waitUntilReady(port, AbortSignal.timeout(60_000));
});
afterAll(async () => {
  await pages.stop();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a target exactly as written. */
const get = (target: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve({ status: Number(answer.split(' ')[1]), body: answer }));
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  });
const lines = () =>
  pages
    .output()
    .split('\n')
    .filter((line) => line !== '');

it(
  'a page server without its API shows that the shop is unreachable, with one log line, and the pages once the API is up',
  { timeout: 240_000 },
  async () => {
    await expect.poll(lines).toContainEqual(expect.stringContaining('the API cannot be followed'));
    const before = lines().length;
    for (const target of ['/', '/product/', '/cart/'])
      expect(await get(target)).toEqual({
        status: 503,
        body: expect.stringContaining(maintenanceCopy.unreachableTitle),
      });
    expect(lines().slice(before)).toEqual([expect.stringMatching(/^\{.*"message":"the API does not answer[^\n]*\}$/)]);

    api = startChild(process.execPath, ['apps/server/src/main.ts'], {
      DEMO: '1',
      DATA_DIR: folder,
      API_PORT: String(apiPort),
      PAYMENTS_PORT: '2',
    });
    await waitUntilReady(apiPort, AbortSignal.timeout(180_000));
    await expect.poll(async () => (await get('/product/')).status).toBe(200);
  },
);

it.each([
  '/%',
  '/%E0%A4%A/',
  '/product/%ff/',
  '/%00/',
  `/product/${'x'.repeat(70)}/`,
  `/${'x'.repeat(300)}/`,
  '/product/%2e%2e%2f/',
  '/guide%0d%0a/',
  '/guide%E2%80%A8/',
])('%s is a missing page, without a log line', async (target) => {
  const before = lines().length;
  const { status, body } = await get(target);
  expect([status, body.includes(frameCopy.notFoundText)]).toEqual([404, true]);
  expect(lines().slice(before)).toEqual([]);
});
