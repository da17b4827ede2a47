import { checkoutCopy, copyTextCopy, prepaymentCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { goToPayment, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

/** `11月24日までのご入金で27日お届け` */
const dayText = /\d+月\d+日までのご入金で(最短\u2060)?(\d+月)?\d+日お届け/;

/** Completes the order from the payment step; returns the deadline that was shown. */
async function order(page: Page): Promise<string> {
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  await expect(page).toHaveURL(/\/cart\/confirm/);
  const day = (await page.getByText(dayText).first().textContent()) ?? '';
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page.getByRole('heading', { name: checkoutCopy.complete.awaitingTitle })).toBeVisible();
  return day;
}

test('a guest reads account and deadline of a bank transfer, copies the number, and finds both after a reload', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = sampleGuest('prepaid-transfer');
  await goToPayment(page, person);
  await page.getByRole('radio', { name: /銀行振込/ }).check();
  await expect(page.getByText(dayText).first()).toBeVisible();
  await shop.expectAccessible();
  const day = await order(page);

  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.getByText(prepaymentCopy.states.unpaid)).toBeVisible();
    await expect(page.getByText('普通 0000000')).toBeVisible();
    await expect(page.getByText(/\d{4}\.\d+\.\d+\(.\)まで/).first()).toBeVisible();
    await expect(page.getByText(day)).toBeVisible();
  }
  await page.getByRole('button', { name: copyTextCopy.copyOf('口座番号') }).click();
  await expect(page.getByRole('status').filter({ hasText: copyTextCopy.copied('口座番号') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000');
  await shop.expectAccessible();
  const mail = await shop.readMail(person.email, /お支払いのご案内/);
  expect(mail.body).toContain('普通 0000000');
});

test('a guest who pays at a convenience store sees number and steps, and then 入金済み', async ({
  page,
  shop,
  baseURL,
}) => {
  await goToPayment(page, sampleGuest('prepaid-store'));
  await page
    .getByRole('radio', { name: /コンビニ/ })
    .first()
    .check();
  await page.getByRole('radio', { name: 'セブン-イレブン' }).check();
  await order(page);
  for (const step of prepaymentCopy.storeSteps['seven'] ?? []) await expect(page.getByText(step)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }));
  await page.getByRole('button', { name: copyTextCopy.copyOf(prepaymentCopy.number) }).click();
  await expect(page.getByRole('status').filter({ hasText: copyTextCopy.refused(prepaymentCopy.number) })).toBeVisible();
  const number = await page.evaluate(() => window.getSelection()?.toString() ?? '');
  expect(number).toMatch(/^[\d-]{6,}$/);
  await shop.expectAccessible();

  const counter = new URL(baseURL ?? '');
  counter.port = String(Number(counter.port) + 2);
  const till = await page.context().newPage();
  await till.goto(new URL('/demo', counter).href);
  const open = till.getByRole('row').filter({ hasText: number });
  await open.getByRole('button', { name: '支払う' }).click();
  // The page must not be closed before its request is sent.
  await expect(open).toHaveCount(0);
  await till.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(prepaymentCopy.states.paid)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: copyTextCopy.copyOf(prepaymentCopy.number) })).toHaveCount(0);
});
