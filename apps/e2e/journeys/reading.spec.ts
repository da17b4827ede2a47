import { footerCopy, newsCopy, paginationCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shopper opens the news from the footer, filters them by kind and reads one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.newsList }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsCopy.title);
  await expect(
    page.getByRole('region', { name: newsCopy.importantTitle }).getByRole('link', { name: '年末年始のお届けについて' }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: newsCopy.filter })
    .getByRole('link', { name: newsCopy.kinds.product })
    .click();
  await expect(page).toHaveURL(/\/news\/\?kind=product$/);
  await expect(page.getByRole('main').getByText('お歳暮の承りを始めました')).toBeHidden();
  await page.getByRole('link', { name: 'バスク地方の生ハムが入荷しました' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('バスク地方の生ハムが入荷しました');
  await page
    .getByRole('navigation', { name: newsCopy.others })
    .getByRole('link', { name: 'お歳暮の承りを始めました' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お歳暮の承りを始めました');
});

test('older news are on the next page, which has its own URL', async ({ page, shop }) => {
  await page.goto('/news/');
  const main = page.getByRole('main');
  const oldest = main.getByRole('link', { name: '記念日のお知らせメールを始めました' });
  await expect(oldest).toHaveCount(0);
  await main.getByRole('link', { name: paginationCopy.next }).click();
  await expect(page).toHaveURL(/\/news\/\?page=2$/);
  await expect(oldest).toBeVisible();
  await expect(main.getByRole('link', { name: 'お歳暮の承りを始めました' })).toHaveCount(0);
  await page.reload();
  await expect(oldest).toBeVisible();
  await shop.expectAccessible();
});

test('the link from a news item to the list goes one step back to the previous page of the list', async ({ page }) => {
  await arrive(page, '/news/?page=2');
  const step = () => page.evaluate(() => navigation.currentEntry?.index);
  const list = await step();
  await page.getByRole('main').getByRole('link', { name: '記念日のお知らせメールを始めました' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('記念日のお知らせメールを始めました');
  const article = page.url();
  await page.getByRole('link', { name: newsCopy.back }).click();
  await expect(page).toHaveURL(/\/news\/\?page=2$/);
  expect(await step()).toBe(list);

  await arrive(page, article);
  await page.getByRole('link', { name: newsCopy.back }).click();
  await expect(page, 'a news item that was opened by its URL links to the list').toHaveURL(/\/news\/$/);
});

test('search engines find a news item, and an unknown one responds with 404', async ({ page, request }) => {
  await page.goto('/news/1/');
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).toContain(
    '"@type":"NewsArticle"',
  );
  expect((await request.get('/news/9999/')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/news/1/');
});

test('news are marked as unread until the member has read them', async ({ page, shop, request }) => {
  const member = await registerMember(request, shop, 'news');
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/news/');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'お歳暮の承りを始めました' });
  await expect(entry.getByText(newsCopy.unread)).toBeVisible();
  const reported = page.waitForResponse('**/v1/news/readables');
  await entry.getByRole('link').click();
  expect((await reported).status()).toBe(204);
  await page.getByRole('link', { name: newsCopy.back }).click();
  await expect(page.getByRole('main').getByText(newsCopy.unread).first()).toBeVisible();
  await expect(entry.getByText(newsCopy.unread)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news can be filtered and read', async ({ page }) => {
    await page.goto('/news/');
    await page
      .getByRole('navigation', { name: newsCopy.filter })
      .getByRole('link', { name: newsCopy.kinds.delivery })
      .click();
    await page.getByRole('link', { name: '年末年始のお届けについて' }).click();
    await expect(page.getByText('年内の最終出荷')).toBeVisible();
  });
});
