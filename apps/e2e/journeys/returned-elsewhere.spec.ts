import type { Browser, Page } from '@playwright/test';
import { checkoutCopy, returnedOrderCopy } from '@shop/copy';
import { chooseCard, goToPayment, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const { complete, confirm } = checkoutCopy;
const t = returnedOrderCopy;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Orders with a card that needs the issuer's confirmation. */
async function goToBank(page: Page, person: ReturnType<typeof sampleGuest>): Promise<void> {
  await goToPayment(page, person);
  await chooseCard(page, '4000000000003220');
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page).toHaveURL(/\/3ds\//);
}

/** Confirms in the issuer's app. @returns the URL that the service redirects the browser to */
async function answerBank(
  page: Page,
  form: { action: 'confirm'; code: string } | { action: 'cancel' },
): Promise<string> {
  const answer = await page.request.post(page.url(), { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

/** Opens the URL in a browser that has never visited the shop. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  await page.goto(address);
  return page;
}

test('another browser that returns from the bank shows that the order was paid, with its number and no personal data', async ({
  page,
  browser,
  shop,
}) => {
  const person = sampleGuest('returns-elsewhere');
  await goToBank(page, person);
  const address = await answerBank(page, { action: 'confirm', code: '1234' });

  const other = await openElsewhere(browser, address);
  await expect(heading(other, t.paid.title)).toBeVisible();
  const main = other.getByRole('main');
  const [orderNo = ''] = /\d{6}-\w{5}/.exec(await main.innerText()) ?? [];
  expect((await shop.readMail(person.email, /ご注文/)).body).toContain(orderNo);
  for (const personal of [person.email, person.address1, person.last_name, '千代田', '円'])
    await expect(main).not.toContainText(personal);
  await shop.expectAccessible(other);
  await expect(other, 'the key is not in the URL').toHaveURL(/\/cart\/complete\/$/);
  await other.reload();
  await expect(main, 'the number is still shown after a reload').toContainText(orderNo);
  await main.getByRole('link', { name: complete.lookup }).click();
  await expect(other).toHaveURL(new RegExp(`/order-lookup/\\?order_no=${orderNo}`));

  await page.goto(address);
  await expect(heading(page, complete.acceptedTitle), 'the shopper’s own browser shows the whole order').toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.address1);

  const forged = new URL(address);
  forged.searchParams.set('key', 'x'.repeat(43));
  const stranger = await openElsewhere(browser, forged.href);
  await expect(heading(stranger, complete.missingTitle)).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(orderNo);
});

test('another browser shows that a payment cancelled at the bank failed, and the shopper’s own offers another method', async ({
  page,
  browser,
  shop,
}) => {
  await goToBank(page, sampleGuest('cancels-elsewhere'));
  const address = await answerBank(page, { action: 'cancel' });

  const other = await openElsewhere(browser, address);
  await expect(heading(other, t.failed.title)).toBeVisible();
  await expect(other.getByRole('main')).toContainText(t.chooseAgain);
  await expect(other.getByRole('main')).not.toContainText(/\d{6}-\w{5}/);
  await shop.expectAccessible(other);

  for (const come of [() => page.goto(address), () => page.reload()]) {
    await come();
    await expect(page.getByRole('button', { name: complete.chooseAgain })).toBeVisible();
  }
});
