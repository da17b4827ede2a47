import { accountCopy, formsCopy, secondFactorCopy as t } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const codeIn = ({ body }: { readonly body: string }) => /\d{6}/.exec(body)?.[0] ?? '';

test('a member turns the second factor on, enters the one-time code at login, and turns it off', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'second-factor');
  await page.goto('/login/?back=/mypage/second_factor/');
  await logIn(page, member);
  const panel = page.getByRole('main');
  const password = panel.getByRole('textbox', { name: labels.current_password });
  const code = panel.getByRole('textbox', { name: labels.verify_code });
  await panel.getByRole('button', { name: t.start.off }).click();
  await expect(password).toBeFocused();
  await shop.expectAccessible();
  await password.fill('chigau-mihon-no-aikotoba');
  await panel.getByRole('button', { name: t.send }).click();
  await expect(password).toHaveAccessibleDescription(/現在のパスワードが正しくありません/);
  await password.fill(member.password);
  await panel.getByRole('button', { name: t.send }).click();
  await expect(code).toBeFocused();
  const digits = codeIn(await shop.readMail(member.email, /2段階認証を有効にする認証コード/));
  // The mail is often read in another app, and the page is reloaded when the member returns.
  await page.reload();
  await code.fill(digits === '000000' ? '000001' : '000000');
  await panel.getByRole('button', { name: t.start.off }).click();
  await expect(code).toHaveAccessibleDescription(/認証コードが正しくありません/);
  await code.fill(digits);
  await panel.getByRole('button', { name: t.start.off }).click();
  await expect(panel.getByText(t.done.on)).toBeVisible();
  await expect(panel.getByRole('button', { name: t.start.on })).toBeFocused();
  await shop.expectAccessible();
  await shop.readMail(member.email, /2段階認証を有効にしました/);

  await page.goto('/mypage/logout/');
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await page.getByRole('link', { name: accountCopy.logout.login }).click();
  await logIn(page, member);
  await page
    .getByRole('textbox', { name: labels.verify_code })
    .fill(codeIn(await shop.readMail(member.email, /ログインの認証コード/)));
  await page.getByRole('button', { name: accountCopy.login.verifySubmit }).click();
  await expect(page).toHaveURL('/ec/');

  await page.goto('/mypage/second_factor/');
  await panel.getByRole('button', { name: t.start.on }).click();
  await password.fill(member.password);
  await panel.getByRole('button', { name: t.send }).click();
  await code.fill(codeIn(await shop.readMail(member.email, /2段階認証を無効にする認証コード/)));
  await panel.getByRole('button', { name: t.start.on }).click();
  await expect(panel.getByText(t.done.off)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(t.state.off, { exact: true })).toBeVisible();
});

test('an expired code returns to the password with the reason; cancelling changes nothing', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'second-factor-late');
  await page.goto('/login/?back=/mypage/second_factor/');
  await logIn(page, member);
  const panel = page.getByRole('main');
  await panel.getByRole('button', { name: t.start.off }).click();
  await panel.getByRole('textbox', { name: labels.current_password }).fill(member.password);
  await panel.getByRole('button', { name: t.send }).click();
  const code = panel.getByRole('textbox', { name: labels.verify_code });
  const digits = codeIn(await shop.readMail(member.email, /2段階認証を有効にする認証コード/));
  for (let tries = 0; tries < 5; tries += 1) {
    await code.fill(digits === '000000' ? '000001' : '000000');
    const answer = page.waitForResponse((response) => response.url().endsWith('/v1/me/second-factor'));
    await panel.getByRole('button', { name: t.start.off }).click();
    await answer;
  }
  await expect(panel.getByText(/入力の回数が上限に達しました/)).toBeVisible();
  await expect(panel.getByRole('textbox', { name: labels.current_password })).toBeVisible();
  await panel.getByRole('button', { name: t.cancel }).click();
  await expect(panel.getByText(t.state.off, { exact: true })).toBeVisible();
  await expect(panel.getByText(/上限に達しました/)).toHaveCount(0);
});
