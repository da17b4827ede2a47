import { accountCopy, captchaCopy, formsCopy, reminderCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { openCaptchaService, type CaptchaService } from '../fixtures/captcha-service.ts';
import { addToCart } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

const prefix = 'sto';
let service: CaptchaService;

test.beforeEach(async ({ baseURL, operator }) => {
  service = await openCaptchaService(baseURL ?? '');
  await operator.changeSettings(prefix, { 'CAPTCHA.SITE_KEY': 'public-key' });
});
test.afterEach(async ({ operator }) => {
  await operator.changeSettings(prefix, { 'CAPTCHA.SITE_KEY': 'null' });
  await service.close();
});

const at = (baseURL: string | undefined, path: string) => (baseURL ?? '').replace('//', `//${prefix}.`) + path;
const notice = (page: Page) => page.getByText(captchaCopy.before);

/** Retries, since the page server applies changed settings with a short delay. */
async function openWithCaptcha(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.locator('html[data-captcha]')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test('a form with a captcha sends a token of its own, names the service, and hides its badge', async ({
  page,
  baseURL,
  shop,
}) => {
  await openWithCaptcha(page, at(baseURL, '/reminder/'));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: captchaCopy.terms, exact: true })).toHaveAttribute(
    'href',
    'https://policies.google.com/terms',
  );
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
  await shop.expectAccessible();
  await page.getByRole('textbox', { name: formsCopy.labels.email }).fill('nobody@example.com');
  const sent = page.waitForRequest(/reminder\/request/);
  await page.getByRole('button', { name: reminderCopy.password.submit }).click();
  expect(JSON.parse((await sent).headers()['x-captcha-token'] ?? '')).toEqual({
    key: 'public-key',
    action: 'reminder',
  });
  await expect(page.getByText('nobody@example.com')).toBeVisible();
  expect(service.requests).toContain('/recaptcha/api/siteverify');
});

test('a customer who is rejected as a bot sees what to do, and loses no typed text', async ({
  page,
  baseURL,
  shop,
}) => {
  await openWithCaptcha(page, at(baseURL, '/login/'));
  service.judge({ success: true, score: 0.1, action: 'login' });
  const name = page.getByRole('textbox', { name: formsCopy.labels.login_username });
  await name.fill('taro@example.com');
  await page.getByRole('textbox', { name: formsCopy.labels.password }).fill('hamu-to-chizu-no-yoru');
  await page.getByRole('button', { name: accountCopy.login.submit, exact: true }).click();
  await expect(page.getByText(captchaCopy.refused)).toBeVisible();
  await expect(name).toHaveValue('taro@example.com');
  await shop.expectAccessible();
  service.judge(null);
  await page.getByRole('button', { name: accountCopy.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/ec\/$/);
});

test('the captcha is not loaded on other pages, and its script does not remain on the payment screen', async ({
  page,
  baseURL,
}) => {
  await openWithCaptcha(page, at(baseURL, '/'));
  await arrive(page, at(baseURL, '/'));
  expect(service.requests).toEqual([]);
  await addToCart(page, 'pat-fr-001', at(baseURL, ''));
  await arrive(page, at(baseURL, '/login/'));
  await expect.poll(() => page.evaluate(() => 'grecaptcha' in window)).toBe(true);
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.evaluate(() => {
    history.pushState({ key: 'payment', idx: 0 }, '', '/cart/payment/');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'payment', idx: 0 } }));
  });
  expect((await answer).headers()['content-security-policy']).not.toContain('recaptcha');
  // Retried, since the guard may replace the document during the check.
  await expect(async () => expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false)).toPass();
});

test('a form without a captcha key sends no request to the service and shows no notice', async ({ page, baseURL }) => {
  const answer = await page.goto(`${baseURL ?? ''}/login/`);
  expect(answer?.headers()['content-security-policy']).not.toContain('recaptcha');
  await expect(page.getByRole('button', { name: accountCopy.login.submit, exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(service.requests).toEqual([]);
});
