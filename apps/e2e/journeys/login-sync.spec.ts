import { accountCopy } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { originOf } from '../fixtures/themes.ts';

const { loginSync: t, loginHistory } = accountCopy;

test('a member of another channel logs in with the same account, and the login history shows it', async ({
  page,
  request,
  shop,
  baseURL,
}) => {
  const member = await registerMember(request, shop, 'sync');
  const origin = originOf(baseURL, 'fle');
  await page.goto(`${origin}/login/`);
  await page.getByRole('link', { name: t.link }).click();
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
  for (const thing of [...t.shared, ...t.own]) await expect(page.getByText(thing, { exact: true })).toBeVisible();
  await shop.expectAccessible();
  await logIn(page, { ...member, password: 'chigau-mihon-no-aikotoba' });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await logIn(page, member);
  await expect(page).toHaveURL(`${origin}/ec/`);
  await page.goto(`${origin}/mypage/login_history/`);
  await expect(page.getByRole('main')).toContainText(loginHistory.ways.sync);
  await page.goto(`${origin}/login_sync/`);
  await expect(page).toHaveURL(`${origin}/ec/`);
});
