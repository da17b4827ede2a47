import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const folder = join(import.meta.dirname, '../../storybook-static');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const listen = (server: Server): Promise<AddressInfo> =>
  new Promise((go, fail) => {
    server.once('error', fail).listen(0, () => go(server.address() as AddressInfo));
  });

/** Serves the Storybook that `npm run build-storybook` has written, as any static server does, until `stop`. */
export async function serveStorybook(): Promise<{ readonly origin: string; stop(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  const { port } = await listen(server);
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
