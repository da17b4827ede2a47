import { checkoutCopy } from '@shop/copy';
import { addToCart, checkOut, sampleGuest } from '../fixtures/guest.ts';
import { openStripeService } from '../fixtures/stripe-service.ts';
import { expect, test } from '../fixtures/test.ts';

const prefix = 'ass';
let close: () => Promise<void>;

test.beforeEach(async ({ baseURL, operator }) => {
  close = await openStripeService(baseURL ?? '');
  await operator.changeSettings(prefix, { 'SERVICE.PAYMENT.CODE': 'stripe' });
});
test.afterEach(async ({ operator }) => {
  await operator.changeSettings(prefix, { 'SERVICE.PAYMENT.CODE': 'sandbox' });
  await close();
});

test('a guest pays by Stripe after its challenge, and its script is let in on the payment screen alone', async ({
  page,
  baseURL,
  shop,
}) => {
  const origin = (baseURL ?? '').replace('//', `//${prefix}.`);
  const service = (baseURL ?? '').replace(/\d+$/, (port) => String(Number(port) + 4));
  const person = sampleGuest('stripe-challenge');
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  await expect(async () => {
    await page.goto(`${origin}/`);
    await expect(page.locator('html[data-payment]')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await addToCart(page, 'ham-fr-001', origin);
  await page.goto(`${origin}/cart/`);
  await checkOut(page, person);

  await page.getByRole('radio', { name: /クレジットカード/ }).check();
  const fields = page.frameLocator('iframe[src*="/frame?key="]');
  await fields.getByLabel('カード番号').fill('4000 0000 0000 3220');
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  await expect(fields.getByText('カードの有効期限が不完全です。')).toBeVisible();
  await fields.getByLabel('有効期限').fill('12/34');
  await fields.getByLabel('セキュリティコード').fill('123');
  await shop.expectAccessible();
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page).toHaveURL(/\/3d_secure_2\/hosted\//);
  await page.getByRole('button', { name: '認証する' }).click();
  await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();

  expect(policies.get('/cart/payment/')).toContain(`script-src 'self'`);
  const opened = [...policies]
    .filter(([path]) => !path.startsWith('/3d_secure_2'))
    .filter(([, policy]) => policy.includes(service));
  expect(opened.map(([path]) => path)).toEqual(['/cart/payment/']);
  expect((await shop.readMail(person.email, /ご注文/)).body).toMatch(/円/);
});
