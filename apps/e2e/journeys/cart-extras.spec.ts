import { checkoutCopy, extrasCopy as t } from '@shop/copy';
import type { Page } from '@playwright/test';
import { logIn, registerMember } from '../fixtures/member.ts';
import { addToCart, checkOut, chooseCashOnDelivery, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const product = 'ソシソン・セック くるみ入り';
const box = 'ギフト用化粧箱';

const lineOf = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: product });

/** Adds one salami to the cart and shows its paid extras. */
async function openOffers(page: Page): Promise<void> {
  await addToCart(page, 'sal-fr-001');
  await page.goto('/cart/');
  await lineOf(page).getByText(t.offer).click();
}

test('a product page shows its paid extras further down', async ({ page, shop }) => {
  await page.goto('/product/sal-fr-001/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const offers = page.getByRole('region', { name: t.title });
  await expect(offers.getByRole('listitem').filter({ hasText: box })).toContainText(t.most(1));
  await shop.expectAccessible();
});

test('a box is added to a product for a price, at most once per piece, and can be removed', async ({ page, shop }) => {
  await openOffers(page);
  const line = lineOf(page);
  const offers = line.getByRole('list', { name: t.offerOf(product) });
  await expect(offers.getByRole('listitem').filter({ hasText: '桐箱' }).getByRole('button')).toHaveCount(0);
  await shop.expectAccessible();
  await offers.getByRole('button', { name: t.addOf(box) }).click();
  const chosen = line.getByRole('list', { name: t.chosenOf(product) });
  await expect(chosen.getByText(box)).toBeVisible();
  await expect(offers.getByText(box)).toHaveCount(0);
  await shop.expectAccessible();
  await page.reload();
  const quantity = chosen.getByRole('textbox', { name: t.quantityOf(box) });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await chosen.getByRole('button', { name: t.removeOf(box) }).click();
  await expect(chosen).toHaveCount(0);
  await line.getByText(t.offer).click();
  await expect(offers.getByText(box)).toBeVisible();
});

test('a paid extra is shown again at the confirmation, and is ordered with its product', async ({ page }) => {
  await openOffers(page);
  await lineOf(page)
    .getByRole('button', { name: t.addOf(box) })
    .click();
  await expect(lineOf(page).getByRole('list', { name: t.chosenOf(product) })).toBeVisible();
  await checkOut(page, sampleGuest('extras'));
  await chooseCashOnDelivery(page);
  await expect(page.getByRole('main').getByText(`+ ${box}`).first()).toBeVisible();
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page).toHaveURL(/\/cart\/complete/);
});

test('a member moves a product from the cart to the favourites', async ({ page, shop, request }) => {
  const member = await registerMember(request, shop, 'later');
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
  await addToCart(page, 'sal-fr-001');
  await page.goto('/cart/');
  await lineOf(page)
    .getByRole('button', { name: t.deferredOf(product) })
    .click();
  await expect(page.getByText(t.moved(product))).toBeVisible();
  await expect(lineOf(page)).toHaveCount(0);
  await page.goto('/mypage/list/favorite/');
  await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
});
