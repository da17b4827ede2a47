import { accountCopy, supportCopy } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const t = accountCopy.loginHistory;

test('a member sees their own logins and what to do about an unknown one', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'logins');
  await page.goto('/login/?back=/mypage/');
  await logIn(page, member);
  await page.getByRole('navigation', { name: accountCopy.mypage.nav }).getByRole('link', { name: t.title }).click();
  await expect(page).toHaveURL('/mypage/login_history/');
  await expect(page).toHaveTitle(new RegExp(`^${t.title} `));
  const rows = page.getByRole('main').getByRole('region').getByRole('listitem');
  await expect(rows.filter({ hasText: t.current })).toHaveCount(1);
  await expect(rows.first()).toContainText(t.device('Linux', 'Chrome'));
  await expect(rows.first()).toContainText(t.ways.password);
  await shop.expectAccessible();
  await page.getByRole('link', { name: t.help }).click();
  await expect(page).toHaveURL('/mypage/password/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('staff opens the shop as a member by a link, sees a notice on every page, and leaves', async ({
  page,
  request,
  shop,
  operator,
}) => {
  const member = await registerMember(request, shop, 'support');
  const link = await operator.supportLink(member.email);
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page).toHaveURL('/mypage/');
  const banner = page.getByRole('complementary', { name: supportCopy.label });
  await expect(banner).toContainText('サポートログイン中:見本 ');
  await page.goto('/mypage/password/');
  await expect(banner).toContainText(supportCopy.locked);
  await expect(page.locator('#main')).toHaveAttribute('inert', '');
  await page.goto('/mypage/login_history/');
  await expect(page.getByRole('main')).toContainText(t.ways.support);
  await shop.expectAccessible();
  await banner.getByRole('button', { name: supportCopy.end }).click();
  await expect(banner).toBeHidden();
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('main')).toContainText('有効期限が切れています');
  await expect(page).toHaveURL('/login/');
});
