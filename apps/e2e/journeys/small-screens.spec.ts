import { accountCopy, checkoutCopy, footerCopy, listControlsCopy, searchCopy } from '@shop/copy';
import { Traffic } from '@shop/tools/arrive';
import { findBrokenWords } from '@shop/tools/broken-words';
import { THEMES } from '@shop/constants';
import { findControlFaults, overflowOfDoubledLetters, phone } from '@shop/tools/small-screen';
import { addToCart, chooseCashOnDelivery } from '../fixtures/guest.ts';
import { logIn, registerMember } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { originOf } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: phone });
// Long and among the last files: in one piece it would leave the other worker idle.
test.describe.configure({ mode: 'parallel' });

/** Screens of the checkout. */
const onTheWay = [
  '/cart/',
  '/cart/shipping-select/',
  '/',
  '/product/',
  '/product/ham-fr-001/',
  '/login/',
  '/register/',
];

/** Static pages, and screens without results. */
const pages = ['/guide/', '/law/', '/faq/', '/contact/', '/product/?word=ようかん', '/login/unlock/'];

/** Pages of a member with products, numbers, days and addresses. */
const ofMember = [
  '/mypage/user_info/',
  '/mypage/address/',
  '/mypage/product_history/',
  '/mypage/product_search_history/',
  '/mypage/list/',
  '/mypage/list/favorite/',
  '/mypage/point/',
  '/mypage/memorial/',
  '/mypage/second_factor/',
  '/mypage/login_history/',
];

for (const theme of THEMES) {
  test(`${theme}: the menu links to search, guide and gifts, and the filters return the focus when they close`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${originOf(baseURL, theme)}/product/`);
    await page.locator('summary:has([data-icon="menu"])').locator('visible=true').click();
    const menu = page.getByRole('navigation', { name: footerCopy.menu, exact: true });
    for (const name of [footerCopy.guide, 'ギフト']) await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('link', { name: footerCopy.search }).click();
    await expect(page.getByRole('combobox', { name: searchCopy.search })).toBeFocused();
    await expect(menu).toBeHidden();

    const opener = page.locator('summary', { hasText: listControlsCopy.filterOpen });
    await opener.click();
    const show = page.getByRole('button', { name: listControlsCopy.filterShow(59) });
    await expect(show).toBeInViewport({ ratio: 1 });
    expect(await opener.evaluate((head) => head.getBoundingClientRect().width)).toBe(phone.width);
    // The dialog opens before the scripts are loaded; Escape needs them.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(show).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(opener).toBeFocused();
  });
}

// Storybook checks every screen in every theme; this checks a shop, in Simple and in the theme that differs most.
for (const theme of ['simple', 'ven'] as const) {
  test(`${theme}: every control on a phone is visible and large enough, no word is broken, and text at twice the size fits`, async ({
    page,
    baseURL,
  }) => {
    const origin = originOf(baseURL, theme);
    await addToCart(page, 'ham-fr-001', origin);
    await addToCart(page, 'sau-at-001', origin);
    for (const path of [...onTheWay, ...pages]) {
      const traffic = new Traffic(page);
      await page.goto(`${origin}${path}`);
      await traffic.settle();
      expect(await findControlFaults(page), path).toEqual([]);
      expect(await findBrokenWords(page), path).toEqual([]);
      if (onTheWay.includes(path))
        expect(await overflowOfDoubledLetters(page), `${path} with text at twice the size`).toBe(0);
    }
  });

  test(`${theme}: member pages fit on a phone, and no name, day or address on them is broken`, async ({
    page,
    baseURL,
  }) => {
    const origin = originOf(baseURL, theme);
    await page.goto(`${origin}/login/?back=/mypage/`);
    await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
    await expect(page).toHaveURL(`${origin}/mypage/`);
    for (const path of ofMember) {
      const traffic = new Traffic(page);
      await page.goto(`${origin}${path}`);
      await traffic.settle();
      expect(await findControlFaults(page), path).toEqual([]);
      expect(await findBrokenWords(page), path).toEqual([]);
    }
  });
}

test('text at twice the size fits on the screen from the checkout to the member pages', async ({
  page,
  shop,
  request,
}) => {
  const expectNoOverflow = async () => expect(await overflowOfDoubledLetters(page), page.url()).toBe(0);
  const member = await registerMember(request, shop, 'doubled-letters');
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/shipping-select/');
  await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
  await expect(page.getByRole('button', { name: checkoutCopy.delivery.next })).toBeVisible();
  await expectNoOverflow();
  await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
  await expect(page).toHaveURL(/\/cart\/payment/);
  await expectNoOverflow();
  await chooseCashOnDelivery(page);
  await expectNoOverflow();
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/mypage/address/');
  await expectNoOverflow();
  await page.goto('/mypage/');
  await expectNoOverflow();
  await page
    .getByRole('main')
    .locator('a[href^="/mypage/order_history/"]:not([href="/mypage/order_history/"])')
    .first()
    .click();
  await expect(page).toHaveURL(/order_history\/.+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow();
});

test("the menu of my page is open at the channel's desktop width, and collapsed below it", async ({
  page,
  shop,
  request,
}) => {
  const member = await registerMember(request, shop, 'menu-of-screens');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/mypage/');
  const menu = page.getByRole('navigation', { name: accountCopy.mypage.nav });
  await expect(menu.getByRole('group')).toHaveAttribute('open');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(menu.getByRole('group')).not.toHaveAttribute('open');
  await expect(menu.getByRole('link', { name: accountCopy.mypage.menu.mypagePassword })).toBeHidden();
  await menu.getByText(accountCopy.mypage.nav).click();
  await expect(menu.getByRole('link', { name: accountCopy.mypage.menu.mypagePassword })).toBeVisible();
});
