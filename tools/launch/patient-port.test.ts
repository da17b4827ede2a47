import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';
import { openPatientPort } from './patient-port.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function listen(port: number, text: string): Promise<() => void> {
  const server = createServer((_, response) => response.end(text)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  ends.push(end);
  return end;
}

it('answers a request that arrived during a restart of the process behind it', async () => {
  const [port = 0, target = 0] = await freePorts(2);
  ends.push(await openPatientPort(port, target));
  const end = await listen(target, 'before');
  const get = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
  expect(await get()).toBe('before');
  end();
  const pending = get();
  await listen(target, 'after');
  expect(await pending).toBe('after');
});

it('gives up when no process starts', async () => {
  const [port = 0, target = 0] = await freePorts(2);
  ends.push(await openPatientPort(port, target, 0));
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
