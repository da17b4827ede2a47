import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A connection to a payment service that can lose calls before they arrive, or their answers. */
export interface FlakyLine {
  url: string;
  /**
   * Loses every call that changes something, or all calls, until `mend`, since a library may retry by itself.
   * @param path loses only calls to such a path
   */
  lose: (what: 'call' | 'answer' | 'everything', path?: RegExp) => void;
  mend: () => void;
  /** Returns all answers of the service to calls of this method and path. */
  answersTo: (method: string, path: RegExp) => { status: number; body: unknown }[];
  stop: () => Promise<void>;
}

/** Forwards all calls to `target` unchanged. */
export async function startFlakyLine(target: string): Promise<FlakyLine> {
  const answers: { method: string; path: string; status: number; body: unknown }[] = [];
  let losing: 'call' | 'answer' | 'everything' | null = null;
  let losingAt = /^/;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = request.method ?? 'GET';
      const isMeant = losingAt.test(request.url ?? '') && (method !== 'GET' || losing === 'everything');
      const lost = isMeant ? losing : null;
      if (lost === 'call' || lost === 'everything') return void response.destroy();
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      const body = Buffer.concat(chunks);
      fetch(target + request.url, { method, headers: sent, ...(body.length > 0 && { body }) })
        .then(async (answer) => {
          const text = await answer.text();
          answers.push({ method, path: request.url ?? '', status: answer.status, body: JSON.parse(text) });
          if (lost === 'answer') return void response.destroy();
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
        })
        .catch(() => response.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (what, path = /^/) => {
      losing = what;
      losingAt = path;
    },
    mend: () => (losing = null),
    answersTo: (method, path) => answers.filter((one) => one.method === method && path.test(one.path)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
