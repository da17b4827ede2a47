import { frameCopy, productListCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

const own = { 'SITE.BREAKPOINT.SCREEN-SM': '480', 'SITE.BREAKPOINT.SCREEN-MD': '1100' };
const normal = { 'SITE.BREAKPOINT.SCREEN-SM': '600', 'SITE.BREAKPOINT.SCREEN-MD': '960' };

/** Returns the number of product cards in the first row, and whether the filter is next to them. */
async function layoutOf(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const filter = await page.getByRole('complementary', { name: productListCopy.filter }).boundingBox();
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => article.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
  const [first] = cards;
  if (!filter || !first) throw new Error('the list has no products or no filter');
  return { isFilterBeside: filter.x + filter.width <= first.x, inARow: cards.filter(({ y }) => y === first.y).length };
}

const stylesheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a channel with its own breakpoints changes its layout at those widths, on the server and in the browser', async ({
  page,
  operator,
  baseURL,
}) => {
  const list = `${(baseURL ?? '').replace('//localhost', '//gakuen.localhost')}/product/`;
  await page.goto(list);
  expect(await layoutOf(page, 959)).toMatchObject({ isFilterBeside: false });
  expect(await layoutOf(page, 960)).toMatchObject({ isFilterBeside: true });
  const [phone, tablet] = [await layoutOf(page, 599), await layoutOf(page, 600)];
  expect(phone.inARow).toBeLessThan(tablet.inARow);
  expect((await stylesheetsOf(page)).join(' ')).not.toContain('480-1100');

  const expectOwnLayout = async () => {
    expect(await layoutOf(page, 479)).toEqual(phone);
    expect(await layoutOf(page, 480)).toEqual(tablet);
    expect(await layoutOf(page, 1099)).toMatchObject({ isFilterBeside: false });
    expect(await layoutOf(page, 1100)).toMatchObject({ isFilterBeside: true });
  };
  await operator.changeSettings('gakuen', own);
  try {
    await expect(async () => {
      await page.goto(new URL('/law/', list).href);
      await expect(page.locator('html')).toHaveAttribute('data-breakpoints', '480-1100', { timeout: 1000 });
    }).toPass();
    await page.setViewportSize({ width: 1280, height: 900 });
    let documents = 1;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await followInPage(page.getByRole('navigation', { name: frameCopy.categories }).getByRole('link').first());
    await expect(page.getByRole('complementary', { name: productListCopy.filter })).toBeVisible();
    await expectOwnLayout();
    expect(documents).toBe(1);
    for (const href of await stylesheetsOf(page))
      if (href?.startsWith('/assets/')) expect(href).toContain('/480-1100/');
    await page.goto(list);
    await expectOwnLayout();
  } finally {
    await operator.changeSettings('gakuen', normal);
  }
});
