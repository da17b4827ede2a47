import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openParts } from './open-parts.ts';
import type { Part } from './parts.ts';
import { portIsFree } from './ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const answering = (port: number, from: number) =>
  `let requests = 0; require('node:http').createServer((_, answer) => { answer.statusCode = ++requests < ${from} ? 503 : 200; answer.end(); }).listen(${port}, '127.0.0.1')`;
const part = (name: string, port: number, script: string, more: Partial<Part> = {}): Part => ({
  name,
  port,
  args: ['-e', script],
  env: { DATA_DIR: folder },
  ...more,
});

it('starts parts until each reports that it is ready, and stops them together', async () => {
  const ports = [await freePort(), await freePort()] as const;
  const open = await openParts([
    part('first', ports[0], answering(ports[0], 1)),
    part('second', ports[1], answering(ports[1], 3)),
  ]);
  for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(open.pid('second')).toBeGreaterThan(0);
  expect(() => open.pid('third')).toThrow('The third does not run.');
  await open.stop();
  for (const port of ports) expect(await portIsFree(port)).toBe(true);
  expect(open.failed.aborted).toBe(false);
});

it('refuses a port in use before anything is prepared or started', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const prepared: string[] = [];
  await expect(openParts([part('server', port, '')], { prepare: () => void prepared.push('built') })).rejects.toThrow(
    `Port ${port} (server) is in use.`,
  );
  expect(prepared).toEqual([]);
  await new Promise((resolve) => blocker.close(resolve));
});

it('names the part that stops before it is ready, and stops the others', async () => {
  const ports = [await freePort(), await freePort()] as const;
  const opening = openParts([
    part('server', ports[0], answering(ports[0], 1)),
    part('payments', ports[1], 'process.exit(7)'),
  ]);
  await expect(opening).rejects.toThrow('The payments stopped (exit code 7).');
  expect(await portIsFree(ports[0])).toBe(true);
});

it('reports a part that stops by itself later', async () => {
  const port = await freePort();
  const open = await openParts([part('server', port, answering(port, 1))]);
  process.kill(open.pid('server'), 'SIGKILL');
  await new Promise((resolve) => open.failed.addEventListener('abort', resolve));
  expect(open.failed.reason).toMatchObject({ message: expect.stringContaining('The server stopped') });
  await open.stop();
});

it('stops when aborted, and does not wait for a part that never reports that it is ready', async () => {
  const ports = [await freePort(), await freePort()] as const;
  const leave = new AbortController();
  const silent = await openParts([
    part('storefront', ports[0], 'setInterval(() => {}, 1000)', { reportsReady: false }),
  ]);
  await silent.stop();
  const opening = openParts([part('server', ports[1], answering(ports[1], 1_000_000))], { leave: leave.signal });
  leave.abort(new Error('gone'));
  await expect(opening).rejects.toThrow('gone');
  expect(await portIsFree(ports[1])).toBe(true);
});
