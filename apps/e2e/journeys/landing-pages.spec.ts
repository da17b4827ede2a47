import { addManyCopy, contentCopy, frameCopy, recipeCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

test('a campaign shows its text, and its products can be added to the cart', async ({ page }) => {
  await page.goto('/weekend-grill/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('週末は、焼くだけのごちそう');
  await expect(page.getByRole('heading', { level: 2, name: '焼き方' })).toBeVisible();
  const products = page.getByRole('region', { name: contentCopy.goods });
  await expect(products.getByRole('listitem')).toHaveCount(4);
  const added = page.waitForResponse((response) => response.url().includes('/products/add') && response.ok());
  await products
    .getByRole('button', { name: /マスタード/ })
    .first()
    .click();
  await added;
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /カート/ })
      .first(),
  ).toContainText('1');
});

test('a shopper opens a recipe from the serving tips, then its ingredients, and their maker', async ({ page }) => {
  await page.goto('/recipes/');
  await page.getByRole('region', { name: contentCopy.entries }).getByRole('link', { name: 'クロックムッシュ' }).click();
  await expect(page).toHaveURL(/\/recipes\/croque-monsieur\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('クロックムッシュ');
  const added = page.waitForResponse((response) => response.url().includes('/products/add') && response.ok());
  await page.getByRole('button', { name: addManyCopy.addAll(2) }).click();
  await added;
  await expect(page.getByRole('region', { name: addManyCopy.together }).getByRole('status')).toContainText(
    addManyCopy.added(2, 2),
  );
  await page.getByRole('link', { name: contentCopy.listOf('食卓のヒント') }).click();
  await page.getByRole('region', { name: contentCopy.entries }).getByRole('link', { name: '生ハムとメロン' }).click();
  await page
    .getByRole('region', { name: contentCopy.goodsOf.recipes })
    .getByRole('link', { name: /バイヨンヌ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/ham-fr-001\/$/);
  await expect(page.getByRole('region', { name: '塩と風と、一年' })).toBeVisible();
  await page.getByRole('region', { name: recipeCopy.title }).getByRole('link', { name: '生ハムとメロン' }).click();
  await expect(page).toHaveURL(/\/recipes\/prosciutto-melon\/$/);
  await page.goBack();
  await page.getByRole('link', { name: 'サレゾン・ヴァル・ダヴレ' }).click();
  await expect(page).toHaveURL(/\/maker\/valdadour\/$/);
  await expect(page.getByRole('img', { name: contentCopy.place('アドゥール川流域') })).toBeVisible();
  await expect(page.getByRole('region', { name: contentCopy.goodsOf.maker }).getByRole('listitem')).toHaveCount(1);
});

test('search engines find current pages only', async ({ page, request }) => {
  await page.goto('/recipes/carbonara/');
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).toContain(
    '"@type":"Article"',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/recipes\/carbonara\/$/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(
    [
      '/oseibo/',
      '/weekend-grill/',
      '/recipes/',
      '/recipes/carbonara/',
      '/maker/',
      '/maker/valdadour/',
      '/story/ham-fr-001/',
      '/howto/noshi/',
    ].filter((path) => !sitemap.includes(`${path}<`)),
  ).toEqual([]);
  expect(sitemap).not.toContain('valentine');
});

for (const path of [
  '/valentine/',
  '/nothing/',
  '/recipes/nothing/',
  '/maker/nothing/',
  '/nothing/carbonara/',
  '/recipes/carbonara/more/',
  `/${'x'.repeat(61)}/`,
]) {
  test(`${path.slice(0, 30)} is not found`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.notFoundHeading);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a campaign and a recipe can be read, and link to their products', async ({ page }) => {
    await page.goto('/oseibo/');
    await expect(page.getByRole('region', { name: contentCopy.goods }).getByRole('listitem')).toHaveCount(4);
    await page.goto('/recipes/cassoulet/');
    await expect(
      page.getByRole('region', { name: contentCopy.goodsOf.recipes }).getByRole('link').first(),
    ).toHaveAttribute('href', /^\/product\//);
  });
});
