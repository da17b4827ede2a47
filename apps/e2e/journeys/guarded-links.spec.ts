import type { Page } from '@playwright/test';
import { screens, type Screen } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { logIn } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const starts = ['/', '/law/', '/product/'];

const addressesOf = (access: Screen['access']): readonly string[] =>
  Object.values<Screen>(screens)
    .filter((row) => row.access === access && row.folder !== undefined)
    .map(({ path, key }) => `${path.replace(/:key\??/, key === 'number' ? '1' : 'mihon')}/`);

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): { loaded: number } {
  const count = { loaded: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.loaded += 1;
  });
  return count;
}

/** Follows a link of the page to the address, or does what such a link does where the page has none; a failed file would reload it. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('chunk_reload_at'));
  const link = page.locator(`a[href="${address}"]:visible`).first();
  if ((await link.count()) > 0) return followInPage(link);
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, address);
}

test('links to screens behind a guard lead a guest to the login in the same document, from every page', async ({
  page,
}) => {
  for (const [place, start] of starts.entries()) {
    await page.goto(start);
    const documents = countDocuments(page);
    await followInPage(page.getByRole('contentinfo').getByRole('link', { name: frameCopy.mypage, exact: true }));
    await expect(page).toHaveURL('/login/?back=%2Fmypage%2F');
    const own = addressesOf('login-only').filter((_, index) => index % starts.length === place);
    for (const address of own) {
      await follow(page, address);
      await expect(page, address).toHaveURL(`/login/?back=${encodeURIComponent(address)}`);
    }
    expect(documents.loaded, `documents loaded from ${start}`).toBe(0);
  }
  const documents = countDocuments(page);
  await page.goto('/mypage/');
  await expect(page).toHaveURL('/login/?back=%2Fmypage%2F');
  expect(documents.loaded, 'documents of an address behind a guard').toBe(1);
});

test('links to screens behind a guard lead a member on in the same document, from every page', async ({ page }) => {
  await page.goto('/login/?back=/law/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL('/law/');
  for (const [place, start] of starts.entries()) {
    await page.goto(start);
    const documents = countDocuments(page);
    const isOwn = (_: string, index: number) => index % starts.length === place;
    for (const address of addressesOf('login-only').filter(isOwn)) {
      await follow(page, address);
      await expect(page, address).toHaveURL(address);
    }
    for (const address of addressesOf('logout-only').filter(isOwn)) {
      await follow(page, address);
      await expect(page, address).toHaveURL('/ec/');
    }
    expect(documents.loaded, `documents loaded from ${start}`).toBe(0);
  }
});
