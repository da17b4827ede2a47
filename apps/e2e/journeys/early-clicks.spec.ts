import {
  goodsCopy,
  kitCopy,
  listControlsCopy,
  productCopy,
  productDetailCopy,
  productListCopy,
  searchCopy,
} from '@shop/copy';
import { paths } from '@shop/constants';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const enlargerOf = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`${productDetailCopy.galleryEnlarge}$`) }).first();

/**
 * Blocks every script of the build until the returned function is called, so that the page is rendered but not
 * hydrated.
 */
async function blockScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

for (const host of ['localhost', 'fle.localhost']) {
  test(`a product that is added to the cart twice before hydration is in it once (${host})`, async ({
    page,
    baseURL,
  }) => {
    const added: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === paths.cart()) added.push(request.url());
    });
    const release = await blockScripts(page);
    const address = new URL('/product/che-fr-001/', baseURL);
    address.hostname = host;
    await page.goto(address.href, { waitUntil: 'commit' });
    const put = page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first();
    const posted = page.waitForEvent('framenavigated');
    await put.dblclick();
    await posted;
    await release();
    await expect(page.getByText(productCopy.inCart(1), { exact: false }).first()).toBeVisible();
    expect(added).toHaveLength(1);
    expect(page.url()).toBe(address.href);
  });
}

test('the quantity that is typed before hydration is added to the cart', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/che-fr-001/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('textbox', { name: productCopy.quantity, exact: true }).first().fill('2');
  await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
  await release();
  await expect(page.getByText(productCopy.inCart(2), { exact: false }).first()).toBeVisible();
});

test('the quantity that is chosen by a button before hydration is added to the cart', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/che-fr-001/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: kitCopy.increase, exact: true }).first().click();
  await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
  await release();
  await expect(page.getByText(productCopy.inCart(2), { exact: false }).first()).toBeVisible();
});

test('a photograph that is clicked before hydration opens in a dialog after hydration', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/ham-fr-001/', { waitUntil: 'commit' });
  await enlargerOf(page).click();
  await release();
  await expect(page.getByRole('dialog', { name: productDetailCopy.galleryZoom })).toBeVisible();
});

test('a second click on a photograph before hydration opens the image file, in case the scripts never load', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/product/ham-fr-001/', { waitUntil: 'commit' });
  await enlargerOf(page).click();
  await enlargerOf(page).click();
  await expect(page).toHaveURL(/\/v1\/images\/.*\.webp$/);
});

/** Types a word into the search box from a script in the page, at a moment during hydration. */
async function typeWhen(page: Page, moment: 'parsed' | 'rendered'): Promise<void> {
  await page.addInitScript((moment) => {
    const { port1, port2 } = new MessageChannel();
    const next = () => port2.postMessage(null);
    port1.onmessage = () => {
      const box = document.querySelector<HTMLInputElement>('input[name="word"]');
      // React marks what it has rendered before it commits.
      const isTime = box && (moment === 'parsed' || Object.keys(box).some((key) => key.startsWith('__reactProps$')));
      if (!isTime) return next();
      box.focus();
      document.execCommand('insertText', false, 'ハム');
    };
    next();
  }, moment);
}

for (const moment of ['parsed', 'rendered'] as const) {
  test(`a query that is typed into the search box during hydration remains there (${moment})`, async ({ page }) => {
    await typeWhen(page, moment);
    for (const path of ['/', '/product/', '/product/ham-fr-001/']) {
      await page.goto(path);
      const box = page.getByRole('combobox', { name: searchCopy.search });
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(box).toHaveValue('ハム');
    }
  });
}

test('a filter that is ticked before hydration filters the list and stays ticked', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/', { waitUntil: 'commit' });
  const france = page.getByRole('checkbox', { name: /^フランス/ });
  await france.check();
  await release();
  await expect(page).toHaveURL(/country=FR/);
  await expect(france).toBeChecked();
  await expect(page.getByRole('link', { name: productListCopy.filterRemove('フランス') })).toBeVisible();
});

test('a category that is chosen before hydration filters the list', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/', { waitUntil: 'commit' });
  const salami = page.getByRole('radio', { name: 'サラミ・ドライソーセージ' });
  await salami.check();
  await release();
  await expect(page).toHaveURL(/category=salami/);
  await expect(salami).toBeChecked();
});

test('a price that is typed before hydration filters the list', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/', { waitUntil: 'commit' });
  const least = page.getByRole('textbox', { name: listControlsCopy.priceMin });
  await least.fill('2000');
  await least.blur();
  await release();
  await expect(page).toHaveURL(/price_min=2000/);
  await expect(least).toHaveValue('2000');
});

test('a sort order that is chosen before hydration applies', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/product/', { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: listControlsCopy.sort });
  await order.selectOption({ label: productListCopy.sorts.price_asc });
  await release();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(order).toHaveValue('price_asc');
});

test('an Enter that ends a conversion in Safari does not start a search', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: searchCopy.search });
  await box.fill('ハム');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  // Only WebKit sends such a key; here it is dispatched, and the result shows whether the browser would submit.
  const isSent = await box.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })),
  );
  expect(isSent).toBe(false);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\/\?word=/);
});
