import { accountCopy, addressesCopy, formsCopy, frameCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { fillAddress, sampleGuest } from '../fixtures/guest.ts';
import { accessTokenOf, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;

test('the screens of a member are closed when another member logs in in another tab', async ({
  page,
  request,
  shop,
}) => {
  const first = await registerMember(request, shop, 'tab-first');
  const second = await registerMember(request, shop, 'tab-second');
  await page.goto('/login/?back=/mypage/address/add/');
  await logIn(page, first);
  await page.getByRole('textbox', { name: labels.address1 }).fill('一人目の住所1-2');
  const other = await page.context().newPage();
  await other.goto('/mypage/logout/');
  await other.getByRole('button', { name: accountCopy.logout.submit }).click();
  await expect(other.getByRole('heading', { name: accountCopy.logout.doneTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/\?back=/);
  await expect(page.getByText(frameCopy.memberChanged)).toBeVisible();
  await other.goto('/login/?back=/mypage/address/');
  await logIn(other, second);
  await expect(other.getByText(addressesCopy.list.mainMark)).toBeVisible();
  await page.goto('/mypage/address/add/');
  await expect(page.getByRole('textbox', { name: labels.postal_code })).toBeVisible();
  await expect(page.getByRole('textbox', { name: labels.address1 })).toHaveValue('');
});

for (const [moment, act] of [
  ['receives the focus', (page) => page.evaluate(() => void dispatchEvent(new Event('focus')))],
  ['sends its form', (page) => page.getByRole('button', { name: addressesCopy.form.submitAdd }).click()],
] satisfies [string, (page: Page) => Promise<void>][])
  test(`an inactive tab of a previous member is closed when it ${moment}, and saves nothing`, async ({
    page,
    request,
    shop,
  }) => {
    const first = await registerMember(request, shop, 'sleeping-first');
    const second = await registerMember(request, shop, 'sleeping-second');
    await page.addInitScript(() => {
      window.BroadcastChannel.prototype.postMessage = () => undefined;
      Object.defineProperty(window.BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    await page.goto('/login/?back=/mypage/address/add/');
    await logIn(page, first);
    await fillAddress(page, sampleGuest('sleeping'));
    const other = await page.context().newPage();
    await other.goto('/mypage/logout/');
    await other.getByRole('button', { name: accountCopy.logout.submit }).click();
    await expect(other.getByRole('heading', { name: accountCopy.logout.doneTitle })).toBeVisible();
    await other.goto('/login/?back=/mypage/address/');
    await logIn(other, second);
    await expect(other.getByText(addressesCopy.list.mainMark)).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.address1 })).toHaveValue('千代田1-1');
    await act(page);
    await expect(page.getByText(frameCopy.memberChanged)).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.address1 })).toHaveValue('');
    const headers = { authorization: `Bearer ${await accessTokenOf(other)}` };
    const book = (await (await request.get('/v1/me/user-addresses', { headers })).json()) as readonly unknown[];
    expect(book).toHaveLength(1);
  });

for (const [name, refuse] of [
  [
    'throws',
    () => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    },
  ],
  [
    'is null',
    () => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: () => null });
    },
  ],
] as const)
  test(`a shop whose storage ${name} can be used, and reports what is not saved`, async ({ page }) => {
    await page.addInitScript(refuse);
    for (const path of ['/', '/product/', '/product/ham-fr-001/', '/cart/', '/login/']) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: frameCopy.errorHeading, exact: true })).toHaveCount(0);
    }
    await expect(page.getByText(frameCopy.storageRefused)).toHaveCount(1);
    await page.goto('/mypage/');
    await expect(page).toHaveURL(/\/login\/\?back=/);
    await expect(page.getByText(frameCopy.storageRefused)).toBeVisible();
  });
