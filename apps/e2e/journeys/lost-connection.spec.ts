import { accountCopy, checkoutCopy, connectionCopy, formsCopy, frameCopy } from '@shop/copy';
import { arrive, Traffic } from '@shop/tools/arrive';
import type { Locator, Page } from '@playwright/test';
import { addToCart, fillOrderer, quantityField, sampleGuest } from '../fixtures/guest.ts';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const noticeOf = (page: Page): Locator => page.getByRole('region', { name: connectionCopy.label });
const retryOf = (page: Page): Locator => noticeOf(page).getByRole('button', { name: connectionCopy.retry });
const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const categoryOf = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: frameCopy.categories }).getByRole('link', { name, exact: true });

/** From now on every request to the API fails, while the browser reports that it is online. */
const loseServer = (page: Page) => page.route('**/v1/**', (route) => route.abort('internetdisconnected'));

/** Follows the link, and finds the old screen with the notice and the focus unchanged. */
async function follow(page: Page, link: Locator): Promise<void> {
  const [before, url] = [await headingOf(page).innerText(), page.url()];
  await link.focus();
  await link.press('Enter');
  await expect(noticeOf(page).getByRole('alert')).toContainText(connectionCopy.waiting);
  expect(await headingOf(page).innerText()).toBe(before);
  expect(page.url()).toBe(url);
  await expect(link).toBeFocused();
}

test('pages that were not loaded yet wait for the network and open automatically', async ({ page, context, shop }) => {
  await arrive(page, '/');
  await context.setOffline(true);
  await follow(page, categoryOf(page, 'サラミ・ドライソーセージ'));
  await shop.expectAccessible();
  await retryOf(page).click();
  await expect(noticeOf(page).getByRole('alert')).toContainText(connectionCopy.waiting);
  await context.setOffline(false);
  await expect(headingOf(page)).toContainText('サラミ');
  await expect(noticeOf(page)).toHaveCount(0);

  const product = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await product.innerText()).trim();
  await context.setOffline(true);
  await follow(page, product);
  await context.setOffline(false);
  await expect(headingOf(page)).toHaveText(name);
});

