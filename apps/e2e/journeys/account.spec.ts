import { accountCopy, addressesCopy, checkoutCopy, entriesCopy, formsCopy } from '@shop/copy';
import type { Locator } from '@playwright/test';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { addToCart } from '../fixtures/guest.ts';
import { linkIn, logIn, registerMember } from '../fixtures/member.ts';
import { demoMember, fillRegistration, requestRegistration } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;

/**
 * Checks that the styles of forms are loaded with their route, in the first document and after a navigation: an
 * unstyled control is lower.
 */
async function expectStyled(field: Locator): Promise<void> {
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

test('a new customer registers by a mailed link and is logged in', async ({ page, shop }) => {
  const email = freshMailbox('newcomer');
  await requestRegistration(page, email);
  await shop.expectAccessible();
  const link = linkIn(await shop.readMail(email, /確認/));
  await fillRegistration(page, link);
  await expectStyled(page.getByRole('textbox', { name: labels.city }));
  await expect(page.getByRole('textbox', { name: labels.last_name_kana })).toHaveValue('ミホン');
  await expect(page.getByRole('textbox', { name: labels.phone_number })).toHaveValue('09012345678');
  await shop.expectAccessible();
  // 1980 was a leap year; the member meant the 28th of 1981
  await page.getByRole('combobox', { name: formsCopy.birth.year, exact: true }).selectOption('1981');
  await page.getByRole('button', { name: accountCopy.register.submit }).click();
  await expect(page.getByText(formsCopy.rules.dateBirth(labels.birth_date)).first()).toBeVisible();
  await page.getByRole('combobox', { name: formsCopy.birth.day, exact: true }).selectOption('28');
  await page.getByRole('button', { name: accountCopy.register.submit }).click();
  await expect(page).toHaveURL('/register/complete/');
  await expect(page.getByText(accountCopy.registered.greeting('見本 太郎'))).toBeVisible();
  await shop.expectAccessible();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveURL('/ec/');
});

test('a member manages an address book, and typed text is restored after a reload', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'book');
  await page.goto('/login/?back=/mypage/address/');
  await logIn(page, member);
  await expect(page.getByText(addressesCopy.list.mainMark)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: addressesCopy.list.add }).click();
  await page.locator('[autocomplete="shipping family-name"]').fill('見本');
  await page.locator('[autocomplete="shipping given-name"]').fill('花子');
  await expectStyled(page.getByRole('textbox', { name: labels.city }));
  await page.getByRole('textbox', { name: labels.postal_code }).fill('618-0000');
  await page
    .getByRole('button', { name: /京都府/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: labels.address1 }).fill('大山崎1-2');
  await page.reload();
  await expect(page.getByText(formsCopy.draftRestored)).toBeVisible();
  await expect(page.locator('[autocomplete="shipping given-name"]')).toHaveValue('花子');
  await shop.expectAccessible();
  await page.getByRole('textbox', { name: labels.phone_number }).fill('0751234567');
  await page.getByRole('button', { name: addressesCopy.form.submitAdd }).click();
  await expect(page.getByText(addressesCopy.list.added)).toBeVisible();
  await page.getByRole('button', { name: addressesCopy.list.use }).click();
  await expect(page.getByText(addressesCopy.list.used('見本 花子'))).toBeVisible();
  await page.getByRole('button', { name: addressesCopy.list.removeOf('見本 花子') }).click();
  await shop.expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: entriesCopy.removeConfirm }).click();
  await expect(page.getByText(addressesCopy.list.removed('見本 花子'))).toBeVisible();
});

test('a member who moves uses the new address for the current order', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'moves');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/');
  await page.getByRole('button', { name: checkoutCopy.cart.express }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await page.goto('/mypage/address/');
  await page.getByRole('link', { name: addressesCopy.list.editOf('見本 花') }).click();
  await expect(page).toHaveURL(/\/mypage\/address\/\d+\/edit\/$/);
  await expect(page.getByRole('checkbox', { name: addressesCopy.list.ordererToo('見本 花') })).toBeChecked();
  await shop.expectAccessible();
  await page.getByRole('textbox', { name: labels.address1 }).fill('千代田9-9');
  await page.getByRole('button', { name: addressesCopy.form.submitEdit }).click();
  await expect(page.getByText(addressesCopy.list.updated)).toBeVisible();
  await page.goto('/cart/shipping-select/');
  await expect(page.getByRole('main')).toContainText('千代田9-9');
});

