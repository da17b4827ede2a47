import { sampleCopy } from '@shop/copy';
import { originOf } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

test('whoever judges a theme finds its text, its colours and its parts on one sheet, which no search engine lists', async ({
  page,
  baseURL,
  shop,
}) => {
  for (const theme of ['simple', 'tee', 'ven'] as const) {
    await page.goto(`${originOf(baseURL, theme)}/sample/5/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sampleCopy.title);
    await expect(page.getByRole('region', { name: sampleCopy.parts.goods, exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await shop.expectAccessible();
  }
});
