import { checkoutCopy } from '@shop/copy';
import { addToCart, quantityField } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const name = 'リエット・ド・トゥール 瓶';

test.describe('a quantity changed in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await addToCart(page, 'pat-fr-002');
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('1');
  });

  test('is there although the page was left at once', async ({ page }) => {
    await page.getByRole('group', { name: checkoutCopy.cart.quantityOf(name) }).getByRole('button', { name: '数量を1つ増やす' }).click();
    await page.goto('/law/', { waitUntil: 'commit' });
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('2');
  });

  test('by typing and following a link of the page is there too', async ({ page }) => {
    await quantityField(page, name).fill('3');
    await page.getByRole('link', { name: 'リエット・ド・トゥール 瓶' }).first().click();
    await expect(page).toHaveURL(/\/product\/pat-fr-002\//);
    await page.goBack();
    await expect(quantityField(page, name)).toHaveValue('3');
    await page.reload();
    await expect(quantityField(page, name)).toHaveValue('3');
  });

  test('and changed again before the answer came ends as told last', async ({ page }) => {
    const more = page.getByRole('group', { name: checkoutCopy.cart.quantityOf(name) }).getByRole('button', { name: '数量を1つ増やす' });
    for (let presses = 0; presses < 4; presses += 1) await more.click();
    await expect(quantityField(page, name)).toHaveValue('5');
    await page.goto('/', { waitUntil: 'commit' });
    await page.goto('/cart/');
    await expect(quantityField(page, name)).toHaveValue('5');
  });
});
