import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { requestChannel } from './request-channel.ts';

/** Longer than a page is fresh, plus the time to render and compress all pages. */
const timeoutMs = 60_000;

/** Returns the bytes of one response as a browser receives it, including status line and headers. */
export async function weigh(port: number, theme: string, path: string): Promise<number> {
  const answer = await requestChannel(port, theme, path);
  const head =
    `HTTP/1.1 ${answer.statusCode} OK\r\n`.length +
    answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 2);
  return head + (await buffer(answer)).length;
}

/**
 * Returns the bytes of a cached page after two identical renderings, when it has been compressed again: what most
 * visitors receive.
 *
 * @throws Error when that does not happen in time
 */
export async function weighBest(port: number, theme: string, path: string): Promise<number> {
  const first = await weigh(port, theme, path);
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    await setTimeout(1000);
    const later = await weigh(port, theme, path);
    if (later < first * 0.97) return later;
  }
  throw new Error(`${path} of ${theme} is never compressed at its best: it is drawn differently each time`);
}
