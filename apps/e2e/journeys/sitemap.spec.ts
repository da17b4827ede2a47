import { footerCopy, sitemapCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

test('the sitemap page in the footer links to every URL of sitemap.xml', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.sitemap }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitemapCopy.title);

  const links = page.getByRole('main').getByRole('region').getByRole('link');
  const shown = new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')));
  const urls = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.map(({ pathname, search }) => `${pathname}${search}`).filter((address) => !shown.has(address))).toEqual(
    [],
  );

  await page
    .getByRole('region', { name: sitemapCopy.parts.goods })
    .getByRole('link', { name: 'バイヨンヌ' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/ham-fr-001\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be opened', async ({ page }) => {
    await page.goto('/sitemap/');
    await page
      .getByRole('region', { name: sitemapCopy.parts.reading })
      .getByRole('link', { name: sitemapCopy.screens.newsList, exact: true })
      .click();
    await expect(page).toHaveURL(/\/news\/$/);
  });
});
