import { accountCopy, checkoutCopy, formsCopy } from '@shop/copy';
import { addToCart, fillAddress, sampleGuest } from '../fixtures/guest.ts';
import { endSessionOnServer, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;

test('a session that expires during the checkout loses no typed text', async ({ page, request, shop }) => {
  test.slow();
  const member = await registerMember(request, shop, 'session-ends');
  await addToCart(page, 'ham-fr-003');
  await page.goto('/login/?back=/cart/shipping-select/');
  await logIn(page, member);
  await expect(page).toHaveURL(/shipping-select/);
  await expect(page.getByRole('heading', { name: checkoutCopy.shipping.ordererTitle, exact: true })).toBeVisible();

  await test.step('while a destination is being typed', async () => {
    await page.goto('/cart/shipping-add/');
    await fillAddress(page.getByRole('main'), { ...sampleGuest('unused'), last_name: '贈先' });
    await endSessionOnServer(page, request);
    await page.getByRole('button', { name: checkoutCopy.shipping.formSubmit }).click();
    await expect(page).toHaveURL(/\/login\//);
    await expect(page.getByText(accountCopy.login.relogin)).toBeVisible();
    await shop.expectAccessible();
    await logIn(page, member);
    await expect(page).toHaveURL(/shipping-add/);
    await expect(page.getByRole('textbox', { name: labels.last_name }).first()).toHaveValue('贈先');
    await expect(page.getByRole('textbox', { name: labels.phone_number })).toHaveValue('0300000000');
    await expect(page.getByRole('textbox', { name: labels.address1 })).toHaveValue('千代田1-1');
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.shipping.formSubmit }).click();
    await expect(page).toHaveURL(/shipping-select/);
    await expect(page.getByText('贈先').first()).toBeVisible();
  });

  await test.step('while an order note is being typed at the payment', async () => {
    await page.getByRole('main').getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await expect(page).toHaveURL(/\/cart\/payment/);
    await page.getByRole('textbox', { name: checkoutCopy.payment.orderNote }).fill('夕方にお願いします');
    await page.getByRole('radio', { name: /銀行振込/ }).check();
    await endSessionOnServer(page, request);
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page).toHaveURL(/\/login\//);
    await logIn(page, member);
    await expect(page).toHaveURL(/\/cart\/payment/);
    await expect(page.getByRole('textbox', { name: checkoutCopy.payment.orderNote })).toHaveValue('夕方にお願いします');
    await expect(page.getByText(/ジャンボン・ド・ラコーヌ/).first()).toBeVisible();
  });

  await test.step('continuing as a guest with the cart', async () => {
    await page.getByRole('radio', { name: /銀行振込/ }).check();
    await endSessionOnServer(page, request);
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page).toHaveURL(/\/login\//);
    await expect(page.getByText(accountCopy.login.relogin)).toBeVisible();
    await page.getByRole('button', { name: accountCopy.login.goOn }).click();
    await expect(page).toHaveURL(/shipping-select/);
    await expect(page.getByText(/ジャンボン・ド・ラコーヌ/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.email })).toHaveValue('');
    await expect(page.getByText('贈先')).toHaveCount(0);
  });
});
