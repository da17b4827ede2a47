import { accountCopy } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const t = accountCopy.loginHistory;

test('a member sees his own logins and where to turn about one that was not his', async ({ page, request, shop }) => {
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