test('logging out ends the session, deletes drafts and protects my page', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'leaver');
  await page.goto('/login/?back=/mypage/address/add/');
  await logIn(page, member);
  await page.locator('[autocomplete="shipping given-name"]').fill('花子');
  await page
    .getByRole('navigation', { name: accountCopy.mypage.nav })
    .getByRole('link', { name: accountCopy.mypage.menu.mypageLogout })
    .click();
  await shop.expectAccessible();
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await expect(page.getByRole('heading', { name: accountCopy.logout.doneTitle })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([]);
  await page.goto('/mypage/order_history/');
  await expect(page).toHaveURL(/\/login\/\?back=/);
  await logIn(page, member);
  await expect(page).toHaveURL('/mypage/order_history/');
  await expect(page.getByText(accountCopy.orders.emptyTitle)).toBeVisible();
  await page.goto('/login/');
  await expect(page).toHaveURL('/ec/');
});

test('the second factor is requested during login and survives a reload', async ({ page, shop }) => {
  await page.goto('/login/');
  const before = await shop.countMails(demoMember.secondFactor, /コード/);
  await logIn(page, { email: demoMember.secondFactor, password: demoMember.password });
  await expect(page.getByRole('heading', { name: accountCopy.login.verifyTitle })).toBeVisible();
  await expect(page.getByRole('textbox', { name: labels.verify_code })).toBeFocused();
  await shop.expectAccessible();
  const { body } = await shop.readMail(demoMember.secondFactor, /コード/, before);
  const [code = ''] = /\d{6}/.exec(body) ?? [];
  await page.reload();
  const field = page.getByRole('textbox', { name: labels.verify_code });
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: accountCopy.login.verifySubmit }).click();
  await expect(field).toHaveAccessibleDescription(/認証コード/);
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole('button', { name: accountCopy.login.verifySubmit }).click();
  await expect(page).toHaveURL('/ec/');
});

test('an expired second factor returns to the password with the reason, until the next attempt', async ({ page }) => {
  await page.goto('/login/');
  await logIn(page, { email: demoMember.secondFactor, password: demoMember.password });
  await page.route('**/v1/auth/verify', (route) =>
    route.fulfill({ status: 422, json: { code: 'auth.verify_code.expired', message: '' } }),
  );
  await page.getByRole('textbox', { name: labels.verify_code }).fill('000000');
  await page.getByRole('button', { name: accountCopy.login.verifySubmit }).click();
  await expect(page.getByText(accountCopy.login.verifyExpired)).toBeVisible();
  await logIn(page, { email: demoMember.secondFactor, password: demoMember.password });
  await expect(page.getByRole('heading', { name: accountCopy.login.verifyTitle })).toBeVisible();
  await expect(page.getByText(accountCopy.login.verifyExpired)).toHaveCount(0);
});

test('an expired password is reported after login and in my page', async ({ page, shop }) => {
  await page.goto('/login/?back=/mypage/');
  await logIn(page, { email: demoMember.passwordExpired, password: demoMember.password });
  await expect(page.getByText(accountCopy.warnings.password_expired)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: accountCopy.login.continue }).click();
  await expect(page).toHaveURL('/mypage/');
  await page.reload();
  await expect(page.getByText(accountCopy.warnings.password_expired)).toBeVisible();
});

test('too many wrong passwords lock the account; the mailed link unlocks it', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'locked');
  await page.goto('/login/');
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/v1/auth/login'));
    await logIn(page, { ...member, password: `ちがう合言葉です${tries}` });
    await answered;
  }
  const mail = await shop.readMail(member.email, /一時停止/);
  await logIn(page, member);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: labels.login_username })).toHaveValue(member.email);
  await shop.expectAccessible();
  const link = new URL(linkIn(mail));
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL(/\/login\/unlock\//);
  await expect(page.getByText(accountCopy.unlock.unlockedTitle)).toBeVisible();
  await page.getByRole('link', { name: accountCopy.unlock.login }).click();
  await logIn(page, member);
  await expect(page).toHaveURL('/ec/');
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(accountCopy.unlock.refusedTitle)).toBeVisible();
});

test('a failed request of the first document is shown on its screen with a retry, never as an empty list', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'outage');
  await page.goto('/login/?back=/mypage/order_history/');
  await logIn(page, member);
  await expect(page.getByText(accountCopy.orders.emptyTitle)).toBeVisible();
  await page.route('**/v1/me/orders*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText(accountCopy.outageTitle)).toBeVisible();
  await expect(page.getByText(accountCopy.orders.emptyTitle)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: accountCopy.retry }).click();
  await expect(page.getByText(accountCopy.orders.emptyTitle)).toBeVisible();
});
