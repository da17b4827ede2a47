import { goodsCopy, productDetailCopy, listControlsCopy } from '@shop/copy';
import type { Locator, Page } from '@playwright/test';
import { THEMES } from '@shop/constants';
import { originOf } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

const product = '/product/ham-fr-001/';
const phone = { width: 360, height: 740 };

/** Presses Tab as often as a panel can have controls, and once backwards: the page behind must never have the focus. */
async function expectToTrapFocus(page: Page, panel: Locator): Promise<void> {
  for (const key of [...Array<string>(12).fill('Tab'), 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isOutside = await panel.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside, `focus after ${key}`).toBe(false);
  }
}

/**
 * Opens a collapsible panel; checks that Escape closes it and returns the focus, and that moving on with the keyboard
 * closes it, too.
 */
async function expectToFold(page: Page, summary: Locator): Promise<void> {
  const panel = summary.locator('..');
  await summary.press('Enter');
  await expect(panel).toHaveJSProperty('open', true);
  await page.keyboard.press('Tab');
  // The panel opens before hydration; Escape works after it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toHaveJSProperty('open', false, { timeout: 1000 });
  }).toPass();
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toHaveJSProperty('open', false);
}

for (const theme of THEMES) {
  test.describe(theme, () => {
    test('the cart drawer and the enlarged photograph trap the focus and return it', async ({ page, baseURL }) => {
      await page.goto(`${originOf(baseURL, theme)}${product}`);
      await page.waitForLoadState('networkidle');
      await test.step('photograph', async () => {
        const link = page.getByRole('link', { name: new RegExp(`${productDetailCopy.galleryEnlarge}$`) }).first();
        const dialog = page.getByRole('dialog', { name: productDetailCopy.galleryZoom });
        await link.press('Enter');
        await expect(dialog).toBeVisible();
        await expectToTrapFocus(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(link).toBeFocused();
      });
      await test.step('cart drawer', async () => {
        const buy = page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first();
        const drawer = page.getByRole('dialog');
        await buy.press('Enter');
        await expect(drawer).toBeVisible();
        await expectToTrapFocus(page, drawer);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(buy).toBeFocused();
      });
    });

    test('the menu of a phone is closed by Escape and by moving the focus on', async ({ page, baseURL }) => {
      await page.setViewportSize(phone);
      await page.goto(`${originOf(baseURL, theme)}/`);
      await page.waitForLoadState('networkidle');
      await expectToFold(page, page.locator('summary').filter({ visible: true }).first());
    });
  });
}

test('the filters are closed by Escape and by moving the focus on', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await page.goto(`${originOf(baseURL, 'tee')}/product/`);
  await page.waitForLoadState('networkidle');
  await expectToFold(page, page.locator('summary').filter({ hasText: listControlsCopy.filterOpen }));
});
