import type { Page } from '@playwright/test';
import { contactCopy, footerCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { expect, test } from '../fixtures/test.ts';

declare global {
  interface Window {
    shownFor: number[];
  }
}

test('a loading bar is shown for at least 200 ms and delays no page (spec §9)', async ({ page }) => {
  await arrive(page, '/');
  await page.evaluate(() => {
    window.shownFor = [];
    let since = 0;
    new MutationObserver(([record]) => {
      const isActive = (record?.target as HTMLElement).hasAttribute('data-active');
      if (isActive) since = performance.now();
      else window.shownFor.push(performance.now() - since);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-active'] });
  });
  // the response is sent when the bar is shown: an earlier response would show no bar
  await page.route('**/v1/products?*', async (route) => {
    await page
      .locator('body')
      .filter({ has: page.locator('[data-active]') })
      .waitFor();
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'サラミ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('サラミ');
  await expect.poll(() => page.evaluate(() => window.shownFor.length)).toBeGreaterThan(0);
  for (const shown of await page.evaluate(() => window.shownFor)) expect(shown).toBeGreaterThanOrEqual(195);
});

/** Returns the stylesheets of the page, including those that the joined one replaces. */
const stylesheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
    .then((hrefs) => hrefs.filter((href) => /^\/assets\/[^/]+\.css$/.test(href)));

test('a screen that is opened by a link has the stylesheets of its document when it is shown', async ({ page }) => {
  await arrive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.contact }).click();
  await expect(page.getByRole('heading', { level: 1, name: contactCopy.title })).toBeVisible();
  const shown = await stylesheetsOf(page);
  await page.goto('/contact/');
  expect(shown).toEqual(expect.arrayContaining(await stylesheetsOf(page)));
});
