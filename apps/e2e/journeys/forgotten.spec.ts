import { accountCopy, formsCopy, reminderCopy } from '@shop/copy';
import { linkIn, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels, options } = formsCopy;
const { password, username } = reminderCopy;
const newPassword = 'atarashii-mihon-no-aikotoba';

test('a forgotten password is reset by the mailed link and the secret answer, which logs in; the link works once', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'forgot');
  await page.goto('/login/');
  await page.getByRole('link', { name: password.link }).click();
  await expect(page).toHaveURL('/reminder/');
  await page.getByRole('textbox', { name: labels.email }).fill('mihon');
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByRole('textbox', { name: labels.email })).toBeFocused();
  await shop.expectAccessible();
  await page.getByRole('textbox', { name: labels.email }).fill(member.email);
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByRole('heading', { name: reminderCopy.sentTitle })).toBeVisible();
  const link = new URL(linkIn(await shop.readMail(member.email, /パスワード/)));

  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL(/\/reminder\/reset\//);
  await expect(page.getByText(options.question[4])).toBeVisible();
  await shop.expectAccessible();
  const answer = page.getByRole('textbox', { name: labels.question_answer });
  await answer.fill('ソーセージ');
  await page.getByRole('textbox', { name: labels.new_password }).fill(newPassword);
  await page.getByRole('button', { name: password.resetSubmit }).click();
  await expect(answer).toHaveAccessibleDescription(/正しくありません/);
  await expect(page.getByRole('textbox', { name: labels.new_password })).toHaveValue(newPassword);
  await answer.fill('ﾊﾑ');
  await page.getByRole('button', { name: password.resetSubmit }).click();
  await expect(page).toHaveURL('/ec/');
  await expect(page.getByText(password.done)).toBeVisible();

  await page.goto('/mypage/logout/');
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await expect(page.getByText(accountCopy.logout.doneText)).toBeVisible();
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(reminderCopy.refusedTitle)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: reminderCopy.requestAgain }).click();
  await expect(page).toHaveURL('/reminder/');
  await page.goto('/login/');
  await logIn(page, { ...member, password: newPassword });
  await expect(page).toHaveURL('/ec/');
});

test('a forgotten user name is shown after the secret question is answered', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'forgot-name');
  await page.goto('/login/');
  await page.getByRole('link', { name: username.link }).click();
  await expect(page).toHaveURL('/reminder/username/');
  await page.getByRole('textbox', { name: labels.email }).fill(member.email);
  await page.getByRole('button', { name: username.submit }).click();
  await expect(page.getByRole('heading', { name: reminderCopy.sentTitle })).toBeVisible();
  const link = new URL(linkIn(await shop.readMail(member.email, /ユーザー名/)));
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL(/\/reminder\/username\/reset\//);
  await page.getByRole('textbox', { name: labels.question_answer }).fill('ハム');
  await page.getByRole('button', { name: username.resetSubmit }).click();
  await expect(page.getByRole('heading', { name: username.doneTitle })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: reminderCopy.login, exact: true }).click();
  await expect(page).toHaveURL('/login/');
});
