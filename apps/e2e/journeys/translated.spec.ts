import { checkoutCopy, goodsCopy, kitCopy, productCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { fillOrderer, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

/** Returns every amount and number of pieces that the screen shows. */
async function figuresOf(page: Page): Promise<string[]> {
  return (await page.getByRole('main').innerText()).match(/[\d,]+\s*(?:円|点|個|件)/g) ?? [];
}

/** Expects the same figures as on the same page without a translation. */
async function expectFresh(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(async () => {
    const figures = await figuresOf(other);
    expect(figures).not.toEqual([]);
    expect(await figuresOf(page)).toEqual(figures);
  }).toPass();
  await other.close();
}

test('a shop that the browser translates can sell, and shows no outdated amount', async ({ page }) => {
  await translate(page);

  await test.step('list', async () => {
    await page.goto('/product/');
    await expect(page.locator('h1 font').first()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /フランス/ })
      .first()
      .click();
    await expect(page).toHaveURL(/country|%E3%83%95|FR/);
    await expectFresh(page);
  });

  await test.step('products', async () => {
    for (const code of ['pat-fr-002', 'ham-fr-001']) {
      await page.goto(`/product/${code}/`);
      await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
      await expect(page.getByText(productCopy.inCart(1), { exact: false }).first()).toBeVisible();
    }
  });

  await test.step('cart', async () => {
    await page.goto('/cart/');
    const main = page.getByRole('main');
    const removers = main.getByRole('button', { name: /をカートから削除$/ });
    await expect(removers).toHaveCount(2);
    await main.getByRole('button', { name: kitCopy.increase }).first().click();
    await expectFresh(page);
    await removers.first().click();
    await expect(removers).toHaveCount(1);
    await expectFresh(page);
  });

  await test.step('steps of the checkout', async () => {
    const { checkout } = checkoutCopy.cart;
    await page
      .getByRole('link', { name: checkout })
      .or(page.getByRole('button', { name: checkout }))
      .first()
      .click();
    await expect(page).toHaveURL(/shipping-select/);
    await fillOrderer(page.getByRole('main'), sampleGuest('translated'));
    await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await expect(page).toHaveURL(/shipping-detail/);
    await expectFresh(page);
  });
});
