import { accountCopy, formsCopy } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const { password: t } = accountCopy;
const newPassword = 'betsu-no-mihon-no-aikotoba';

test('a member changes the password, receives a mail, and remains logged in on this device only', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'password');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL('/login/', test.info().project.use.baseURL).href);
  await logIn(elsewhere, member);
  await expect(elsewhere).toHaveURL(/\/ec\/$/);

  await page.goto('/login/?back=/mypage/');
  await logIn(page, member);
  await page
    .getByRole('navigation', { name: accountCopy.mypage.nav })
    .getByRole('link', { name: accountCopy.mypage.menu.mypagePassword })
    .click();
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
  await shop.expectAccessible();
  const present = page.getByRole('textbox', { name: labels.current_password });
  await present.fill('chigau-mihon-no-aikotoba');
  await page.getByRole('textbox', { name: labels.new_password }).fill(newPassword);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await expect(page.getByRole('textbox', { name: labels.new_password })).toHaveValue(newPassword);
  await present.fill(member.password);
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page).toHaveURL('/mypage/');
  await expect(page.getByText(t.saved)).toBeVisible();
  await shop.readMail(member.email, /パスワードを変更しました/);

  await elsewhere.goto(new URL('/mypage/', elsewhere.url()).href);
  await expect(elsewhere).toHaveURL(/\/login\//);
  await logIn(elsewhere, { ...member, password: newPassword });
  await expect(elsewhere).not.toHaveURL(/\/login\//);
  await elsewhere.context().close();
});

test('the warning about an expired password links to its screen', async ({ page }) => {
  await page.goto('/login/');
  await logIn(page, { email: demoMember.passwordExpired, password: demoMember.password });
  await page.getByRole('link', { name: accountCopy.warnings.changePassword }).click();
  await expect(page).toHaveURL('/mypage/password/');
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
});
