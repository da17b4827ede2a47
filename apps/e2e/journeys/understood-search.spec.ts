import { productListCopy as t, searchHelpCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { rememberPopups } from '../fixtures/remember-popups.ts';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(async ({ page, request }) => {
  await rememberPopups(page, request);
});

test('a misspelt query is corrected with a notice, and can be searched as typed', async ({ page, shop }) => {
  await arrive(page, '/product/?word=マンチェコ&stock=1');
  const main = page.getByRole('main');
  await expect(main.getByText(searchHelpCopy.didYouMean('マンチェゴ'))).toBeVisible();
  await shop.expectAccessible();
  await followInPage(main.getByRole('link', { name: searchHelpCopy.asTyped('マンチェコ') }));
  await expect(page).toHaveURL(/as_typed=1.*stock=1/);
  await expect(main.getByRole('heading', { name: t.emptyWord('マンチェコ') })).toBeVisible();
  const nearest = main.getByRole('region', { name: searchHelpCopy.nearestReading('マンチェコ') });
  await expect(nearest.getByRole('heading', { name: /マンチェゴ/ })).toBeVisible();
  await expect(main.getByRole('link', { name: searchHelpCopy.wish })).toBeVisible();
});

test('words that mean a filter are chips, and each can be removed', async ({ page }) => {
  await arrive(page, '/product/?word=フランス産の生ハム');
  const chips = page.getByRole('navigation', { name: t.filterActive });
  await expect(chips.getByRole('listitem')).toHaveText(['フランス', '生ハム・熟成ハム', t.filterClear]);
  const count = page.getByRole('main').getByRole('region', { name: t.resultsLabel }).getByRole('heading', { level: 2 });
  const french = await count.count();
  await followInPage(chips.getByRole('link', { name: t.filterRemove('フランス') }));
  await expect(page.getByRole('heading', { level: 1, name: t.searchTitle('生ハム') })).toBeVisible();
  await expect(chips.getByRole('listitem').filter({ hasText: 'フランス' })).toHaveCount(0);
  await expect.poll(() => count.count()).toBeGreaterThan(french);
});

test('words without common results are left out, and the page names them', async ({ page }) => {
  await arrive(page, '/product/?word=バイヨンヌ 冷凍');
  const main = page.getByRole('main');
  await expect(main.getByText(searchHelpCopy.dropped('バイヨンヌ 冷凍', ['冷凍']))).toBeVisible();
  await expect(main.getByRole('heading', { name: 'ジャンボン・ド・バイヨンヌ' }).first()).toBeVisible();
});
