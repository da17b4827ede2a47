import { previewCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

/** The address of a path on a channel. */
const own = (baseURL: string | undefined, prefix: string, path: string) =>
  `${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}${path}`;

const maintenance = { title: '棚卸しをしています', message: '朝6時ごろに再開します。', retry_after: 600 };

test('a preview shows a closed shop in another theme to one browser, until it is ended', async ({
  page,
  baseURL,
  browser,
  operator,
}) => {
  const at = (path: string) => own(baseURL, 'tee', path);
  await operator.changeChannel('tee', { maintenance });
  const closed = page.getByRole('heading', { level: 1, name: maintenance.title });
  await expect(async () => {
    await page.goto(at('/'));
    await expect(closed).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.goto(await operator.previewLink({ channel: 'tee', path: '/products/', theme: 'ven' }));
  const banner = page.getByRole('complementary', { name: previewCopy.label });
  const html = page.locator('html');
  await test.step('the page is shown without the token in its address', async () => {
    await expect(page).toHaveURL(at('/products/'));
    await expect(html).toHaveAttribute('data-theme', 'ven');
    await expect(banner).toContainText(previewCopy.theme('Ven'));
  });
  await test.step('it is stored nowhere and not indexed', async () => {
    const answer = await page.reload();
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const stranger = await browser.newContext();
    const refused = await (await stranger.newPage()).goto(at('/products/'));
    expect(refused?.status()).toBe(503);
    await stranger.close();
  });
  await test.step('it continues on the next page, and after a reload', async () => {
    await page.getByRole('main').locator('a[href^="/products/"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/products\/[a-z]+-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'ven');
    await expect(banner).toBeVisible();
  });
  await test.step('nothing can be put into a cart', async () => {
    const answer = await page.evaluate(async () => {
      const { status } = await fetch('/v1/carts/init', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"token":null}',
      });
      return status;
    });
    expect(answer).toBe(403);
  });
  await test.step('it ends with the link of the banner', async () => {
    await banner.getByRole('link', { name: previewCopy.end }).click();
    await expect(closed).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test('a preview of an open shop leaves the cached pages of shoppers as they are', async ({
  page,
  baseURL,
  browser,
  operator,
}) => {
  const at = (path: string) => own(baseURL, 'lat', path);
  await page.goto(await operator.previewLink({ channel: 'lat', path: '/', theme: 'gen' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'gen');
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await other.goto(at('/'));
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'lat');
    await expect(other.getByRole('complementary', { name: previewCopy.label })).toBeHidden();
  }
  await page.goto(at('/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'gen');
  await stranger.close();
});
