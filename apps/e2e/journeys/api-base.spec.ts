import { goodsCopy } from '@shop/copy';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('requests go to the API address of the environment (spec §7)', async ({ page }) => {
  // A newly started shop loads its scripts slowly, and a link clicked before that loads a document.
  await page.goto('/product/');
  await page.route('**/product/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<html ', '<html data-api-base="/elsewhere" '),
    });
  });
  await page.route('**/elsewhere/v1/**', (route) =>
    route.continue({ url: route.request().url().replace('/elsewhere/', '/') }),
  );
  await page.goto('/product/');
  // The list may hydrate after the page around it; links clicked before that load documents, too.
  const call = page.waitForRequest(/\/elsewhere\/v1\/products/, { timeout: 60_000 });
  await followInPage(page.getByRole('main').getByRole('article').first().getByRole('link').first());
  await call;
  await expect(page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true })).toBeVisible();
});
