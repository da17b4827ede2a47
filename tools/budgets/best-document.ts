import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { askChannel } from './ask-channel.ts';

/** Longer than a page is fresh, with the time to draw and compress all of them. */
const timeoutMs = 60_000;

/** Bytes of one answer as a browser gets it, status line and headers included. */
export async function weigh(port: number, theme: string, path: string): Promise<number> {
  const answer = await askChannel(port, theme, path);
  const head =
    `HTTP/1.1 ${answer.statusCode} OK\r\n`.length +
    answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 2);
  return head + (await buffer(answer)).length;
}

/**
 * Bytes of a page that is kept, once it has been drawn twice and the same and is compressed anew: what most readers get.
 *
 * @throws Error when that does not come
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
