import { extrasCopy, removalCopy, setsCopy as t } from '@shop/copy';
import type { Page } from '@playwright/test';
import { addToCart } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const set = '生ハム食べ比べ 三つの国';
const products = ['ジャンボン・ド・バイヨンヌ', 'プレズント・デ・バランコス', 'チロラー・シュペック'];

/** Returns the set on the page of one of its products. */
async function openSet(page: Page) {
  await page.goto('/product/ham-at-001/');
  return page.getByRole('region', { name: t.title }).getByRole('article').filter({ hasText: set });
}

test('all products of a set are added to the cart from the page of one of them', async ({ page, shop }) => {
  const panel = await openSet(page);
  await expect(panel.getByRole('list', { name: t.contents(set) }).getByRole('listitem')).toHaveCount(3);
  await shop.expectAccessible();
  await panel.getByRole('button', { name: t.addOf(set) }).click();
  await expect(panel.getByText(t.added(set))).toBeVisible();
  await panel.getByRole('link', { name: t.toCart }).click();
  await expect(page).toHaveURL(/\/cart\//);
  for (const name of products)
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: name })).toBeVisible();
});

test('a set is removed from the cart as a whole, other products remain, and one click restores it', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const line = (name: string) => main.getByRole('article').filter({ hasText: name });
  const panel = await openSet(page);
  await panel.getByRole('button', { name: t.addOf(set) }).click();
  await expect(panel.getByText(t.added(set))).toBeVisible();
  await addToCart(page, 'sal-fr-001');
  await page.goto('/cart/');
  await expect(main.getByText(extrasCopy.setOf(set, 1))).toHaveCount(products.length);
  await shop.expectAccessible();
  await main
    .getByRole('button', { name: extrasCopy.removeSetOf(set) })
    .first()
    .click();
  await expect(main.getByText(removalCopy.removedSet(set))).toBeVisible();
  for (const name of products) await expect(line(name)).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: removalCopy.undo }).click();
  for (const name of products) await expect(line(name)).toBeVisible();
  await expect(main.getByText(extrasCopy.setOf(set, 1))).toHaveCount(products.length);
});

test('a set with a sold-out product adds nothing to the cart, and names the missing product', async ({
  page,
  operator,
}) => {
  const panel = await openSet(page);
  const button = panel.getByRole('button', { name: t.addOf(set) });
  await expect(button).toBeVisible();
  await operator.changeProduct('ham-pt-001', { quantity: 0 });
  try {
    await button.click();
    await expect(panel.getByText(t.refused(set))).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'プレズント・デ・バランコス' })).toContainText('品切れ');
    await page.goto('/cart/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'チロラー・シュペック' })).toHaveCount(
      0,
    );
  } finally {
    await operator.changeProduct('ham-pt-001', { quantity: 40 });
  }
});
