import { accountCopy, formsCopy, userInfoCopy as t } from '@shop/copy';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { linkIn, logIn, registerMember } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels, options } = formsCopy;

test('a member changes their data; a refused form preserves the typed text, and saved data are shown after a reload', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'user-info');
  await page.goto('/login/?back=/mypage/');
  await logIn(page, member);
  await page.getByRole('navigation', { name: accountCopy.mypage.nav }).getByRole('link', { name: t.title }).click();
  await expect(page).toHaveURL('/mypage/user_info/');
  await shop.expectAccessible();
  const screen = page.getByRole('main');
  const row = (label: string) =>
    screen.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${label}"]`) });
  await expect(row(t.name)).toHaveText('見本 花');
  await screen.getByRole('link', { name: t.editOf(t.groups.address) }).click();
  await expect(page).toHaveURL(/\/mypage\/user_info\/edit\/$/);

  const field = (label: string) => screen.getByRole('textbox', { name: label, exact: false });
  const city = screen.locator('[name="city"]');
  await expect(city).toHaveValue('千代田区');
  await shop.expectAccessible();
  await screen.locator('[name="phone_number"]').fill('');
  await field(labels.job).fill('見本の仕事');
  await screen.getByRole('button', { name: t.form.submit }).click();
  await expect(screen.locator('[name="phone_number"]')).toHaveAccessibleDescription(/いずれかを入力してください/);
  await screen.locator('[name="cell_phone_number"]').fill('０９０－００００－００００');
  // A prefecture that does not match the postal code: the server's own message.
  await page.route('**/v1/me/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            code: 'input.invalid',
            message: '入力内容をご確認ください。',
            errors: { city: ['この市区町村は、ただいま登録できません。'] },
          },
        })
      : route.fallback(),
  );
  await screen.getByRole('button', { name: t.form.submit }).click();
  await expect(city).toHaveAccessibleDescription(/ただいま登録できません/);
  await expect(field(labels.job)).toHaveValue('見本の仕事');
  await page.unroute('**/v1/me/user');
  await page.reload();
  await expect(screen.getByText(formsCopy.draftRestored)).toBeVisible();
  await expect(field(labels.job)).toHaveValue('見本の仕事');
  await screen.getByRole('radio', { name: options.newsletter['1'] }).check();
  await screen.getByRole('button', { name: t.form.submit }).click();
  await expect(page).toHaveURL('/mypage/user_info/');
  await expect(page.getByText(t.form.saved)).toBeVisible();
  await page.reload();
  await expect(row(labels.job)).toHaveText('見本の仕事');
  await expect(row(labels.phone_number)).toHaveText('090-0000-0000');
  await expect(row(labels.newsletter)).toHaveText(options.newsletter['1']);
});

test('the mail address is changed by the link in a mail to the new one, and the old one receives a mail', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'old-address');
  const newEmail = freshMailbox('new-address');
  await page.goto('/login/?back=/mypage/user_info/');
  await logIn(page, member);
  await page.getByRole('link', { name: t.editOf(labels.email) }).click();
  await page.getByRole('textbox', { name: labels.new_email }).fill(member.email);
  await page.getByRole('button', { name: t.email.submit }).click();
  await expect(page.getByRole('textbox', { name: labels.new_email })).toHaveAccessibleDescription(
    new RegExp(t.email.same),
  );
  await page.getByRole('textbox', { name: labels.new_email }).fill(newEmail);
  await page.getByRole('button', { name: t.email.submit }).click();
  await expect(page.getByText(t.email.sentText(newEmail))).toBeVisible();
  await shop.expectAccessible();
  const link = linkIn(await shop.readMail(newEmail, /メールアドレスのご確認/));
  const path = new URL(link).pathname + new URL(link).search;

  const tab = await page.context().newPage();
  await tab.goto(new URL('/mypage/user_info/edit/', page.url()).href);
  await tab.getByRole('textbox', { name: labels.job }).fill('見本の仕事');

  // The mail is read on another device that is not logged in.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(path, page.url()).href);
  await expect(elsewhere).toHaveURL(/\/login\//);
  await logIn(elsewhere, member);
  await expect(elsewhere.getByText(newEmail)).toBeVisible();
  await shop.expectAccessible(elsewhere);
  const password = elsewhere.getByRole('textbox', { name: labels.current_password });
  await password.fill('chigau-mihon-no-aikotoba');
  await elsewhere.getByRole('button', { name: t.email.confirm }).click();
  await expect(password).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await password.fill(member.password);
  await elsewhere.getByRole('button', { name: t.email.confirm }).click();
  await expect(elsewhere).toHaveURL(/\/mypage\/user_info\/$/);
  await expect(elsewhere.getByText(t.email.saved)).toBeVisible();
  await expect(elsewhere.getByText(newEmail)).toBeVisible();
  await shop.readMail(member.email, /メールアドレスを変更しました/);
  await elsewhere.context().close();

  // A form that was open meanwhile saves what it shows, and does not undo the change.
  await tab.getByRole('button', { name: t.form.submit }).click();
  await expect(tab).toHaveURL(/\/mypage\/user_info\/$/);
  await expect(tab.getByText('見本の仕事')).toBeVisible();
  await expect(tab.getByText(newEmail)).toBeVisible();
  await tab.close();

  // The link has been used: the page says so and offers a new one.
  await page.goto(path);
  await expect(page.getByText(t.email.refusedTitle)).toBeVisible();
  await expect(page.getByRole('textbox', { name: labels.new_email })).toBeVisible();
  await page.goto('/mypage/logout/');
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await page.getByRole('link', { name: accountCopy.logout.login }).click();
  await logIn(page, { ...member, email: newEmail });
  await expect(page).toHaveURL('/ec/');
});

test("the warning about undelivered mails links to the member's data", async ({ page }) => {
  await page.goto('/login/');
  await logIn(page, { email: demoMember.mailErrors, password: demoMember.password });
  await page.getByRole('link', { name: accountCopy.warnings.checkUserInfo }).click();
  await expect(page).toHaveURL('/mypage/user_info/');
  await expect(page.getByText(accountCopy.warnings.mail_error)).toBeVisible();
  await page.getByRole('link', { name: t.editOf(labels.email) }).click();
  await expect(page.getByRole('textbox', { name: labels.new_email })).toBeVisible();
});
