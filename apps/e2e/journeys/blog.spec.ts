import { blogCopy, footerCopy, goodsCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

test('a shopper opens the blog from the footer, filters it by category, reads an article and buys its product', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.blogs }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogCopy.title);
  await shop.expectAccessible();
  await page.getByRole('navigation', { name: blogCopy.filter }).getByRole('link', { name: '道具' }).click();
  await expect(page).toHaveURL(/\/blog\/\?category=/);
  await expect(page.getByRole('main').getByText('町の名前がついたソーセージ')).toBeHidden();
  await page.getByRole('link', { name: '開けたあとの、しまい方' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('開けたあとの、しまい方');
  await shop.expectAccessible();
  const products = page.getByRole('region', { name: blogCopy.goods });
  await products.getByRole('button', { name: goodsCopy.addLabel('ポワトリーヌ・フュメ ブロック') }).click();
  await expect(products.getByText(goodsCopy.added).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: blogCopy.others })
    .getByRole('link', { name: 'サラミの薄切り、厚切り' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('サラミの薄切り、厚切り');
});

test('search engines and feed readers find the published articles only', async ({ page, request }) => {
  await page.goto('/blog/1/');
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).toContain(
    '"@type":"Article"',
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/blog/1/');
  const feed = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const jsonLd = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        isBroken: read.querySelector('parsererror') !== null,
        titles: [...read.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
      };
    },
    await answer.text(),
  );
  expect(jsonLd.isBroken).toBe(false);
  expect(jsonLd.titles).toContain('海と山のあいだの生ハム');
  expect(jsonLd.titles).not.toContain('初売りの支度');
});

test('an unknown article responds with 404', async ({ request }) => {
  expect((await request.get('/blog/9999/')).status()).toBe(404);
  expect((await request.get('/blog/abc/')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be filtered and read, and their products opened', async ({ page }) => {
    await page.goto('/blog/');
    await page.getByRole('navigation', { name: blogCopy.filter }).getByRole('link', { name: '産地' }).click();
    await page.getByRole('link', { name: '海と山のあいだの生ハム' }).click();
    await expect(page.getByText('よく似た地形があります')).toBeVisible();
    await page
      .getByRole('region', { name: blogCopy.goods })
      .getByRole('link', { name: 'ジャンボン・ド・バイヨンヌ' })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\/ham-fr-001\//);
  });
});
