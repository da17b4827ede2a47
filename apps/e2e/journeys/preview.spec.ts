import { previewCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

/** The address of a path on a channel. */
const own = (baseURL: string | undefined, prefix: string, path: string) =>
  `${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}${path}`;

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
