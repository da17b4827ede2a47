import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLogger } from './make-logger.ts';
import { createReportSink } from './reports.ts';

let lines: Record<string, unknown>[];
let server: Server;
beforeEach(async () => {
  lines = [];
  const log = makeLogger({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  server = createServer(
    createReportSink(
      (report) => log.warn(report, 'browser report'),
      () => 0,
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const send = async (report: unknown) =>
  (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`, {
      method: 'POST',
      body: JSON.stringify(report),
    })
  ).status;

it('logs a slot that could not be loaded, with its error in a field of its own', async () => {
  expect(await send({ layer: 'simple', slot: 'HomePage', message: 'TypeError: failed', other: 'not listed' })).toBe(
    204,
  );
  const { time: _time, ...line } = lines[0] ?? {};
  expect(line).toEqual({
    part: 'storefront',
    level: 'warn',
    layer: 'simple',
    slot: 'HomePage',
    error: 'TypeError: failed',
    message: 'browser report',
  });
});

it('logs no query, which may contain what a shopper typed', async () => {
  await send([
    { body: { documentURL: 'https://shop.example/search/?word=secret#secret', effectiveDirective: 'img-src' } },
  ]);
  expect(lines).toEqual([expect.objectContaining({ documentURL: 'https://shop.example/search/' })]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('accepts sixty reports a minute, and none that is too large', async () => {
  expect(await send({ message: 'x'.repeat(20_000) })).toBe(413);
  for (let sent = 0; sent < 65; sent += 1) await send({ message: 'again' });
  expect(lines).toHaveLength(59);
});
