import { accountCopy, checkoutCopy, formsCopy, kitCopy } from '@shop/copy';
import { addToCart, goToPayment, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

test('an empty cart and a missing order are accessible', async ({ page, shop }) => {
  await page.goto('/cart/');
  await expect(page.getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  await shop.expectAccessible();
  await page.goto('/cart/complete/');
  await expect(page.getByText(checkoutCopy.complete.missingTitle)).toBeVisible();
  await shop.expectAccessible();
});

test('a form with errors lists them, receives the focus and preserves the typed text', async ({ page, shop }) => {
  await addToCart(page, 'che-fr-001');
  await page.goto('/cart/shipping-select/');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: formsCopy.labels.phone_number }).fill('12');
  await main.getByRole('button', { name: checkoutCopy.shipping.next }).click();
  const summary = main.getByRole('alert').filter({ hasText: formsCopy.labels.postal_code });
  await expect(summary).toBeFocused();
  await expect(main.getByRole('textbox', { name: formsCopy.labels.phone_number })).toHaveValue('12');
  await expect(main.getByText(formsCopy.rules.tel(formsCopy.labels.phone_number)).first()).toBeVisible();
  await shop.expectAccessible();
  await summary.getByRole('link', { name: formsCopy.labels.postal_code }).click();
  await expect(main.getByRole('textbox', { name: formsCopy.labels.postal_code })).toBeFocused();
});

test('the payment step reports that a method must be chosen', async ({ page, shop }) => {
  await goToPayment(page, sampleGuest('closed-methods'), 'sau-fr-001');
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  await expect(page.getByText(checkoutCopy.payment.methodRequired)).toBeVisible();
  await shop.expectAccessible();
});

test('a refused login preserves the name and shows the reason', async ({ page, shop }) => {
  await page.goto('/login/');
  await page.getByRole('textbox', { name: formsCopy.labels.login_username }).fill('dareka@example.com');
  await page.getByRole('textbox', { name: formsCopy.labels.password }).fill('matigatta-aikotoba');
  await page.getByRole('main').getByRole('button', { name: accountCopy.login.submit }).click();
  await expect(
    page.getByRole('main').getByRole('alert').or(page.getByText(kitCopy.notice.danger)).first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: formsCopy.labels.login_username })).toHaveValue('dareka@example.com');
  await shop.expectAccessible();
});

test('a cart that cannot be read is not shown as empty', async ({ page, context, shop }) => {
  await addToCart(page, 'che-fr-001');
  await page.getByRole('dialog').getByRole('button', { name: kitCopy.close }).first().click();
  await page.goto('/cart/');
  await page.getByRole('link', { name: 'コンテ 18ヶ月熟成' }).first().click();
  await expect(page).toHaveURL(/che-fr-001/);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(checkoutCopy.cart.emptyTitle)).toHaveCount(0);
  await expect(
    page
      .getByText(checkoutCopy.frame.outageTitle)
      .or(page.getByRole('heading', { name: 'コンテ 18ヶ月熟成' }))
      .first(),
  ).toBeVisible();
  await shop.expectAccessible();
  await context.setOffline(false);
});
