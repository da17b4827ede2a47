import { reviewCopy as t } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { expect, test } from '../fixtures/test.ts';

/** A product with more sample reviews than are shown initially. */
const product = '/product/pat-fr-001/';

test('reviews are marked as samples, more are loaded on request, and they can be sorted', async ({ page, shop }) => {
  await arrive(page, product);
  const reviews = page.getByRole('region', { name: t.title, exact: true });
  const articles = reviews.getByRole('article');
  await expect(articles).toHaveCount(3);
  await expect(reviews.getByText(t.samplesOnly)).toBeVisible();
  await expect(articles.first().getByText(t.sample, { exact: true })).toBeVisible();
  await shop.expectAccessible();
  await page.route('**/reviews?**', (route) => route.abort('internetdisconnected'));
  await reviews.getByRole('button', { name: /のレビューを見る$/ }).click();
  await expect(reviews.getByText(t.failed)).toBeVisible();
  await expect(articles, 'the shown reviews remain').toHaveCount(3);
  await page.unrouteAll();
  await reviews.getByRole('button', { name: /のレビューを見る$/ }).click();
  await expect(articles).toHaveCount(6);
  const titles = await articles.getByRole('heading').allTextContents();
  expect(new Set(titles).size, 'no review is shown twice').toBe(titles.length);
  await reviews.getByRole('combobox', { name: t.sort }).selectOption(t.sorts.lowest);
  await expect(articles).toHaveCount(3);
  await expect(reviews.getByText(t.failed)).toHaveCount(0);
});

test('reviews are in the page without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto(product);
  await expect(page.getByRole('region', { name: t.title, exact: true }).getByRole('article')).toHaveCount(3);
  await page.close();
});
