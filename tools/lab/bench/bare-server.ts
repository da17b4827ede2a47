import { createServer } from 'node:http';

/**
 * The baseline of a measurement: a handler that only responds with stored bytes. `PUT /x` stores a body under that
 * path, every other request to `/x` returns it.
 */
const bodies = new Map<string, { type: string; body: Buffer }>();

createServer((incoming, outgoing) => {
  const path = incoming.url ?? '/';
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    if (incoming.method === 'PUT')
      bodies.set(path, { type: incoming.headers['content-type'] ?? 'application/json', body: Buffer.concat(chunks) });
    const found = bodies.get(path);
    outgoing.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'content-length': found?.body.byteLength ?? 0,
    });
    outgoing.end(found?.body);
  });
}).listen(Number(process.env.BARE_PORT), '127.0.0.1');
