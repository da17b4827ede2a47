import { frameCopy, kitCopy } from '@shop/copy';
import { untilAlive } from '@shop/tools/arrive';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a dismissed shop message stays hidden on every page and at every later visit', async ({ page }) => {
  await page.goto('/');
  const messages = page.getByRole('region', { name: frameCopy.shopMessages });
  const first = messages.locator('[data-shop-message]').first();
  await expect(first).toBeVisible();
  const code = (await first.getAttribute('data-shop-message')) ?? '';
  const version = (await first.getAttribute('data-version')) ?? '';
  await first.getByRole('button', { name: kitCopy.close }).click();
  await expect(page.locator(`[data-shop-message="${code}"]`)).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(
    decodeURIComponent(cookies.find(({ name }) => decodeURIComponent(name) === `${code}Message`)?.value ?? ''),
  ).toBe(version);
  for (const path of ['/product/', '/']) {
    await page.goto(path);
    await expect(page.locator(`[data-shop-message="${code}"]`).first()).toBeHidden();
  }
});

test('structured data describe only the page that is shown', async ({ page }) => {
  const shown = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string; name?: string },
    );
  const types = async () => (await shown()).map((data) => data['@type']);
  await page.goto('/product/ham-fr-001/');
  expect((await types()).slice(0, 2)).toEqual(['Product', 'BreadcrumbList']);
  // Structured data that only the document has; it is removed with the page.
  await expect(page.locator('script#ld')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: frameCopy.categories })
    .getByRole('link', { name: 'サラミ・ドライソーセージ' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('サラミ');
  await expect.poll(types).toEqual(['BreadcrumbList']);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/[a-z]/);
  await expect.poll(types).toEqual(['Product', 'BreadcrumbList']);
  expect((await shown())[0]?.name).toBe(await page.getByRole('heading', { level: 1 }).innerText());
});

test('back restores the scroll position of the list after 500 ms', async ({ page }) => {
  await page.goto('/product/');
  const last = page.getByRole('main').getByRole('article').nth(11).getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await followInPage(last);
  await expect(page).toHaveURL(/\/product\/[a-z]/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goBack();
  await expect(page).toHaveURL(/\/product\/$/);
  await expect(last).toBeAttached();
  await page.clock.runFor(499);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(position - 150);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(position + 150);
});

test('a list is not requested again on return, unless another list was shown in between', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/v1/products') reads.push(search);
  });
  const categories = page.getByRole('navigation', { name: frameCopy.categories });
  const heading = page.getByRole('heading', { level: 1 });
  const seeOne = async () => {
    await followInPage(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'));
    await expect(page).toHaveURL(/\/product\/[a-z]/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  };
  await page.goto('/product/?category=salami');
  await seeOne();
  await page.goBack();
  await expect(heading).toContainText('サラミ');
  expect(reads.filter((search) => search.includes('category=salami'))).toEqual([]);
  // The heading is rendered before the products; leaving at once would show no list.
  const cheeses = page.waitForResponse(/\/v1\/products\?.*cheese/);
  await categories.getByRole('link', { name: 'チーズ(ペアリング)' }).click();
  await (await cheeses).finished();
  await expect(heading).toContainText('チーズ');
  await seeOne();
  await categories.getByRole('link', { name: 'チーズ(ペアリング)' }).click();
  await expect(heading).toContainText('チーズ');
  expect(reads.filter((search) => search.includes('cheese'))).toHaveLength(1);
  await categories.getByRole('link', { name: 'サラミ・ドライソーセージ' }).click();
  await expect(heading).toContainText('サラミ');
  await expect.poll(() => reads.filter((search) => search.includes('category=salami'))).toHaveLength(1);
});

test('a breadcrumb restores the list as it was left, or opens its URL for a visitor from elsewhere', async ({
  page,
}) => {
  const narrowed = '/product/?category=salami&stock=1&sort=price_asc';
  await page.goto(narrowed);
  await followInPage(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/product\/[a-z]/);
  const product = page.url();
  const above = page.getByRole('navigation', { name: kitCopy.breadcrumbs }).getByRole('link').last();
  await above.click();
  await expect(page).toHaveURL(narrowed);
  await page.goForward();
  await expect(page).toHaveURL(product);
  await page.goto('/ec/');
  await page.goto(product);
  await above.click();
  await expect(page).toHaveURL('/product/?category=salami');

  // A link that is clicked before it is hydrated loads a document.
  await page.goto(narrowed);
  await page.evaluate((to) => location.assign(to), product);
  await expect(page).toHaveURL(product);
  await untilAlive(page);
  await above.click();
  await expect(page).toHaveURL(narrowed);
});

test('a list is not requested again while its parameters stay the same', async ({ page }) => {
  await page.goto('/product/');
  // The heading is rendered before the products are requested.
  const waited = page.waitForRequest((request) => /\/v1\/products\?.*salami/.test(request.url()));
  await page
    .getByRole('navigation', { name: frameCopy.categories })
    .getByRole('link', { name: 'サラミ・ドライソーセージ' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('サラミ');
  await waited;
  const reads: string[] = [];
  page.on('request', (request) => {
    // Only requests of the list: those for products similar to unavailable ones have no `page`.
    if (/\/v1\/products\?.*\bpage=/.test(request.url())) reads.push(request.url());
  });
  await page.getByRole('link', { name: frameCopy.skipToMain }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page
    .getByRole('navigation', { name: frameCopy.categories })
    .getByRole('link', { name: 'チーズ(ペアリング)' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('チーズ');
  await expect.poll(() => reads.filter((url) => url.includes('cheese'))).toHaveLength(1);
  expect(reads.filter((url) => url.includes('salami'))).toEqual([]);
});

test('a page that is loading shows the loading bar, and its requests are cancelled when another page is opened', async ({
  page,
}) => {
  await page.goto('/product/');
  const categories = page.getByRole('navigation', { name: frameCopy.categories });
  await categories.getByRole('link', { name: 'サラミ・ドライソーセージ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('サラミ');
  // This request gets no response: the bar remains until the next navigation.
  await page.route(/\/v1\/products\?.*cheese/, () => undefined);
  const cancelled = page.waitForEvent('requestfailed', (request) => /\/v1\/products\?.*cheese/.test(request.url()));
  await categories.getByRole('link', { name: 'チーズ(ペアリング)' }).click();
  const bar = page.getByRole('status').filter({ hasText: frameCopy.loading });
  await expect(bar).toBeAttached();
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
  await categories.getByRole('link', { name: 'ソーセージ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ソーセージ/);
  await expect(bar).toHaveCount(0);
  await cancelled;
});
