import { checkoutCopy } from '@shop/copy';
import { chooseCard, chooseCashOnDelivery, goToPayment, quantityField, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const ordered = /ご注文を承りました/;
const declined = '4000000000000002';
const frictionless = '4111111111111111';
const challenge = '4000000000003220';
const { confirm, complete, payment } = checkoutCopy;

test('a declined card leaves the cart unchanged, and another method works', async ({ page, shop }) => {
  const person = sampleGuest('declined-card');
  await goToPayment(page, person);
  await page.getByRole('textbox', { name: payment.orderNote }).fill('玄関先に置いてください');
  await chooseCard(page, declined);
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await expect(page.getByRole('alert').filter({ hasText: 'カード' }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: payment.orderNote })).toHaveValue('玄関先に置いてください');
  await shop.expectAccessible();
  await page.goto('/cart/');
  await expect(page.getByRole('heading', { name: /ジャンボン・ド・バイヨンヌ/ })).toBeVisible();
  await page.goto('/cart/payment/');
  await chooseCashOnDelivery(page);
  await expect(page.getByText('玄関先に置いてください')).toBeVisible();
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('a double click orders once', async ({ page, shop }) => {
  const person = sampleGuest('double-press');
  await goToPayment(page, person);
  await chooseCard(page, frictionless);
  await page.getByRole('button', { name: confirm.order }).dblclick();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('two tabs at the confirmation show the same order', async ({ page, context, shop }) => {
  const person = sampleGuest('second-tab');
  await goToPayment(page, person);
  await chooseCashOnDelivery(page);
  const second = await context.newPage();
  await second.goto('/cart/confirm/');
  const tabs = [page, second];
  for (const tab of tabs) await expect(tab.getByRole('button', { name: confirm.order })).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: confirm.order }).click()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  const numbers = await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('definition')
        .filter({ hasText: /^[A-Z0-9-]{6,}$/ })
        .first()
        .textContent(),
    ),
  );
  expect(numbers[0]).toBeTruthy();
  expect(numbers[1]).toBe(numbers[0]);
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('a total that another tab changed is reported at the confirmation and must be accepted before the order', async ({
  page,
  context,
  shop,
}) => {
  const person = sampleGuest('changed-total');
  await goToPayment(page, person, 'pat-fr-002');
  await chooseCashOnDelivery(page);
  const second = await context.newPage();
  await second.goto('/cart/');
  await quantityField(second, 'リエット・ド・トゥール 瓶').fill('2');
  await quantityField(second, 'リエット・ド・トゥール 瓶').press('Enter');
  await page.bringToFront();
  await expect(page.getByText('「リエット・ド・トゥール 瓶」の数量が1点から2点に変わりました。')).toBeVisible();
  await expect(page.getByText(/お支払い合計が[\d,]+円から[\d,]+円に変わりました。/)).toBeVisible();
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByText(confirm.agreeFirst)).toBeVisible();
  await expect(page).toHaveURL(/\/cart\/confirm/);
  await shop.expectAccessible();
  await page.getByRole('checkbox', { name: confirm.agree }).check();
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
});

test('a reload of a step deletes the card, preserves all other input and orders nothing', async ({ page, shop }) => {
  const person = sampleGuest('reload-steps');
  await goToPayment(page, person);
  await page.getByRole('textbox', { name: payment.receiptAddressee }).fill('見本商店');
  await page.reload();
  await expect(page.getByRole('textbox', { name: payment.receiptAddressee })).toHaveValue('見本商店');
  await chooseCard(page, frictionless);
  await page.reload();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await expect(page.getByText(payment.cardLost)).toBeVisible();
  await expect(page.getByRole('radio', { name: /クレジットカード/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: payment.receiptAddressee })).toHaveValue('見本商店');
  await shop.expectAccessible();
  expect(await shop.countMails(person.email, ordered)).toBe(0);
});

test('back from the confirmation and back after the order never order again', async ({ page, shop }) => {
  const person = sampleGuest('back-button');
  await goToPayment(page, person);
  await chooseCashOnDelivery(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await expect(page.getByRole('radio', { name: /代金引換/ })).toBeChecked();
  await page.goForward();
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/(complete\/)?$/);
  await expect(page.getByRole('button', { name: confirm.order })).toHaveCount(0);
  await page.goto('/cart/confirm/');
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('a 3-D Secure step that was left can be resumed, or another method chosen with the same cart', async ({
  page,
  shop,
}) => {
  const person = sampleGuest('left-challenge');
  await goToPayment(page, person);
  await chooseCard(page, challenge);
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page).toHaveURL(/\/3ds\//);
  await page.goto('/cart/payment/');
  await expect(page.getByRole('heading', { name: complete.resumeTitle })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: complete.resume }).click();
  await expect(page).toHaveURL(/\/3ds\//);
  await page.goto('/cart/complete/');
  await page.getByRole('button', { name: complete.chooseAgain }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await chooseCashOnDelivery(page);
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('a failed authentication is reported and charges nothing', async ({ page, shop }) => {
  const person = sampleGuest('failed-challenge');
  await goToPayment(page, person);
  await chooseCard(page, '4000000000003238');
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page).toHaveURL(/\/3ds\//);
  await page.getByLabel('確認コード').fill('0000');
  await page.getByRole('button', { name: '認証する' }).click();
  await expect(page.getByRole('alert')).toContainText('あと2回');
  await page.getByLabel('確認コード').fill('1234');
  await page.getByRole('button', { name: '認証する' }).click();
  await expect(page.getByRole('heading', { name: complete.failedTitle })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'この手続きは終了しています' })).toBeVisible();
  await page.getByRole('link', { name: 'ショップに戻る' }).click();
  await expect(page.getByRole('heading', { name: complete.failedTitle })).toBeVisible();
  await expect(page.getByText(complete.failedText)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: complete.chooseAgain }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  expect(await shop.countMails(person.email, ordered)).toBe(0);
});
