import { checkoutCopy } from '@shop/copy';
import { addToCart, fillOrderer, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

test('an expired cart is replaced and reported, and the cart page shows it as empty (spec §8)', async ({
  page,
  context,
  shop,
}) => {
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/');
  await page
    .getByRole('link', { name: checkoutCopy.cart.checkout })
    .or(page.getByRole('button', { name: checkoutCopy.cart.checkout }))
    .first()
    .click();
  await expect(page).toHaveURL(/shipping-select/);
  await fillOrderer(page.getByRole('main'), sampleGuest('ran-out'));

  // the server's response for a cart that expired after 14 days, and for one that never existed
  const gone = 'f'.repeat(32);
  await page.evaluate((token) => (document.cookie = `cart_token=${token}; Path=/`), gone);
  await page.reload();
  await expect(page).toHaveURL(/\/cart\/$/);
  const toast = page.getByText('カートの有効期限が切れました', { exact: false });
  await expect(toast.first()).toBeVisible();
  await expect(page.getByRole('main').getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  await shop.expectAccessible();
  const tokens = (await context.cookies()).filter(({ name }) => name === 'cart_token').map(({ value }) => value);
  expect(tokens).toHaveLength(1);
  expect(tokens[0]).not.toBe(gone);

  await addToCart(page, 'ham-fr-001');
});
