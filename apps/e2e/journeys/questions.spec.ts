import { faqCopy, footerCopy } from '@shop/copy';
import { rememberPopups } from '../fixtures/remember-popups.ts';
import { expect, test } from '../fixtures/test.ts';

const thaw = '冷凍のソーセージは、どう解凍しますか?';

test.beforeEach(async ({ page, request }) => {
  await rememberPopups(page, request);
});

test('a shopper finds an answer by a word in another script, and the URL of the answer opens it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.faq }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faqCopy.title);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.getByRole('searchbox', { name: faqCopy.searchLabel }).fill('そーせーじ');
  await page.getByRole('searchbox', { name: faqCopy.searchLabel }).press('Enter');
  await expect(page).toHaveURL(/\/faq\/\?q=/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(faqCopy.found('そーせーじ', 1));
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('ソーセージ');
  const address = await page.getByRole('link', { name: faqCopy.ownAddress }).getAttribute('href');
  await page.goto('/guide/');
  await page.goto(address ?? '');
  const question = page.getByRole('group').filter({ hasText: thaw });
  await expect(question.getByText('冷蔵庫に移して半日ほど置き')).toBeVisible();
  await expect(question.getByRole('heading', { name: thaw })).toBeInViewport();
  await expect(page.getByText('番号は決済会社の画面に直接入力され')).toBeHidden();
});

test('a link that is clicked in the shop opens the answer as well', async ({ page }) => {
  await page.goto('/faq/?q=解凍');
  await page.getByRole('link', { name: faqCopy.clear }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.goBack();
  await page.getByRole('link', { name: faqCopy.ownAddress }).first().click();
  await expect(page).toHaveURL(/\/faq\/#qa-\d+$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  const question = page.getByRole('group').filter({ hasText: thaw });
  await expect(question.getByText('冷蔵庫に移して半日ほど置き')).toBeVisible();
  await expect(question.getByRole('heading', { name: thaw })).toBeInViewport();
});

test('a search without results links back to all questions', async ({ page }) => {
  await page.goto('/faq/?q=自転車');
  await expect(page.getByRole('heading', { name: faqCopy.nothingTitle('自転車') })).toBeVisible();
  await page.getByRole('link', { name: faqCopy.clear }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
});

test('search engines find every question with its answer, on the unfiltered page only', async ({ page }) => {
  await page.goto('/faq/');
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join()).toContain('"@type":"FAQPage"');
  expect(jsonLd.join().match(/"@type":"Question"/g)).toHaveLength(24);
  await page.goto('/faq/?q=解凍');
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).not.toContain('FAQPage');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions expand, can be searched and open at their own URL', async ({ page }) => {
    await page.goto('/faq/');
    await page.getByText('送料はいくらですか?').click();
    await expect(page.getByText('1箱940円からです', { exact: false })).toBeVisible();
    await page.getByRole('searchbox', { name: faqCopy.searchLabel }).fill('領収書');
    await page.getByRole('main').getByRole('button', { name: faqCopy.search }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['領収書は発行できますか?']);
    const address = await page.getByRole('link', { name: faqCopy.ownAddress }).getAttribute('href');
    await page.goto('/');
    await page.goto(address ?? '');
    await expect(page.getByText(/^出荷のあとに、マイページ.*から発行できます/)).toBeVisible();
  });
});
