import { contactCopy, formsCopy, productListCopy as t, searchHelpCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { rememberPopups } from '../fixtures/remember-popups.ts';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

const word = 'ようかん';

test.beforeEach(async ({ page, request }) => {
  await rememberPopups(page, request);
});

test('a search without results offers products, categories and a request form with the query filled in', async ({
  page,
  shop,
}) => {
  await arrive(page, `/product/?word=${word}`);
  const results = page.getByRole('main').getByRole('region', { name: t.resultsLabel });
  await expect(results.getByRole('heading', { name: t.emptyWord(word) })).toBeVisible();
  await expect(results.getByRole('link', { name: '生ハム・熟成ハム' }).first()).toBeVisible();
  const nearest = results.getByRole('region', { name: searchHelpCopy.nearestAll });
  await expect(nearest.getByRole('heading', { level: 3 })).toHaveCount(4);
  await shop.expectAccessible();
  await results.getByRole('link', { name: searchHelpCopy.wish }).click();
  await expect(page).toHaveURL(/\/contact\/\?/);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: contactCopy.category })).toHaveValue('product');
  await expect(main.getByRole('textbox', { name: formsCopy.labels.inquiry_body })).toHaveValue(contactCopy.wish(word));
});

test('filters without results offer all results of the query, and no filter with 0 products can be chosen', async ({
  page,
}) => {
  await arrive(page, '/product/?word=サラミ&price_max=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t.emptyWord('サラミ') })).toBeVisible();
  await expect(main.getByRole('link', { name: searchHelpCopy.wish })).toHaveCount(0);
  await expect(
    main.getByRole('complementary', { name: t.filter }).getByRole('checkbox', { disabled: true }),
  ).toHaveCount(0);
  const title = searchHelpCopy.nearestWord('サラミ');
  await expect(main.getByRole('region', { name: title })).toBeVisible();
  await followInPage(main.getByRole('link', { name: searchHelpCopy.allOf(title) }));
  await expect(main.getByRole('heading', { name: t.searchTitle('サラミ') })).toBeVisible();
  await expect(main.getByRole('region', { name: title })).toHaveCount(0);
});
