import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followChanges } from './follow-changes.ts';

let api: Server;
let connections: ServerResponse[];
let stop: AbortController;
let following: Promise<void> | undefined;
beforeEach(async () => {
  connections = [];
  stop = new AbortController();
  api = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    connections.push(response);
    response.write('event: ready\ndata: {}\n\n');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterEach(async () => {
  stop.abort();
  await following;
  api.closeAllConnections();
  api.close();
});

/** Follows the API of this test; `next` resolves with the number of changes received so far at the next change. */
function follow() {
  const address = api.address();
  const apiOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const waiting: (() => void)[] = [];
  const losses: unknown[] = [];
  let heard = 0;
  const next = () => new Promise<number>((resolve) => waiting.push(() => resolve(heard)));
  const begin = () => {
    following = followChanges({
      apiOrigin,
      signal: stop.signal,
      retryMs: 1,
      onLost: (error) => losses.push(error),
      onChange: () => {
        heard += 1;
        waiting.shift()?.();
      },
    });
  };
  return { begin, next, losses };
}

it('receives the connection and each change, however the stream is split', async () => {
  const { begin, next } = follow();
  const ready = next();
  begin();
  expect(await ready).toBe(1);
  const first = next();
  connections[0]?.write(': still here\n\nevent: cha');
  connections[0]?.write('nge\ndata: {"topic":"catalogue","keys":null}\n');
  connections[0]?.write('\n');
  expect(await first).toBe(2);
});

it('reconnects after the API disconnects, and treats that as a change', async () => {
  const { begin, next, losses } = follow();
  const ready = next();
  begin();
  await ready;
  const again = next();
  connections[0]?.destroy();
  expect(await again).toBe(2);
  expect(losses).toHaveLength(1);
});

it('ends when it is aborted', async () => {
  const { begin, next, losses } = follow();
  const ready = next();
  begin();
  await ready;
  stop.abort();
  await following;
  expect(losses).toEqual([]);
});
