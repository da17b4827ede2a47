import type { Page } from '@playwright/test';
import { screens, type Screen } from '@shop/constants';
import { checkoutCopy, formsCopy, frameCopy } from '@shop/copy';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { addToCart } from '../fixtures/guest.ts';
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

interface Router {
  readonly navigate: (to: string) => Promise<void>;
  readonly subscribe: (watch: (state: { readonly navigation: { readonly state: string } }) => void) => () => void;
}

/**
 * Clicks a link of the page to the URL, or navigates like such a link; a script that fails to load would reload the page.
 * @returns the URL at which the navigation ends
 */
async function follow(page: Page, address: string): Promise<string> {
  return page.evaluate(async (to) => {
    sessionStorage.removeItem('chunk_reload_at');
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
    const link = [...document.querySelectorAll('a')].find(
      (one) =>
        one.getAttribute('href') === to &&
        one.checkVisibility() &&
        Object.keys(one).some((key) => key.startsWith('__reactProps$')),
    );
    const arrived = new Promise<void>((resolve) => {
      let isUnderWay = false;
      const stop = router.subscribe(({ navigation }) => {
        isUnderWay ||= navigation.state !== 'idle';
        if (!isUnderWay || navigation.state !== 'idle') return;
        stop();
        resolve();
      });
    });
    if (link) link.click();
    else void router.navigate(to);
    await arrived;
    return location.pathname + location.search;
  }, address);
}

test('links to guarded screens open the login for a guest in the same document, from every page', async ({ page }) => {
  for (const [group, start] of starts.entries()) {
    await page.goto(start);
    const documents = countDocuments(page);
    await followInPage(page.getByRole('contentinfo').getByRole('link', { name: frameCopy.mypage, exact: true }));
    await expect(page).toHaveURL('/login/?back=%2Fmypage%2F');
    const own = addressesOf('login-only').filter((_, index) => index % starts.length === group);
    for (const address of own) {
      expect(await follow(page, address), address).toBe(`/login/?back=${encodeURIComponent(address)}`);
    }
    expect(documents.loaded, `documents loaded from ${start}`).toBe(0);
  }
  const documents = countDocuments(page);
  await page.goto('/mypage/');
  await expect(page).toHaveURL('/login/?back=%2Fmypage%2F');
  expect(documents.loaded, 'documents of a guarded URL').toBe(1);
});

test('links to guarded screens open for a member in the same document, from every page', async ({ page }) => {
  await page.goto('/login/?back=/law/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL('/law/');
  for (const [group, start] of starts.entries()) {
    await page.goto(start);
    const documents = countDocuments(page);
    const isOwn = (_: string, index: number) => index % starts.length === group;
    for (const address of addressesOf('login-only').filter(isOwn)) {
      expect(await follow(page, address), address).toBe(address);
    }
    for (const address of addressesOf('logout-only').filter(isOwn)) {
      expect(await follow(page, address), address).toBe('/ec/');
    }
    expect(documents.loaded, `documents loaded from ${start}`).toBe(0);
  }
});

test('a guest of a members-only shop opens the login from the cart by the first click, in the same document', async ({
  page,
  operator,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('//localhost', '//ass.localhost');
  await operator.changeSettings('ass', { 'SITE.NO_MEMBER_USE': 'false' });
  try {
    await expect(async () => {
      await page.goto(`${origin}/cart/`);
      await expect(page.locator('html')).not.toHaveAttribute('data-sells-to-guests', { timeout: 1000 });
    }).toPass();
    await addToCart(page, 'pat-fr-002', origin);
    const documents = countDocuments(page);
    await page.goto(`${origin}/cart/`);
    const { checkout } = checkoutCopy.cart;
    await followInPage(
      page
        .getByRole('main')
        .getByRole('link', { name: checkout })
        .or(page.getByRole('button', { name: checkout }))
        .first(),
    );
    await expect(page).toHaveURL(`${origin}/login/?back=${encodeURIComponent('/cart/shipping-select/')}`);
    await expect(page.getByRole('textbox', { name: formsCopy.labels.login_username })).toBeVisible();
    expect(documents.loaded, 'documents loaded since the cart').toBe(1);
  } finally {
    await operator.changeSettings('ass', { 'SITE.NO_MEMBER_USE': 'true' });
  }
});
