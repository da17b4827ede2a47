import { footerCopy, kitCopy, popupCopy } from '@shop/copy';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const gifts = 'お歳暮の承りを始めました(見本)';
const yearEnd = '年内のお届けをご希望の方へ(見本)';

/** Simulates activity until the popup opens, which needs the page's scripts and an active visitor. */
async function readUntil(page: Page, window: Locator): Promise<void> {
  await expect(async () => {
    await move(page);
    await expect(window).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function move(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

test('a popup opens on the page of an active visitor, closes three ways, and respects its frequency', async ({
  page,
  shop,
}) => {
  await page.goto('/faq/');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  const window = page.getByRole('dialog', { name: gifts });
  await readUntil(page, window);
  await expect(window.getByRole('button', { name: kitCopy.close })).toBeFocused();
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(link).toBeFocused();
  await page.reload();
  const next = page.getByRole('dialog', { name: yearEnd });
  await readUntil(page, next);
  await next.getByRole('button', { name: kitCopy.close }).click();
  await expect(next).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
  await page.reload();
  await readUntil(page, next);
  await page.mouse.click(5, 450);
  await expect(next).toBeHidden();
});

test('a closed popup is listed on its own page, and a link in it closes it', async ({ page }) => {
  await page.goto('/faq/');
  const window = page.getByRole('dialog', { name: gifts });
  await readUntil(page, window);
  await window.getByRole('link', { name: popupCopy.title }).click();
  await expect(page).toHaveURL('/popup/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(popupCopy.title);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByRole('article', { name: gifts }).getByRole('link', { name: '贈りものを選ぶ' }),
  ).toHaveAttribute('href', '/product/?tag=gift');
  await expect(page.getByRole('article', { name: yearEnd })).toBeVisible();
});

test('no popup opens or is requested on the way to an order, with any row', async ({ page, operator, request }) => {
  await operator.changeRows('popups', (row) => ({ ...row, pages: ['cart', 'login', 'register'] }));
  expect(await (await request.get('/v1/popups?page_key=register')).json()).toHaveLength(2);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/popups')) requests.push(request.url());
  });
  for (const path of ['/cart/', '/login/', '/register/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await move(page);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
  }
  expect(requests).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the popups are shown on a page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.popup }).click();
    await expect(page.getByRole('article', { name: gifts })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
