import { formsCopy, socialGiftCopy as t } from '@shop/copy';
import type { Page } from '@playwright/test';
import { findBrokenWords } from '@shop/tools/broken-words';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { giveByCart } from '../fixtures/give-gift.ts';
import { linkIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const main = (page: Page) => page.getByRole('main');

async function enterAddress(page: Page): Promise<void> {
  const field = (name: keyof typeof labels) => main(page).getByRole('textbox', { name: labels[name] });
  await main(page).locator('[autocomplete*="family-name"]').first().fill('見本');
  await main(page).locator('[autocomplete*="given-name"]').first().fill('花子');
  await field('postal_code').fill('060-0001');
  await expect(field('city')).toHaveValue('札幌市中央区');
  await field('address1').fill('北一条西9-9');
  await field('phone_number').fill('011-000-0000');
  await main(page).getByRole('button', { name: t.shipping.submit }).click();
  await expect(page).toHaveURL(/\/social-gift\/[^/]+\/delivery\/$/);
}

test('a recipient opens a gift and enters address and day once; the second time it is used', async ({
  page,
  request,
  shop,
  operator,
  browser,
  baseURL,
}) => {
  const mailbox = freshMailbox('gift');
  await operator.changeOrder((await giveByCart(request, mailbox)).orderNo, { paid: true });
  const { pathname } = new URL(linkIn(await shop.readMail(mailbox, /贈りもの/)));

  await page.goto(`${pathname}confirm/`);
  await expect(page, 'no step can be skipped').toHaveURL(/\/social-gift\/[^/]+\/shipping\/$/);
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1, name: t.arrived('見本 太郎') })).toBeVisible();
  await expect(main(page)).toContainText('いつもありがとうございます。');
  await expect(main(page)).toContainText(t.allergens);
  await expect(main(page)).not.toContainText(/円|¥|¥/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await shop.expectAccessible();
  expect(await findBrokenWords(page)).toEqual([]);
  await main(page).getByRole('link', { name: t.receive }).click();
  await enterAddress(page);
  await shop.expectAccessible();
  expect(await findBrokenWords(page)).toEqual([]);
  await page.goBack();
  await expect(main(page).getByRole('textbox', { name: labels.address1 })).toHaveValue(/北一条西/);
  await main(page).getByRole('button', { name: t.shipping.submit }).click();
  await main(page).getByRole('button', { name: t.delivery.submit }).click();
  await expect(page).toHaveURL(/\/social-gift\/[^/]+\/confirm\/$/);
  await expect(main(page)).toContainText('札幌市中央区');
  await shop.expectAccessible();
  expect(await findBrokenWords(page)).toEqual([]);
  await main(page).getByRole('button', { name: t.confirm.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.complete.title })).toBeVisible();
  await expect(page).toHaveURL(/\/social-gift\/[^/]+\/complete\/$/);
  await page.reload();
  await expect(main(page)).toContainText(t.confirm.when);
  await expect(main(page)).not.toContainText('札幌');
  await shop.expectAccessible();
  expect(await findBrokenWords(page)).toEqual([]);

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(pathname);
  await expect(other.getByRole('heading', { name: t.over.used.title })).toBeVisible();
  await other.close();
});

test('an unknown code links back to the field for the code', async ({ page, shop }) => {
  await page.goto('/social-gift/');
  await main(page).getByRole('textbox', { name: t.code.label }).fill('mihon-no-code-0001');
  await main(page).getByRole('button', { name: t.code.submit }).click();
  await expect(page.getByRole('heading', { name: t.over.unknown.title })).toBeVisible();
  await shop.expectAccessible();
  await main(page).getByRole('link', { name: t.overWays.again }).click();
  await expect(main(page).getByRole('textbox', { name: t.code.label })).toBeVisible();
});

test('an expired gift says so, and nothing can be entered for it', async ({ page, shop }) => {
  const over = {
    status: 410,
    json: { code: 'social_gift.expired', message: 'このギフトは、お受け取りの期限が過ぎました。' },
  };
  await page.route('**/v1/social-gifts/**', (route) => route.fulfill(over));
  for (const step of ['', 'shipping/', 'delivery/', 'confirm/']) {
    await page.goto(`/social-gift/mihon-no-code-0001/${step}`);
    await expect(page.getByRole('heading', { level: 1, name: t.over.expired.title })).toBeVisible();
    await expect(page).toHaveURL(/mihon-no-code-0001\/$/);
  }
  await shop.expectAccessible();
});
