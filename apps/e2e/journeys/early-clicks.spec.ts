import { goodsCopy, productCopy, productDetailCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const enlargerOf = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`${productDetailCopy.galleryEnlarge}$`) }).first();

/** Holds back every script of the build, so that the page stands and nothing of it is alive, until it is let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

for (const host of ['localhost', 'fle.localhost']) {
  test(`what is put into the cart before the scripts are there is in it once (${host})`, async ({ page, baseURL }) => {
    const added: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/carts/products/add')) added.push(request.url());
    });
    const letGo = await holdScripts(page);
    const address = new URL('/product/che-fr-001/', baseURL);
    address.hostname = host;
    await page.goto(address.href, { waitUntil: 'commit' });
    const put = page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first();
    await put.click();
    await put.click();
    expect(added).toEqual([]);
    await letGo();
    await expect(page.getByText(productCopy.inCart(1), { exact: false }).first()).toBeVisible();
    expect(added).toHaveLength(1);
    expect(page.url()).toBe(address.href);
  });
}

test('what is typed before the scripts are there is what is bought', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/product/che-fr-001/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('textbox', { name: productCopy.quantity, exact: true }).first().fill('2');
  await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
  await letGo();
  await expect(page.getByText(productCopy.inCart(2), { exact: false }).first()).toBeVisible();
});

test('a photograph that is pressed before the scripts are there opens large once they are', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/product/ham-fr-001/', { waitUntil: 'commit' });
  await enlargerOf(page).click();
  await letGo();
  await expect(page.getByRole('dialog', { name: productDetailCopy.galleryZoom })).toBeVisible();
});

test('a photograph that is pressed twice is followed, in case the scripts never come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/product/ham-fr-001/', { waitUntil: 'commit' });
  await enlargerOf(page).click();
  await enlargerOf(page).click();
  await expect(page).toHaveURL(/\/v1\/images\/.*\.webp$/);
});
