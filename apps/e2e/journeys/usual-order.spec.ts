import { checkoutCopy, handoverCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { addToCart, chooseCard, chooseCashOnDelivery } from '../fixtures/guest.ts';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const orderButton = (page: Page) => page.getByRole('button', { name: checkoutCopy.confirm.order });

/** Adds one product to the cart and uses express checkout. */
async function buyAsUsual(page: Page, product = 'ham-fr-001'): Promise<void> {
  await addToCart(page, product);
  await page.goto('/cart/');
  await page.getByRole('button', { name: checkoutCopy.cart.express }).click();
}

async function placeOrder(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
}

test('a member’s second order needs one click from the cart to the confirmation, but a card must be entered again (C-01)', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const member = await registerMember(request, shop, 'usual-order');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');

  await test.step('the first order requires a payment method', async () => {
    await buyAsUsual(page);
    await expect(page).toHaveURL(/\/cart\/payment/);
    await chooseCashOnDelivery(page);
    await placeOrder(page);
  });

  await test.step('the second order remembers it', async () => {
    await buyAsUsual(page);
    await expect(orderButton(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('代金引換');
    await shop.expectAccessible();
    await page.goto('/cart/payment/');
    await chooseCard(page, '4111111111111111');
    await placeOrder(page);
  });

  await test.step('only the type of a card is remembered', async () => {
    await buyAsUsual(page, 'sal-fr-001');
    await expect(page).toHaveURL(/\/cart\/payment/);
    await expect(page.getByRole('radio', { name: /クレジットカード/ })).toBeChecked();
    await expect(page.getByText(checkoutCopy.payment.cardLost)).toBeHidden();
  });

  await test.step('a salami may be delivered to a parcel locker, and the mail says so', async () => {
    await page.goto('/cart/shipping-detail/');
    await page.getByRole('radio', { name: handoverCopy.names.locker }).check();
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await expect(page).toHaveURL(/\/cart\/payment/);
    await chooseCard(page, '4111111111111111');
    await expect(page.getByRole('main')).toContainText(handoverCopy.names.locker);
    await placeOrder(page);
    const mail = await shop.readMail(member.email, /ご注文/, 2);
    expect(mail.body).toContain(handoverCopy.names.locker);
  });
});
