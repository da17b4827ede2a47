import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy between two processes that records all traffic in both directions as text. */
export interface RecordingProxy {
  url: string;
  recorded: () => string;
  stop: () => Promise<void>;
}

/** Forwards all calls to `target` and records method, URL, headers and bodies. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      log.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}\n${body.toString()}`);
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const isBodied = body.length > 0;
      fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(isBodied && { body }),
      })
        .then(async (answer) => {
          const text = await answer.text();
          log.push(`${answer.status} ${JSON.stringify([...answer.headers])}\n${text}`);
          response
            .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
            .end(text);
        })
        .catch(() => response.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded: () => log.join('\n'),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
