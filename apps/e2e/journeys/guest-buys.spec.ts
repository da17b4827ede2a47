import { checkoutCopy } from '@shop/copy';
import { fillCard, fillOrderer, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

test('a guest searches and filters for a ham, buys it with a 3-D Secure challenge and receives the mail', async ({
  page,
  shop,
}) => {
  const person = sampleGuest('guest-challenge');
  await page.goto('/');
  await shop.expectAccessible();

  await test.step('search and filter', async () => {
    const search = page.getByRole('combobox').first();
    await search.fill('プロシュ');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.fill('生ハム');
    await search.press('Enter');
    await expect(page).toHaveURL(/word=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('生ハム');
    const before = await page.getByRole('article').count();
    const france = page.getByRole('checkbox', { name: /フランス/ }).first();
    await france.click();
    await expect(france).toBeChecked();
    await expect(page).toHaveURL(/country|%E3%83%95|FR/);
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(before);
    await shop.expectAccessible();
    await page
      .getByRole('link', { name: /ジャンボン・ド・バイヨンヌ/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ジャンボン・ド・バイヨンヌ');
    await shop.expectAccessible();
  });

  await test.step('cart', async () => {
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /カートを見る|カート/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(page.getByText(checkoutCopy.cart.groupTitle.chilled)).toBeVisible();
    await shop.expectAccessible();
    await page
      .getByRole('link', { name: checkoutCopy.cart.checkout })
      .or(page.getByRole('button', { name: checkoutCopy.cart.checkout }))
      .first()
      .click();
  });

  await test.step('orderer and delivery', async () => {
    await expect(page).toHaveURL(/shipping-select/);
    await shop.expectAccessible();
    await fillOrderer(page.getByRole('main'), person);
    await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await expect(page).toHaveURL(/shipping-detail/);
    await expect(page.getByText('千代田区千代田1-1', { exact: false }).first()).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
  });

  await test.step('payment and confirmation', async () => {
    await expect(page).toHaveURL(/\/cart\/payment/);
    await page.getByRole('radio', { name: /クレジットカード/ }).check();
    await fillCard(page, '4000000000003220');
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page).toHaveURL(/\/cart\/confirm/);
    for (const heading of ['quantity', 'delivery', 'price', 'payment', 'period', 'terms'] as const) {
      await expect(page.getByRole('heading', { name: checkoutCopy.confirm[heading] })).toBeVisible();
    }
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  });

  await test.step('3-D Secure and the order', async () => {
    await expect(page).toHaveURL(/\/3ds\//);
    await page.getByLabel('確認コード').fill('1234');
    await page
      .getByRole('button', { name: /認証する|送信|確認/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
    await shop.expectAccessible();
  });

  const mail = await shop.readMail(person.email, /ご注文/);
  expect(mail.body).toContain('ジャンボン・ド・バイヨンヌ');
  expect(mail.body).toMatch(/円/);
});
