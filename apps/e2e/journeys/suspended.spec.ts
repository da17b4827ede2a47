import { checkoutCopy, goodsCopy, kitCopy, productCopy, restockCopy, waitingCopy } from '@shop/copy';
import { addToCart, chooseCashOnDelivery, fillOrderer, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const parma = { key: 'ham-it-001', name: /プロシュート・ディ・パルマ/, reason: /イタリア産の非加熱豚肉製品/ };
const liver = { key: 'pat-dk-001', name: 'レバーポステイ(デンマーク風レバーパテ)' };
const reason = '製造元の都合により、しばらく販売を休止しています。';

test('a suspended product shows the reason and cannot be bought', async ({ page, shop }) => {
  await page.goto(`/product/${parma.key}/`);
  await expect(page.getByText(productCopy.suspendedTitle)).toBeVisible();
  await expect(page.getByText(parma.reason).first()).toBeVisible();
  const box = page.getByRole('region', { name: parma.name });
  await expect(box.getByRole('button', { name: goodsCopy.addToCart })).toHaveCount(0);
  await expect(box.getByRole('link', { name: productCopy.similar })).toBeVisible();
  const nearest = box.getByText(waitingCopy.nearest).locator('..').getByRole('link');
  await expect(nearest).toHaveAttribute('href', /^\/product\/ham-/);
  await shop.expectAccessible();
  await page.goto('/product/?category=dry-cured-ham&country=IT');
  const card = page.getByRole('article').filter({ hasText: parma.name });
  await expect(card.getByText(kitCopy.stock.suspended)).toBeVisible();
  await expect(card.getByRole('button', { name: goodsCopy.addToCart })).toHaveCount(0);
});

test('products with a suspended import are listed below the others, with alternatives and a restock notice', async ({
  page,
  shop,
}) => {
  await page.goto('/product/?category=dry-cured-ham');
  await expect(page.getByRole('article').filter({ hasText: parma.name })).toHaveCount(0);
  const waiting = page.getByRole('region', { name: waitingCopy.title });
  await expect(waiting.getByText(parma.reason)).toBeVisible();
  const row = waiting.getByRole('listitem').filter({ hasText: parma.name });
  await expect(row.getByText(waitingCopy.nearest)).toBeVisible();
  await shop.expectAccessible();
  await row.getByText(waitingCopy.notice).click();
  await expect(page).toHaveURL(new RegExp(`/product/${parma.key}/#restock`));
  await expect(page.getByRole('region', { name: restockCopy.form.stocking })).toBeInViewport({ ratio: 1 });
});

test('the API refuses a suspended product and leaves the cart unchanged', async ({ request }) => {
  const { token } = (await (await request.post('/v1/carts/init', { data: { token: null } })).json()) as {
    readonly token: string;
  };
  const add = (key: string) =>
    request.patch('/v1/carts/products/add', { data: { token, products: [{ key, quantity: 1 }] } });
  expect((await add(liver.key)).status()).toBe(200);
  const refused = await add(parma.key);
  expect(refused.status()).toBe(422);
  const { code, message } = (await refused.json()) as { readonly code: string; readonly message: string };
  expect({ code, message }).toEqual({
    code: expect.stringMatching(/suspended/),
    message: expect.stringMatching(/[ぁ-ん]/),
  });
  const cart = (await (await request.get(`/v1/carts/${token}`)).json()) as {
    readonly detail: { readonly products: readonly { readonly product_info: { readonly id: number } }[] };
  };
  expect(cart.detail.products).toHaveLength(1);
});

test('a cart with a suspended product cannot be ordered until it is removed', async ({ page, shop, operator }) => {
  const person = sampleGuest('suspended-in-cart');
  await addToCart(page, liver.key);
  await addToCart(page, 'pat-fr-001');
  await page.goto('/cart/shipping-select/');
  await fillOrderer(page.getByRole('main'), person);
  await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
  await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
  await chooseCashOnDelivery(page);

  await operator.changeProduct(liver.key, { suspend_reason: reason });
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByText(reason).first()).toBeVisible();
  await shop.expectAccessible();
  for (const step of ['/cart/payment/', '/cart/confirm/']) {
    await page.goto(step);
    await expect(page).toHaveURL(/\/cart\/$/);
  }
  expect(await shop.countMails(person.email, /ご注文/)).toBe(0);

  await page.getByRole('button', { name: checkoutCopy.cart.removeOf(liver.name) }).click();
  await expect(page.getByRole('heading', { name: liver.name })).toHaveCount(0);
  await page
    .getByRole('link', { name: checkoutCopy.cart.checkout })
    .or(page.getByRole('button', { name: checkoutCopy.cart.checkout }))
    .first()
    .click();
  await expect(page).toHaveURL(/shipping-select/);
});
