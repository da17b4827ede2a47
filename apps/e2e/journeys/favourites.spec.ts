import { accountCopy, addManyCopy, favouriteCopy, removalCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { lists } = favouriteCopy;
const ham = { key: 'ham-fr-001', name: 'ジャンボン・ド・バイヨンヌ' };
const salami = 'ソシソン・セック くるみ入り';

const rows = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
/** Hearts are shown one after the other, so each is found by the name of its product. */
const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /お気に入りに追加$/ })
    .and(page.getByRole('button', { name }));
const menu = (page: Page) => page.getByRole('navigation', { name: accountCopy.mypage.nav });

test('after login a guest finds their favourite, adds another from a card, and adds all of them to the cart', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'favourites');
  await page.goto(`/product/${ham.key}/`);
  await heartOf(page, ham.name).click();
  await expect(page).toHaveURL(/\/login\//);
  await expect(page.getByText(accountCopy.login.forFavourite)).toBeVisible();
  await logIn(page, member);
  await expect(page).toHaveURL(`/product/${ham.key}/`);
  await expect(page.getByText(/をお気に入りに追加しました/)).toBeVisible();
  await expect(heartOf(page, ham.name)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/product/?category=salami');
  const heart = heartOf(page, salami);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/me/user-lists/attach'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;

  await page.goto('/mypage/');
  await menu(page).getByRole('link', { name: accountCopy.mypage.menu.mypageLists }).click();
  await expect(page).toHaveURL('/mypage/list/');
  await shop.expectAccessible();
  await page
    .getByRole('main')
    .getByRole('link', { name: lists.open('お気に入り') })
    .click();
  await expect(page).toHaveURL(/\/mypage\/list\/[^/]+\/$/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: ham.name })).toHaveCount(1);
  await shop.expectAccessible();
  await rows(page)
    .last()
    .getByRole('button', { name: /お気に入りから削除する$/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: addManyCopy.addAll(2) }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /カートに/ })
      .first(),
  ).toBeVisible();
  await page.goto('/cart/');
  await expect(page.getByRole('main')).toContainText(ham.name);
});
