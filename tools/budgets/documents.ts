import { THEMES } from '@shop/constants';
import { openTemporaryShop } from '../launch/temporary-shop.ts';
import { weigh, weighBest } from './best-document.ts';

const paths = ['/', '/product/', '/product/ham-fr-001/'] as const;
/** Most bytes of a compressed document with its headers. */
const budget = 20_000;
const port = 4420;
/** Times of the seeds differ from run to run, and compress a little better or worse. */
const toleranceBytes = 100;

/** Prints what the documents of home, list and product weigh in each theme, and fails when one is larger than the budget. */
async function main(): Promise<void> {
  const shop = await openTemporaryShop(port, { RATE_LIMIT_FACTOR: '20' });
  try {
    const pages = THEMES.flatMap((theme) => paths.map((path) => ({ theme, path })));
    for (const { theme, path } of pages) await weigh(port, theme, path);
    for (const { theme, path, bytes } of await Promise.all(
      pages.map(async (page) => ({ ...page, bytes: await weighBest(port, page.theme, page.path) })),
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
