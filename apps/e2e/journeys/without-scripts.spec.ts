import {
  checkoutCopy,
  goodsCopy,
  frameCopy,
  kitCopy,
  paginationCopy,
  productCopy,
  productDetailCopy,
  listControlsCopy,
  productListCopy,
  footerCopy,
} from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without scripts', () => {
  test('the home page links to the products', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    await page
      .getByRole('navigation', { name: frameCopy.categories })
      .getByRole('link', { name: 'サラミ・ドライソーセージ' })
      .click();
    await expect(page).toHaveURL(/category=salami/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('サラミ');
  });

  test('the list is searched, filtered, sorted and paged by forms and links', async ({ page }) => {
    await page.goto('/product/');
    const all = await page.getByRole('article').count();
    expect(all).toBe(15);
    await page
      .getByRole('checkbox', { name: /フランス/ })
      .first()
      .check();
    await page.getByRole('button', { name: listControlsCopy.filterApply }).first().click();
    await expect(page).toHaveURL(/country=/);
    await expect(page.getByRole('checkbox', { name: /フランス/ }).first()).toBeChecked();
    await page
      .getByRole('combobox', { name: listControlsCopy.sort })
      .selectOption({ label: productListCopy.sorts.price_asc });
    await page.getByRole('button', { name: listControlsCopy.sortApply }).click();
    await expect(page).toHaveURL(/country=.*sort=price_asc|sort=price_asc.*country=/);
    await page.goto('/product/');
    await page
      .getByRole('navigation', { name: paginationCopy.label })
      .getByRole('link', { name: paginationCopy.next })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await page.goto('/product/');
    await page
      .getByRole('search')
      .first()
      .getByRole('combobox')
      .or(page.getByRole('search').first().getByRole('searchbox'))
      .fill('ソーセージ');
    await page.getByRole('search').first().getByRole('button').first().click();
    await expect(page).toHaveURL(/word=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ソーセージ');
  });

  test('the product page shows everything on the label and what buying requires', async ({ page }) => {
    await page.goto('/product/ham-fr-001/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ジャンボン・ド・バイヨンヌ');
    await expect(page.getByText('1,480', { exact: false }).first()).toBeVisible();
    for (const label of ['ingredients', 'netContent', 'storage', 'origin', 'importer'] as const) {
      await expect(page.getByText(productCopy.labels[label], { exact: true }).first(), label).toBeAttached();
    }
    await expect(page.getByText(productDetailCopy.allergens, { exact: true }).first()).toBeAttached();
    expect(await page.locator('noscript').allTextContents()).toContainEqual(
      expect.stringContaining(productCopy.needsScript),
    );
  });

  test('a product is bought on its page, its quantity is changed, and it is removed', async ({ page }) => {
    await page.goto('/product/che-fr-001/');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: productCopy.quantity, exact: true }).first().fill('2');
    await main.getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
    await expect(page).toHaveURL(/\/cart\/$/);
    const cart = page.getByRole('region', { name: checkoutCopy.cart.title });
    const quantity = cart.getByRole('spinbutton');
    await expect(quantity).toHaveValue('2');
    await quantity.fill('1');
    await cart.getByRole('button', { name: checkoutCopy.cart.change }).click();
    await expect(quantity).toHaveValue('1');
    await cart.getByRole('button', { name: checkoutCopy.cart.remove }).click();
    await expect(cart.getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  });

  test('products are bought on their cards, and are in the same cart', async ({ page }) => {
    await page.goto('/product/');
    await page.getByRole('article').nth(0).getByRole('button').click();
    await page.goto('/product/');
    await page.getByRole('article').nth(1).getByRole('button').click();
    await expect(page.getByRole('region', { name: checkoutCopy.cart.title }).getByRole('spinbutton')).toHaveCount(2);
  });

  test('the cart shows why a product was refused', async ({ page }) => {
    await page.goto('/product/che-fr-001/');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: productCopy.quantity, exact: true }).first().fill('9999');
    await main.getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText(checkoutCopy.cart.quantityRefused('99以下'));
  });

  for (const path of ['/cart/', '/cart/shipping-select/', '/cart/payment/', '/cart/confirm/', '/mypage/', '/login/']) {
    test(`${path} shows what is missing instead of loading endlessly`, async ({ page }) => {
      await page.goto(path);
      expect(await page.locator('main noscript').innerHTML()).toContain(kitCopy.needsScripts);
      await expect(page.getByRole('main').getByRole('status')).toBeHidden();
    });
  }

  test('the law page is complete', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.law }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('特定商取引法');
    for (const item of ['販売業者', '返品', '送料', 'お支払い'])
      await expect(page.getByText(item, { exact: false }).first(), item).toBeVisible();
  });
});
