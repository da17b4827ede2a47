import Fastify from 'fastify';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startTelemetry } from './start-telemetry.ts';

/** A collector that stores what it receives. */
async function collector() {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push(`${request.url ?? ''} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { sent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('requests, jobs and their failures are traced without personal data', async () => {
  const { sent, url, close } = await collector();
  const telemetry = await startTelemetry(url);
  const server = Fastify();
  telemetry?.traceRequests(server);
  server.setErrorHandler((error, request, reply) => {
    telemetry?.noteFailure(request, error);
    return reply.code(500).send({});
  });
  server.post('/v1/orders/:id', () => {
    throw Object.assign(new Error('duplicate key (email)=(taro@example.com)\n at 見本 太郎'), { code: '23505' });
  });
  await server.inject({
    method: 'POST',
    url: '/v1/orders/order-of-taro?email=taro@example.com',
    headers: { authorization: 'Bearer secret-of-taro', 'x-forwarded-for': '203.0.113.5' },
    payload: { name: '見本 太郎' },
  });
  await telemetry
    ?.trace('job mail', () => Promise.reject(new Error('550 <taro@example.com> no such mailbox')))
    .catch(() => undefined);
  await server.close();
  await telemetry?.stop();
  close();
  const logged = sent.join('\n');
  expect(logged).toMatch(/^\/v1\/traces /);
  for (const part of ['POST /v1/orders/:id', 'job mail', '"23505"', 'telemetry.test.ts', '"intValue":500'])
    expect(logged).toContain(part);
  expect(logged).not.toMatch(/taro|見本|太郎|secret|203\.0\.113|mailbox|Bearer/);
});

it('the telemetry library is not loaded when no collector is configured', async () => {
  const loaded = async (url: string | null) => {
    const script = `
      import Module from 'node:module';
      import { startTelemetry } from ${JSON.stringify(join(import.meta.dirname, 'start-telemetry.ts'))};
      await startTelemetry(${JSON.stringify(url)});
      console.log(String(Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length));
      process.exit(0);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    return Number(stdout.trim());
  };
  expect(await loaded(null)).toBe(0);
  expect(await loaded('http://127.0.0.1:9')).toBeGreaterThan(0);
});
