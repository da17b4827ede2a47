import { frameCopy } from '@shop/copy';
import { arrive, untilAlive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Viewed {
  /** Documents loaded since then. */
  readonly documents: string[];
  /** URLs of scripts that could not be loaded. */
  readonly missed: string[];
}

/** From now on, scripts that this page has not loaded yet are missing, like those of an older release. */
async function loseFiles(page: Page): Promise<Viewed> {
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const seen: Viewed = { documents: [], missed: [] };
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    if (known.has(url)) return route.fallback();
    seen.missed.push(url);
    return route.fulfill({ status: 404, body: 'Not Found' });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents.push(new URL(request.url()).pathname);
  });
  return seen;
}

const category = (page: Page) => page.getByRole('navigation', { name: frameCopy.categories }).getByRole('link').first();

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.errorHeading);
  await expect(page.getByText(frameCopy.errorText)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: frameCopy.loading })).toHaveCount(0);
}

for (const prefix of ['simple', 'fle']) {
  test(`${prefix}: a page with missing files is reloaded once, and shows the error page when that repeats within a minute`, async ({
    page,
    baseURL,
    shop,
  }) => {
    await arrive(page, `${(baseURL ?? '').replace('//', `//${prefix}.`)}/`);
    const { documents, missed } = await loseFiles(page);
    const loaded = page.waitForEvent('load');
    await category(page).click();
    await loaded;
    await untilAlive(page);
    expect(documents).toEqual(['/']);
    const before = missed.length;
    await category(page).click();
    await expectErrorPage(page);
    expect(missed.length).toBeGreaterThan(before);
    await shop.expectAccessible();

    await page.getByRole('link', { name: frameCopy.backToTop }).click();
    await expect(page).toHaveURL(/\/$/);
    await category(page).click();
    await expectErrorPage(page);
    expect(documents, 'no further document within a minute').toEqual(['/']);
  });
}
