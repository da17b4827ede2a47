import { chromium, type Browser, type Frame } from 'playwright';
import { Traffic } from '../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { serveStorybook } from '../browser/serve-storybook.ts';

/**
 * The limit of requests of one story in one theme, including the document, pictures and fonts. The page すべてのテーマ around
 * them is measured separately; Storybook's sidebar is not opened.
 */
const most = 40;
/**
 * The stories with the most requests: a whole shop, the most pictures, the most parts of other screens; and the page's
 * first ones.
 */
const slots = ['SamplePage', 'HomePage', 'ProductPage', 'ProductCard'] as const;
const page = 'すべてのテーマ';
const storyId = `案内-${page}--side-by-side`;

/** Returns the requests of each cell of the page, by theme, and those of the page itself. */
async function countRequests(browser: Browser, origin: string, slot: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const traffic = new Traffic(tab);
  const cells = new Map<Frame, string>();
  const counts = new Map<string, number>();
  tab.on('request', (request) => {
    const theme = /theme:([a-z]+)/.exec(request.url())?.[1];
    if (request.isNavigationRequest() && theme !== undefined) cells.set(request.frame(), theme);
    const cell = cells.get(request.frame()) ?? page;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  });
  await tab.goto(`${origin}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&args=slot:${slot}`);
  for (const cell of await tab.locator('iframe').all())
    await cell.contentFrame().locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await traffic.settle();
  // Focus in a cell's story must not scroll the page.
  const scrolled = await tab.evaluate(() => scrollY);
  if (scrolled > 0) throw new Error(`${page} has scrolled ${scrolled} px by itself at ${slot}`);
  await context.close();
  return counts;
}

/** Prints the requests of the stories in each theme, and fails when one exceeds the budget. */
async function main(): Promise<void> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const slot of slots) {
      const counts = await countRequests(browser, storybook.origin, slot);
      // The page and a cell for each theme; with fewer, nothing has been counted.
      if (counts.size < 10) throw new Error(`${page} has shown ${counts.size - 1} themes of ${slot}`);
      for (const [name, count] of counts) {
        if (count > most) process.exitCode = 1;
        console.log(`${count > most ? '✗' : '✓'} ${slot} (${name})  ${count} of ${most} requests`);
      }
    }
  } finally {
    await browser.close();
    storybook.stop();
  }
}

await main();
