import { accountCopy, formsCopy, leavingCopy as t } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const nav = { name: accountCopy.mypage.nav };
const password = { name: formsCopy.labels.current_password };

test('a member with open orders sees which ones, and cannot delete the account', async ({ page, shop }) => {
  await page.goto('/login/?back=/mypage/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await page.getByRole('navigation', nav).getByRole('link', { name: accountCopy.mypage.menu.mypageLeave }).click();
  await expect(page.getByRole('heading', { name: t.title, level: 1 })).toBeVisible();
  const open = page.getByRole('region', { name: t.openTitle });
  await expect(open.getByText(accountCopy.status.preparing)).toBeVisible();
  await expect(page.getByRole('region', { name: t.lossTitle })).toContainText(/[1-9]\d*ポイント/);
  await shop.expectAccessible();
  await expect(page.getByRole('link', { name: t.next })).toHaveCount(0);
  await page.goto('/mypage/leave/?step=confirm');
  await expect(open).toBeVisible();
  await expect(page.getByRole('textbox', password)).toHaveCount(0);
  const [, number = ''] = /(\S+)$/.exec((await open.getByRole('link').first().textContent()) ?? '') ?? [];
  await open.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mypage\/order_history\//);
  await expect(page.getByRole('main')).toContainText(number);
});

test('a member deletes the account with the password, is logged out everywhere, and receives a mail', async ({
  page,
  browser,
  request,
  shop,
  baseURL,
}) => {
  const member = await registerMember(request, shop, 'leaving');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL('/login/', baseURL).href);
  await logIn(elsewhere, member);
  await expect(elsewhere).toHaveURL(/\/ec\/$/);

  await page.goto('/mypage/leave/');
  await expect(page).toHaveURL(/\/login\/\?back=/);
  await logIn(page, member);
  await expect(page).toHaveURL('/mypage/leave/');
  await page.getByRole('link', { name: t.next }).click();
  const field = page.getByRole('textbox', password);
  await expect(field).toBeVisible();
  await shop.expectAccessible();
  await field.fill('chigau-mihon-no-aikotoba');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(field).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await page.goBack();
  await expect(page.getByRole('link', { name: t.next })).toBeVisible();
  await page.goForward();
  await field.fill(member.password);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  await expect(page).toHaveURL('/mypage/leave/');
  await shop.expectAccessible();
  await shop.readMail(member.email, /退会のお手続きが完了しました/);
  await page.reload();
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.home }).click();
  await expect(page).toHaveURL('/');

  await elsewhere.goto(new URL('/mypage/', elsewhere.url()).href);
  await expect(elsewhere).toHaveURL(/\/login\//);
  await logIn(elsewhere, member);
  await expect(elsewhere.getByRole('main').getByRole('alert')).toBeVisible();
  await elsewhere.context().close();
});
