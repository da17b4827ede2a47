import { checkoutCopy, goodsCopy, kitCopy, productCopy } from '@shop/copy';
import { addToCart, quantityField } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const name = 'リエット・ド・トゥール 瓶';

test('an unavailable quantity is explained, and a fraction adds nothing to the cart', async ({ page, shop }) => {
  await page.goto('/product/pat-fr-002/');
  const field = page.getByRole('main').getByRole('textbox', { name: productCopy.quantity, exact: true }).first();
  const buy = page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true });
  await field.fill('１.５');
  await buy.click();
  await expect(page.getByRole('alert').filter({ hasText: kitCopy.wholeNumber })).toBeVisible();
  await expect(field).toHaveValue('１.５');
  await expect(field).toBeFocused();
  await expect(page.getByText(productCopy.inCart(1), { exact: false })).toHaveCount(0);
  await shop.expectAccessible();
  await field.fill('２');
  await buy.click();
  await expect(page.getByText(productCopy.inCart(2), { exact: false }).first()).toBeVisible();
  await page.goto('/cart/');
  await quantityField(page, name).fill('9999');
  await quantityField(page, name).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /ご注文は1〜\d+点のため、\d+点にしました/ })).toBeVisible();
  await expect(quantityField(page, name)).not.toHaveValue('9999');
  await quantityField(page, name).fill('1.5');
  await page
    .getByRole('link', { name: checkoutCopy.cart.checkout })
    .or(page.getByRole('button', { name: checkoutCopy.cart.checkout }))
    .first()
    .click();
  await expect(quantityField(page, name)).toBeFocused();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test.describe('a quantity changed in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await addToCart(page, 'pat-fr-002');
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('1');
  });

  test('is saved although the page was left immediately', async ({ page }) => {
    await page
      .getByRole('group', { name: checkoutCopy.cart.quantityOf(name) })
      .getByRole('button', { name: '数量を1つ増やす' })
      .click();
    await page.goto('/law/', { waitUntil: 'commit' });
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('2');
  });

  test('by typing is saved when a link of the page is followed', async ({ page }) => {
    await quantityField(page, name).fill('3');
    await page.getByRole('link', { name: 'リエット・ド・トゥール 瓶' }).first().click();
    await expect(page).toHaveURL(/\/product\/pat-fr-002\//);
    await page.goBack();
    await expect(quantityField(page, name)).toHaveValue('3');
    await page.reload();
    await expect(quantityField(page, name)).toHaveValue('3');
  });

  test('and changed again before the response is saved as it was last', async ({ page }) => {
    const more = page
      .getByRole('group', { name: checkoutCopy.cart.quantityOf(name) })
      .getByRole('button', { name: '数量を1つ増やす' });
    for (let presses = 0; presses < 4; presses += 1) await more.click();
    await expect(quantityField(page, name)).toHaveValue('5');
    await page.goto('/', { waitUntil: 'commit' });
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('5');
  });
});

test('a change of the cart that is refused after the cart was left is reported on the next page', async ({ page }) => {
  const text = 'この商品は数量を変更できません。';
  await addToCart(page, 'pat-fr-002');
  await page.goto('/cart/');
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/v1/carts/products/modify*', async (route) => {
    await isLeft.promise;
    await route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'input.invalid', message: text }),
    });
  });
  await page
    .getByRole('group', { name: checkoutCopy.cart.quantityOf(name) })
    .getByRole('button', { name: '数量を1つ増やす' })
    .click();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  isLeft.resolve();
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
});
