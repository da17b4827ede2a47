import { THEMES } from '@shop/constants';
import { chromium, type Browser, type Page } from 'playwright';
import { untilAlive } from '../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { openTemporaryShop } from '../launch/temporary-shop.ts';
import { buyButton, phone } from './cart-drawer.ts';

/** 400 kbit/s, and 400 ms before each answer. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const aims = { sign: 100, drawer: 3000 };
const port = 4410;

interface Wait {
  /** Milliseconds until the button says that it has been pressed. */
  readonly sign: number;
  /** Milliseconds until the cart stands open at the side. */
  readonly drawer: number;
}

/** One first visit of a product page on a slow line: a tap on カートに入れる as soon as the page is drawn, or as soon as it is alive. */
async function tap(browser: Browser, url: string, when: 'drawn' | 'alive'): Promise<Wait> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'commit' });
  await buyButton(page).scrollIntoViewIfNeeded();
  if (when === 'alive') await untilAlive(page);
  await timeSigns(page);
  await buyButton(page).click({ noWaitAfter: true });
  await page.getByRole('dialog').waitFor();
  const [pressed = 0, sign = Infinity, drawer = Infinity] = await page.evaluate(() =>
    ['pressed', 'sign', 'drawer'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await context.close();
  return { sign: Math.round(sign - pressed), drawer: Math.round(drawer - pressed) };
}

/** Lets the page itself note when it is pressed, when it shows that, and when the drawer is open: asking from outside takes time. */
async function timeSigns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const once = (name: string) => performance.getEntriesByName(name).length > 0 || performance.mark(name);
    addEventListener('pointerdown', () => once('pressed'), { capture: true, once: true });
    new MutationObserver(() => {
      if (document.querySelector('[data-kept], button[data-busy]')) once('sign');
      if (document.querySelector('dialog[open]')) once('drawer');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Prints how long a tap on カートに入れる waits on a slow line in each theme; fails when one waits longer than aimed at. */
async function main(): Promise<void> {
  const shop = await openTemporaryShop(port, { RATE_LIMIT_FACTOR: '20' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const theme of THEMES) {
      const url = `http://${theme}.localhost:${port}/product/ham-fr-001/`;
      const drawn = await tap(browser, url, 'drawn');
      const alive = await tap(browser, url, 'alive');
      // Before it is alive a page has a hundred kilobytes of script to fetch: only its sign is aimed at.
      const isSlow = alive.drawer > aims.drawer || Math.max(alive.sign, drawn.sign) > aims.sign;
      if (isSlow) process.exitCode = 1;
      console.log(
        `${isSlow ? '✗' : '✓'} ${theme.padEnd(8)} alive: sign ${alive.sign}, drawer ${alive.drawer} ms   just drawn: sign ${drawn.sign}, drawer ${drawn.drawer} ms`,
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
