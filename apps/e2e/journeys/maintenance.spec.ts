import { checkoutCopy, frameCopy, goodsCopy, productCopy } from '@shop/copy';
import { addToCart, quantityField } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const title = '設備の点検をしています';
const maintenance = { title, message: '朝6時ごろに再開します。\nカートの中身はそのままです。', retry_after: 600 };
const own = (baseURL: string | undefined, prefix: string, path: string) => `${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}${path}`;
const rillettes = 'リエット・ド・トゥール 瓶';

test('a 503 shows the maintenance screen, and the shop comes back with the cart', async ({ page, baseURL, operator, shop }) => {
  const at = (path: string) => own(baseURL, 'gakuen', path);
  await page.goto(at('/product/pat-fr-002/'));
  await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).click();
  await expect(page.getByText(productCopy.inCart(1)).first()).toBeVisible();

  await operator.changeChannel('gakuen', { maintenance });
  await test.step('in the middle of a visit', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).first().click();
    await page.getByRole('navigation', { name: frameCopy.categories }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(at('/maintenance/'));
    await shop.expectAccessible();
  });
  await test.step('at the door', async () => {
    const answer = await page.goto(at('/'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('600');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('朝6時ごろに再開します。')).toBeVisible();
    await shop.expectAccessible();
  });
  await test.step('to every other channel nothing happens', async () => {
    expect((await page.request.get('/')).status()).toBe(200);
  });

  await operator.changeChannel('gakuen', { maintenance: null });
  await page.getByRole('link', { name: frameCopy.retry }).click();
  await expect(page.getByRole('navigation', { name: frameCopy.categories })).toBeVisible();
  await page.goto(at('/cart/'));
  await expect(quantityField(page, rillettes)).toHaveValue('1');
});

test('the maintenance address without a maintenance is a screen of its own', async ({ page, shop }) => {
  await page.goto('/maintenance/');
  await expect(page.getByRole('heading', { level: 1, name: frameCopy.maintenanceTitle })).toBeVisible();
  await shop.expectAccessible();
});

test('selling that is stopped leaves everything to look at and nothing to buy', async ({ page, baseURL, operator, shop }) => {
  const at = (path: string) => own(baseURL, 'depa', path);
  await addToCart(page, 'pat-fr-001', at(''));
  await operator.changeChannel('depa', { is_selling: false });
  await page.goto(at('/product/pat-fr-002/'));
  await expect(page.getByText(frameCopy.sellingStopped)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('リエット');
  await expect(page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true })).toHaveCount(0);
  await shop.expectAccessible();
  await page.goto(at('/cart/'));
  await expect(page.getByText(checkoutCopy.cart.blockedSelling)).toBeVisible();
  await expect(page.getByRole('link', { name: checkoutCopy.cart.checkout })).toHaveCount(0);
  await shop.expectAccessible();
  await operator.changeChannel('depa', { is_selling: true });
  await page.goto(at('/product/pat-fr-002/'));
  await expect(page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true })).toBeVisible();
});

test('a shop that sends to one place only offers one', async ({ page, baseURL, operator }) => {
  const at = (path: string) => own(baseURL, 'tee', path);
  await addToCart(page, 'pat-fr-001', at(''));
  await operator.changeChannel('tee', { is_allow_multiple: false });
  await page.goto(at('/cart/shipping-select/'));
  await page.getByRole('radio', { name: checkoutCopy.shipping.targetOtherSingle, exact: true }).check();
  await expect(page.getByText(checkoutCopy.shipping.singleOnly)).toBeVisible();
});
