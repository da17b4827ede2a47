import { cartDrawerCopy, checkoutCopy, frameCopy, orderCheckingCopy } from '@shop/copy';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { chooseCard, chooseCashOnDelivery, goToPayment, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const ordered = /ご注文を承りました/;
const frictionless = '4111111111111111';
const { confirm, complete, cart } = checkoutCopy;
const decisions = '**/v1/carts/*/decision';

const checkingOf = (page: Page): Locator => page.getByRole('heading', { name: orderCheckingCopy.title });
const thanksOf = (page: Page): Locator => page.getByRole('heading', { name: complete.acceptedTitle });

/** The server receives and processes requests, but its responses are lost. */
const loseAnswers = (context: BrowserContext) =>
  context.route(decisions, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('internetdisconnected');
  });

/** Returns elements that let the shopper order or choose again, which must not be shown meanwhile. */
const invitations = (page: Page): Locator =>
  page
    .getByRole('button', { name: confirm.order })
    .or(page.getByText(cart.emptyTitle))
    .or(page.getByRole('main').getByRole('link'));

test('an order whose response is lost is found after a reload and in a new tab', async ({ page, context, shop }) => {
  const person = sampleGuest('lost-answer');
  await goToPayment(page, person);
  await chooseCashOnDelivery(page);
  await loseAnswers(context);
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(checkingOf(page)).toBeVisible();
  await expect(invitations(page)).toHaveCount(0);
  await shop.expectAccessible();
  await shop.readMail(person.email, ordered);

  for (const path of ['/cart/confirm/', '/cart/', '/cart/payment/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/cart/complete/');
    await expect(checkingOf(page)).toBeVisible();
    await expect(invitations(page)).toHaveCount(0);
  }
  await shop.expectAccessible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: frameCopy.cart }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(cartDrawerCopy.checkingTitle)).toBeVisible();
  await expect(drawer.getByRole('link')).toHaveText([cartDrawerCopy.checkingLink]);

  const second = await context.newPage();
  await page.close();
  await context.unrouteAll();
  await second.goto('/cart/');
  await expect(second).toHaveURL('/cart/complete/');
  await expect(thanksOf(second)).toBeVisible();
  await second.reload();
  await expect(thanksOf(second)).toBeVisible();
  await second.goto('/cart/');
  await expect(second.getByText(cart.emptyTitle)).toBeVisible();
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});

test('a card order whose request and then response are lost is placed once and shown without a reload', async ({
  page,
  context,
  shop,
}) => {
  const person = sampleGuest('lost-order');
  await goToPayment(page, person);
  await chooseCard(page, frictionless);
  const onTheWay = [
    (route: Route) => route.abort('internetdisconnected'),
    async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' });
    },
  ];
  const keys: unknown[] = [];
  await context.route(decisions, async (route) => {
    keys.push((route.request().postDataJSON() as { readonly idempotency_key: string }).idempotency_key);
    await (onTheWay.shift() ?? ((one: Route) => one.continue()))(route);
  });
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(checkingOf(page)).toBeVisible();
  await expect(thanksOf(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  await shop.readMail(person.email, ordered);
  expect(await shop.countMails(person.email, ordered)).toBe(1);
});