test('a page whose data fail to load is retried by hand, and then receives the focus', async ({ page }) => {
  await arrive(page, '/product/ham-fr-001/');
  await loseServer(page);
  await follow(
    page,
    page
      .getByRole('banner')
      .getByRole('link', { name: /トップページ/ })
      .first(),
  );
  await page.unrouteAll();
  await retryOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('my page waits for the connection and preserves the previous screen', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'lost-connection');
  const traffic = new Traffic(page);
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).toHaveURL('/ec/');
  await traffic.settle();
  await loseServer(page);
  await follow(page, page.getByRole('banner').getByRole('link', { name: frameCopy.mypage }).first());
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(headingOf(page)).toContainText(accountCopy.mypage.title);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a step of the checkout does not open without a connection', async ({ page }) => {
  await addToCart(page, 'che-fr-001');
  await arrive(page, '/cart/');
  const checkout = page
    .getByRole('link', { name: checkoutCopy.cart.checkout })
    .or(page.getByRole('button', { name: checkoutCopy.cart.checkout }))
    .first();
  await expect(checkout).toBeVisible();
  await loseServer(page);
  await follow(page, checkout);
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(page).toHaveURL('/cart/shipping-select/');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('choices made without a connection are saved later, and no step continues by itself meanwhile', async ({
  page,
  shop,
}) => {
  const name = 'リエット・ド・トゥール 瓶';
  const { delivery, frame, shipping } = checkoutCopy;
  await addToCart(page, 'pat-fr-002');
  await arrive(page, '/cart/');
  await expect(quantityField(page, name)).toHaveValue('1');
  await loseServer(page);
  await quantityField(page, name).fill('3');
  await quantityField(page, name).press('Enter');
  await expect(page.getByText(frame.lineAway)).toBeVisible();
  await expect(quantityField(page, name)).toHaveValue('3');
  await shop.expectAccessible();
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(page.getByText(frame.lineAway)).toHaveCount(0);
  await arrive(page, '/cart/shipping-select/');
  await fillOrderer(page.getByRole('main'), sampleGuest('offline-choices'));
  await page.getByRole('button', { name: shipping.next }).click();
  await expect(page).toHaveURL(/shipping-detail/);

  await page.getByText(delivery.dateList).click();
  const days = page.getByRole('combobox', { name: delivery.date });
  const option = days.locator('option:not([disabled]):not([value=""])').nth(2);
  await expect(option).toBeAttached();
  const day = (await option.getAttribute('value')) ?? '';
  await loseServer(page);
  await days.selectOption(day);
  await expect(page.getByText(frame.lineAway)).toBeVisible();
  await page.getByRole('button', { name: delivery.next }).click();
  await expect(days).toHaveValue(day);
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(page.getByText(frame.pressAgain)).toBeVisible();
  await expect(page).toHaveURL(/shipping-detail/);
  await page.getByRole('button', { name: delivery.next }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await page.goto('/cart/shipping-detail/');
  await page.getByText(delivery.dateList).click();
  await expect(days).toHaveValue(day);
  await expect(page.getByText('×3').first()).toBeVisible();
});

test('a filter that cannot be applied preserves the list, and is applied when the proxy reaches the shop again', async ({
  page,
}) => {
  await arrive(page, '/product/');
  const products = page.getByRole('main').getByRole('article');
  const before = await products.count();
  await page.route('**/v1/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  );
  await categoryOf(page, 'チーズ(ペアリング)').click();
  await expect(noticeOf(page)).toBeVisible();
  await expect(products).toHaveCount(before);
  await expect(headingOf(page)).not.toContainText('チーズ');
  await expect(page.getByRole('status').filter({ hasText: frameCopy.loading })).toHaveCount(0);
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(headingOf(page)).toContainText('チーズ');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('cancelling stays on the page with the typed text, forwards and backwards', async ({ page, context }) => {
  const traffic = new Traffic(page);
  // A product page is read again on return; the list that was shown last is not.
  await arrive(page, '/product/ham-fr-001/');
  await page.getByRole('banner').getByRole('link', { name: frameCopy.login }).first().click();
  const name = page.getByRole('textbox', { name: formsCopy.labels.login_username });
  await name.fill('taro@example.com');
  await traffic.settle();
  await context.setOffline(true);
  await categoryOf(page, 'サラミ・ドライソーセージ').click();
  await noticeOf(page).getByRole('button', { name: connectionCopy.drop }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/login/');
  await expect(name).toHaveValue('taro@example.com');
  await context.setOffline(false);

  await loseServer(page);
  await page.goBack();
  await expect(noticeOf(page)).toBeVisible();
  await expect(name).toHaveValue('taro@example.com');
  await noticeOf(page).getByRole('button', { name: connectionCopy.drop }).click();
  await expect(page).toHaveURL('/login/');
  await expect(name).toHaveValue('taro@example.com');
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL('/product/ham-fr-001/');
  await expect(headingOf(page)).toBeVisible();
});

test('another page replaces the one that is waiting', async ({ page }) => {
  await arrive(page, '/product/');
  await page.route(/\/v1\/products\?.*cheese/, (route) => route.abort('internetdisconnected'));
  await categoryOf(page, 'チーズ(ペアリング)').click();
  await expect(noticeOf(page)).toBeVisible();
  await categoryOf(page, 'サラミ・ドライソーセージ').click();
  await expect(headingOf(page)).toContainText('サラミ');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a connection lost before hydration is reported, and the click is handled when it returns', async ({
  page,
  context,
}) => {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route('**/assets/after-*.js', async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  await page.goto('/');
  await context.setOffline(true);
  lose();
  await categoryOf(page, 'サラミ・ドライソーセージ').click();
  await expect(noticeOf(page).getByRole('alert')).toContainText(connectionCopy.waiting);
  await retryOf(page).click();
  await expect(noticeOf(page).getByRole('alert')).toContainText(connectionCopy.waiting);
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(headingOf(page)).toContainText('サラミ');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('a first page whose own data fail to load offers a retry instead of an error', async ({ page, shop }) => {
  await loseServer(page);
  await page.goto('/catalog-order/');
  await expect(noticeOf(page).getByRole('alert')).toContainText(connectionCopy.waiting);
  await expect(headingOf(page)).not.toContainText(frameCopy.errorHeading);
  await shop.expectAccessible();
  await page.unrouteAll();
  await retryOf(page).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(headingOf(page)).toBeVisible();
});
