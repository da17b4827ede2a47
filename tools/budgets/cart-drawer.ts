import type { Browser, Page, Request } from 'playwright';
import { arrive, Traffic } from '../browser/arrive.ts';

/** A common narrow phone screen. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/**
 * The button of a product page that adds it to the cart; related products further down have buttons with the same
 * label.
 */
export const buyButton = (page: Page) => page.getByRole('button', { name: 'カートに入れる' }).first();

/** Returns the bytes of the responses, as sent. */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Returns the bytes of scripts and styles that a tap on カートに入れる loads on a hydrated page, until the drawer is open. */
export async function weighCartDrawer(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await arrive(page, url);
  // Requests caused by scrolling to the button are not counted for the tap.
  const coming = new Traffic(page);
  await buyButton(page).scrollIntoViewIfNeeded();
  await coming.settle();
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request);
  });
  await buyButton(page).tap();
  await page.getByRole('dialog').waitFor();
  const bytes = await bytesOf(loaded);
  await context.close();
  return bytes;
}
