import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { openTemporaryShop } from '../launch/temporary-shop.ts';

/**
 * Most bytes of a document with its headers: a phone gets the first 14.6 kB in one round trip (ten packets), and waits for
 * another one for each byte more. A list is longer by its nature.
 */
const budgets = { '/': 14_600, '/product/': 20_000, '/product/ham-fr-001/': 14_600 } as const;
const themes = ['simple', 'base', 'ass', 'fle', 'gen', 'lat', 'sto', 'tee', 'ven'] as const;
const port = 4420;
/** Times of the seeds differ from run to run, and compress a little better or worse. */
const toleranceBytes = 100;
/** Longer than a page is fresh, with the time to draw and compress all of them. */
const timeoutMs = 60_000;

/** Bytes of one answer as a browser gets it, status line and headers included. */
async function weigh(theme: string, path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(
    {
      port,
      host: '127.0.0.1',
      path,
      headers: { host: `${theme}.localhost:${port}`, 'accept-encoding': 'gzip, deflate, br' },
    },
    (answer) => {
      const head =
        `HTTP/1.1 ${answer.statusCode} OK\r\n`.length +
        answer.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 2);
      let body = 0;
      answer
        .on('data', (part: Buffer) => (body += part.length))
        .on('end', () => resolve(head + body))
        .on('error', reject);
    },
  ).on('error', reject);
  return promise;
}

/** A page that is drawn twice and the same is compressed anew: what most readers get. @throws Error when that does not come */
async function weighBest(theme: string, path: string): Promise<number> {
  const first = await weigh(theme, path);
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    await setTimeout(1000);
    const later = await weigh(theme, path);
    if (later < first * 0.97) return later;
  }
  throw new Error(`${path} of ${theme} is never compressed at its best: it is drawn differently each time`);
}

/** Prints what the documents of home, list and product weigh in each theme, and fails when one is more than its budget. */
async function main(): Promise<void> {
  const shop = await openTemporaryShop(port, { RATE_LIMIT_FACTOR: '20' });
  try {
    const pages = themes.flatMap((theme) => Object.entries(budgets).map(([path, budget]) => ({ theme, path, budget })));
    for (const { theme, path } of pages) await weigh(theme, path);
    for (const { theme, path, budget, bytes } of await Promise.all(
      pages.map(async (page) => ({ ...page, bytes: await weighBest(page.theme, page.path) })),
    )) {
      const isOver = bytes > budget + toleranceBytes;
      if (isOver) process.exitCode = 1;
      console.log(
        `${isOver ? '✗' : '✓'} document ${path.padEnd(21)} (${theme})`.padEnd(44),
        `${(bytes / 1000).toFixed(2)} of ${budget / 1000} kB`,
      );
    }
  } finally {
    await shop.stop();
  }
}

await main();
