import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Reads as a browser that takes Brotli would, so that the server keeps what it has compressed. `*.localhost` needs no entry in any table of names. */
function read(port: number, host: string, path: string, encoding: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, 'accept-encoding': encoding } },
      (response) => text(response).then(resolve, reject),
    ).on('error', reject);
  });
}

/** The first reader of all waits until a page is drawn and its files are compressed. Lighthouse shall be one of all others. */
export async function warmUp(port: number, host: string, path: string): Promise<void> {
  const page = await read(port, host, path, 'identity');
  const files = new Set(page.match(/\/assets\/[\w./-]+\.(?:js|css|svg|woff2)/g));
  await Promise.all([...files].map((file) => read(port, host, file, 'br')));
}
