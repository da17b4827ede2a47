import { checkoutCopy } from '@shop/copy';
import { addToCart } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

test('the data layer hears which product of which list was followed (P-27)', async ({ page }) => {
  const event = (name: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith('/v1/ecommerce_events') && (request.postData() ?? '').includes(name),
    );
  // The page tells what it shows once it has come to life; a link that is followed before is the browser's alone.
  await Promise.all([event('view_item_list'), page.goto('/product/')]);
  const told = event('select_item');
  const second = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const href = (await second.getAttribute('href')) ?? '';
  await second.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const { args } = (await told).postDataJSON() as { readonly args: string };
  expect(JSON.parse(args)).toMatchObject({
    item_list_id: 'products',
    items: [{ item_id: href.split('/')[2], index: 1 }],
  });
  const events = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event),
  );
  expect(events.filter((event) => event === 'select_item')).toHaveLength(1);
});

test('a look at the cart is told once, and an empty cart is none (P-27)', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/ecommerce_events')) told.push(request.postData() ?? '');
  });
  const looks = () => told.filter((body) => body.includes('view_cart')).length;
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/');
  await expect.poll(looks).toBe(1);
  await page.getByRole('button', { name: checkoutCopy.cart.removeOf('') }).click();
  await expect(page.getByText(checkoutCopy.cart.emptyTitle)).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(looks()).toBe(1);
});
