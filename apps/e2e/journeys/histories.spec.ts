import { accountCopy, historyCopy, messageCopy, removalCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { products, searches } = historyCopy;
const ham = { key: 'ham-fr-001', name: 'ジャンボン・ド・バイヨンヌ' };

const rows = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const menu = (page: Page) => page.getByRole('navigation', { name: accountCopy.mypage.nav });

test('a product seen and a word searched stand in the histories once each, and can be deleted and put back', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'histories');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  for (let times = 0; times < 2; times += 1) {
    const told = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/product-histories'));
    await page.goto(`/product/${ham.key}/`);
    await told;
    const searched = page.waitForResponse((answer) => answer.url().includes('/v1/product-search-histories'));
    await page.goto('/product/?word=生ハム');
    await searched;
  }
  await page.goto('/product/?word=%20');

  await page.goto('/mypage/');
  await menu(page).getByRole('link', { name: accountCopy.mypage.menu.mypageProductHistory }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(ham.name);
  await shop.expectAccessible();
  await page.getByRole('main').getByRole('button', { name: /閲覧履歴から削除する/ }).click();
  await expect(page.getByText(products.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await expect(rows(page)).toHaveCount(1);

  await menu(page).getByRole('link', { name: accountCopy.mypage.menu.mypageProductSearchHistory }).click();
  await expect(rows(page)).toHaveCount(1);
  await shop.expectAccessible();
  await page.getByRole('main').getByRole('button', { name: searches.removeOf('生ハム') }).click();
  await expect(page.getByText(searches.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await page.getByRole('main').getByRole('link', { name: searches.again('生ハム') }).click();
  await expect(page).toHaveURL(/\/product\/\?word=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('生ハム');
});

test('a message that is opened is no longer unread: the menu and the list tell it', async ({ page, shop }) => {
  await page.goto('/login/?back=/mypage/');
  await logIn(page, { email: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' });
  await expect(page).toHaveURL('/mypage/');
  const way = menu(page).getByRole('link', { name: new RegExp(`^${accountCopy.mypage.menu.mypageMessages} 未読\\d+件$`) });
  const waiting = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0]);
  await way.click();
  const unread = rows(page).filter({ hasText: messageCopy.unread });
  await expect(unread).toHaveCount(waiting);
  await shop.expectAccessible();
  const title = (await unread.first().getByRole('link').textContent()) ?? '';
  await unread.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: messageCopy.back }).click();
  await expect(rows(page).filter({ hasText: title })).not.toContainText(messageCopy.unread);
  await expect(unread).toHaveCount(waiting - 1);
  await expect(menu(page)).not.toContainText(messageCopy.unreadCount(waiting));
});
