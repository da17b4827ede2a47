import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Frame } from 'playwright';
import { Traffic } from '../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';

/**
 * Most requests of one story in one theme, everything counted that its document asks for, itself and its pictures and faces
 * included. The page of すべてのテーマ around them is a story of its own; Storybook's sidebar is not opened.
 */
const most = 40;
/** Those that ask for most: all of a shop at once, most pictures, most parts of other screens; and what the page shows first. */
const slots = ['SamplePage', 'HomePage', 'ProductPage', 'ProductCard'] as const;
const page = 'すべてのテーマ';
const storyId = `案内-${page}--side-by-side`;
const folder = join(import.meta.dirname, '../../storybook-static');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built Storybook as any static server does. */
const serve = (): Promise<Server> =>
  new Promise((go) => {
    const server = createServer(({ url = '/' }, response) => {
      const file = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
      if (!existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(response);
    }).listen(0, () => go(server));
  });

/** What each cell of the page asks for, by its theme, and what the page itself does. */
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
  await context.close();
  return counts;
}

/** Prints what the stories ask for in each theme, and fails when one asks for more than its budget. */
async function main(): Promise<void> {
  const server = await serve();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const slot of slots) {
      const counts = await countRequests(browser, `http://localhost:${port}`, slot);
      // The page and a cell for each theme; with fewer, nothing has been counted.
      if (counts.size < 10) throw new Error(`${page} has shown ${counts.size - 1} themes of ${slot}`);
      for (const [name, count] of counts) {
        if (count > most) process.exitCode = 1;
        console.log(`${count > most ? '✗' : '✓'} ${slot} (${name})  ${count} of ${most} requests`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

await main();
