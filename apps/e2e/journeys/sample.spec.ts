import { sampleCopy } from '@shop/copy';
import { originOf } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

test('the sample page shows text, colours and components of a theme, and is not indexed', async ({
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
