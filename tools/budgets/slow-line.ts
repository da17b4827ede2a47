import { THEMES } from '@shop/constants';
import { chromium, type Browser, type Page } from 'playwright';
import { untilAlive } from '../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { openTemporaryShop } from '../launch/temporary-shop.ts';
import { buyButton, phone } from './cart-drawer.ts';

/** 400 kbit/s, and 400 ms before each response. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const aims = { sign: 100, drawer: 3000 };
const port = 4410;

/** The page's reports, with the milliseconds since カートに入れる was clicked. */
type Signs = Readonly<Record<'sign' | 'drawer', Promise<number>>>;

/** Opens a product page on a slow line, which reports when the button shows the press and when the cart drawer is open. */
async function visit(page: Page, url: string): Promise<Signs> {
  const reports = { sign: Promise.withResolvers<number>(), drawer: Promise.withResolvers<number>() };
  await page.exposeFunction('report', (name: keyof Signs, ms: number) => reports[name].resolve(Math.round(ms)));
  // The page measures itself: a request from outside takes time, and waits for a navigation that the press starts.
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (name: keyof Signs, ms: number) => void };
    const listen = ({ timeStamp }: Event) => {
      const once = new Set<keyof Signs>();
      const note = (name: keyof Signs) => {
        if (!once.has(name)) report(name, performance.now() - timeStamp);
        once.add(name);
      };
      new MutationObserver(() => {
        if (document.querySelector('[data-kept], button[data-busy]')) note('sign');
        if (document.querySelector('dialog[open]')) note('drawer');
      }).observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('pointerdown', listen, { capture: true, once: true });
  });
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'commit' });
  await buyButton(page).scrollIntoViewIfNeeded();
  return { sign: reports.sign.promise, drawer: reports.drawer.promise };
}

/** Presses カートに入れる after hydration, and waits for the cart drawer. */
async function pressHydrated(page: Page, url: string): Promise<{ sign: number; drawer: number }> {
  const { sign, drawer } = await visit(page, url);
  await untilAlive(page);
  await buyButton(page).click();
  return { sign: await sign, drawer: await drawer };
}

/** Clicks カートに入れる before hydration, which posts its form, and waits for the next page. */
async function pressEarly(page: Page, url: string): Promise<{ sign: number; back: number }> {
  const { sign } = await visit(page, url);
  const isBack = page.waitForEvent('framenavigated');
  const start = performance.now();
  await buyButton(page).click({ noWaitAfter: true });
  const shown = await sign;
  await isBack;
  return { sign: shown, back: Math.round(performance.now() - start) };
}

/** Runs a first visit in a new browser context. */
async function inNewContext<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Prints how long カートに入れる takes on a slow line in each theme; fails when one takes longer than its aim. */
async function main(): Promise<void> {
  const shop = await openTemporaryShop(port, { RATE_LIMIT_FACTOR: '20' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    for (const theme of THEMES) {
      const url = `http://${theme}.localhost:${port}/product/ham-fr-001/`;
      const early = await inNewContext(browser, (page) => pressEarly(page, url));
      const hydrated = await inNewContext(browser, (page) => pressHydrated(page, url));
      // The time of the next page only depends on the connection: before hydration only the sign has a limit.
      const isSlow = hydrated.drawer > aims.drawer || Math.max(hydrated.sign, early.sign) > aims.sign;
      if (isSlow) process.exitCode = 1;
      console.log(
        `${isSlow ? '✗' : '✓'} ${theme.padEnd(8)} hydrated: sign ${hydrated.sign}, drawer ${hydrated.drawer} ms   before: sign ${early.sign}, page ${early.back} ms`,
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
