import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SentEvent } from '../provider/payment-provider.ts';

/** A receiver of a service's events, from which a test forwards them: at once, twice or never. */
export interface PostBox {
  url: string;
  /** Returns and removes all received events. */
  take: () => SentEvent[];
  stop: () => Promise<void>;
}

export async function openPostBox(): Promise<PostBox> {
  const events: SentEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      events.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => events.splice(0),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
