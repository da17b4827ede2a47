import { checkoutCopy, consentCopy, footerCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { addToCart, checkOut, chooseCashOnDelivery, sampleGuest } from '../fixtures/guest.ts';
import { openTagService } from '../fixtures/tag-service.ts';
import { expect, test } from '../fixtures/test.ts';

test('the data layer receives which product of which list was clicked (P-27)', async ({ page }) => {
  const event = (name: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith('/v1/ecommerce_events') && (request.postData() ?? '').includes(name),
      { timeout: 30_000 },
    );
  // The page sends its events after hydration; a link that is clicked before sends none.
  await Promise.all([event('view_item_list'), page.goto('/product/')]);
  const selected = event('select_item');
  const second = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const href = (await second.getAttribute('href')) ?? '';
  await second.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const { args } = (await selected).postDataJSON() as { readonly args: string };
  expect(JSON.parse(args)).toMatchObject({
    item_list_id: 'products',
    items: [{ item_id: href.split('/')[2], index: 1 }],
  });
  const events = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event),
  );
  expect(events.filter((event) => event === 'select_item')).toHaveLength(1);
});

test('a cart view is reported once, and an empty cart is not (P-27)', async ({ page }) => {
  const selected: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/ecommerce_events')) selected.push(request.postData() ?? '');
  });
  const looks = () => selected.filter((body) => body.includes('view_cart')).length;
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/');
  await expect.poll(looks).toBe(1);
  await page.getByRole('button', { name: checkoutCopy.cart.removeOf('') }).click();
  await expect(page.getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(looks()).toBe(1);
});

test('the tag manager is loaded only after consent and only on open screens, and receives the order (L-40, P-04)', async ({
  page,
  baseURL,
  operator,
  shop,
}) => {
  const service = await openTagService(baseURL ?? '');
  const at = (path: string) => (baseURL ?? '').replace('//', '//base.') + path;
  const selected = { name: '見本の解析', recipient: '見本解析株式会社', sent: '見たページ', purpose: '改善' };
  await operator.changeSettings('base', {
    'GTM.ID': 'GTM-TEST1',
    'GTM.IS_REQUIRE_CONSENT': 'true',
    'GTM.SERVICES': JSON.stringify([selected]),
  });
  const bar = page.getByRole('region', { name: consentCopy.title }).filter({ has: page.getByRole('button') });
  const answer = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const isLoaded = () => page.evaluate(() => 'google_tag_manager' in window);
  // Retried while one document replaces another.
  const untilLoaded = () => expect(async () => expect(await isLoaded()).toBe(true)).toPass();
  try {
    // The page server applies changed settings with a short delay.
    await expect(async () => {
      await page.goto(at('/'));
      await expect(page.locator('html[data-tag-manager="open"]')).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(bar).toBeVisible();
    await shop.expectAccessible();
    await answer(consentCopy.decline);
    await expect(bar).toBeHidden();
    await arrive(page, at('/'));
    await expect(bar).toBeHidden();
    expect(service.requests).toEqual([]);

    await followInPage(page.getByRole('contentinfo').getByRole('link', { name: footerCopy.privacy }));
    await expect(page.getByRole('region', { name: selected.name }).getByText(selected.recipient)).toBeVisible();
    await page.getByRole('link', { name: consentCopy.again }).click();
    await expect(bar).toBeFocused();
    // The first document does not allow the tag manager, so agreeing loads a document that does.
    await nextDocument(page, () => answer(consentCopy.agree));
    await expect(bar).toBeHidden();
    await untilLoaded();
    expect(service.requests).toEqual(['/gtm.js?id=GTM-TEST1']);

    const login = await nextDocument(page, () =>
      followInPage(page.getByRole('banner').locator('a[href^="/login/"]').locator('visible=true').first()),
    );
    expect(login.headers()['content-security-policy']).not.toContain(service.origin);
    await expect(page).toHaveURL(/\/login\//);
    expect(await isLoaded()).toBe(false);

    await addToCart(page, 'ham-fr-001', at(''));
    await untilLoaded();
    await page.goto(at('/cart/'));
    await untilLoaded();
    await checkOut(page, sampleGuest('tags'));
    expect(await isLoaded()).toBe(false);
    await chooseCashOnDelivery(page);
    expect(await isLoaded()).toBe(false);
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
    await expect(page).toHaveURL(/\/cart\/complete/);
    await expect(page.getByText(checkoutCopy.complete.orderNo, { exact: true })).toBeVisible();
    await untilLoaded();
    expect((await eventsOf(page)).filter((event) => event === 'purchase')).toHaveLength(1);
    expect((await eventsOf(page))[0]).toBe('gtm.js');

    await page.goto(at('/privacy/#consent'));
    await untilLoaded();
    const before = service.requests.length;
    await nextDocument(page, () => answer(consentCopy.decline));
    await arrive(page, at('/'));
    expect(await isLoaded()).toBe(false);
    expect(service.requests).toHaveLength(before);
  } finally {
    await operator.changeSettings('base', {
      'GTM.ID': 'null',
      'GTM.IS_REQUIRE_CONSENT': 'false',
      'GTM.SERVICES': '[]',
    });
    await service.close();
  }
});

test('without a key no document contains a tag manager or asks for consent', async ({ page }) => {
  await arrive(page, '/');
  await expect(page.locator('html[data-tag-manager]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: consentCopy.title })).toHaveCount(0);
});

/** Runs a step that must load a document. */
async function nextDocument(page: Page, step: () => Promise<void>) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.ok(), { timeout: 30_000 }),
    step(),
  ]);
  return answer;
}

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.flatMap(({ event }) => event ?? []),
  );
