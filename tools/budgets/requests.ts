import { THEMES } from '@shop/constants';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { aFewAtATime } from '../browser/a-few-at-a-time.ts';
import { arrive } from '../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { openTemporaryShop } from '../launch/temporary-shop.ts';
import { bytesOf, phone, weighCartDrawer } from './cart-drawer.ts';

/**
 * The limit of requests on a guest's first visit to a product page, including the favicon and everything after
 * hydration. Photographs of other products are not counted: the browser decides how many it prefetches.
 */
const most = 28;
const port = 4400;
/** Themes that are visited at the same time. */
const visitors = 3;
const product = 'ham-fr-001';
const path = `/product/${product}/`;
/** Most bytes of pictures on a list, on the narrowest screen with the finest dots, before anybody scrolls. */
const mostPictureBytes = 250_000;
/** Most bytes of scripts and styles between a tap on カートに入れる and the drawer: its own, none of forms, measurements or the member's pages. */
const mostDrawerBytes = 16_000;

/** Opens a page and waits until there are no more requests. */
async function visit(page: Page, url: string): Promise<void> {
  // The event of the visit is sent after hydration.
  await Promise.all([page.waitForRequest(/\/v1\/ecommerce_events/), arrive(page, url)]);
}

/** Counts the requests of one visit with an empty cache, without pictures that are prefetched for scrolling. */
async function countRequests(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, url);
  const ahead = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  await context.close();
  // Elements that are re-rendered at this moment have no photographs, although these were requested.
  const isOfOthers = (address: string) => /\/images\/products\//.test(address) && !address.includes(`/${product}/`);
  return requests.filter((address) => !ahead.includes(address) && !isOfOthers(address)).length;
}

/** Returns the bytes of all pictures that a list loads without scrolling. */
async function weighPictures(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') loaded.push(request);
  });
  await visit(page, url);
  const bytes = await bytesOf(loaded);
  await context.close();
  return bytes;
}

/**
 * Prints, for each theme, the requests of a product page, the size of a list's pictures and of the cart drawer. Fails
 * when one exceeds its budget.
 */
async function main(): Promise<void> {
  const shop = await openTemporaryShop(port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    await aFewAtATime(THEMES, visitors, async (theme) => {
      const count = await countRequests(browser, `http://${theme}.localhost:${port}${path}`);
      if (count > most) process.exitCode = 1;
      console.log(`${count > most ? '✗' : '✓'} product page (${theme})  ${count} of ${most} requests`);
      const bytes = await weighPictures(browser, `http://${theme}.localhost:${port}/product/`);
      if (bytes > mostPictureBytes) process.exitCode = 1;
      console.log(
        `${bytes > mostPictureBytes ? '✗' : '✓'} product list (${theme})  ${(bytes / 1000).toFixed(1)} of ${mostPictureBytes / 1000} kB of pictures`,
      );
      const drawer = await weighCartDrawer(browser, `http://${theme}.localhost:${port}${path}`);
      if (drawer > mostDrawerBytes) process.exitCode = 1;
      console.log(
        `${drawer > mostDrawerBytes ? '✗' : '✓'} cart drawer (${theme})  ${(drawer / 1000).toFixed(1)} of ${mostDrawerBytes / 1000} kB of scripts and styles`,
      );
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
