import { accountCopy, formsCopy, frameCopy, historyCopy, messageCopy, removalCopy, restockCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { linkIn, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { products, searches } = historyCopy;
const { form, requests, wish, page: behindLink } = restockCopy;
const wished = { key: 'sau-ie-001', name: 'アイリッシュ・ポークソーセージ 8本入' };
const ham = { key: 'ham-fr-001', name: 'ジャンボン・ド・バイヨンヌ' };

const rows = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const menu = (page: Page) => page.getByRole('navigation', { name: accountCopy.mypage.nav });

test('a viewed product and a query are in the histories once each, and can be deleted and restored', async ({
  page,
  request,
  shop,
}) => {
  const member = await registerMember(request, shop, 'histories');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  for (let times = 0; times < 2; times += 1) {
    const reported = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/product-histories'),
    );
    await page.goto(`/product/${ham.key}/`);
    await reported;
    const searched = page.waitForResponse((answer) => answer.url().includes('/v1/product-search-histories'));
    await page.goto('/product/?word=生ハム');
    await searched;
  }
  await page.goto('/product/?word=%20');

  await page.goto('/mypage/');
  await menu(page).getByRole('link', { name: accountCopy.mypage.menu.mypageProductHistory }).click();
  await expect(page).toHaveURL('/mypage/product_history/');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(ham.name);
  await shop.expectAccessible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /閲覧履歴から削除する/ })
    .click();
  await expect(page.getByText(products.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await expect(rows(page)).toHaveCount(1);

  await menu(page).getByRole('link', { name: accountCopy.mypage.menu.mypageProductSearchHistory }).click();
  await expect(page).toHaveURL('/mypage/product_search_history/');
  await expect(rows(page)).toHaveCount(1);
  await shop.expectAccessible();
  await page
    .getByRole('main')
    .getByRole('button', { name: searches.removeOf('生ハム') })
    .click();
  await expect(page.getByText(searches.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: searches.again('生ハム') })
    .click();
  await expect(page).toHaveURL(/\/product\/\?word=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('生ハム');
});

test('a message that was opened is no longer unread in the menu and in the list', async ({ page, shop }) => {
  await page.goto('/login/?back=/mypage/');
  await logIn(page, { email: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' });
  await expect(page).toHaveURL('/mypage/');
  const link = menu(page).getByRole('link', {
    name: new RegExp(`^${accountCopy.mypage.menu.mypageMessages} 未読\\d+件$`),
  });
  const waiting = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  const head = (count: number) => page.getByRole('banner').getByRole('link', { name: frameCopy.unread(count) });
  await expect(head(waiting)).toHaveAttribute('href', '/mypage/');
  await link.click();
  await expect(page).toHaveURL('/mypage/message-center/');
  const unread = rows(page).filter({ hasText: messageCopy.unread });
  await expect(unread).toHaveCount(waiting);
  await shop.expectAccessible();
  const title = (await unread.first().getByRole('link').textContent()) ?? '';
  await unread.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/mypage\/message-center\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: messageCopy.back }).click();
  await expect(rows(page).filter({ hasText: title })).not.toContainText(messageCopy.unread);
  await expect(unread).toHaveCount(waiting - 1);
  await expect(menu(page)).not.toContainText(messageCopy.unreadCount(waiting));
  await expect(head(waiting)).toHaveCount(0);
});

test('a request for a sold-out product is listed in my page, deleted and restored, and a mail reports the restock', async ({
  page,
  request,
  shop,
  operator,
}) => {
  await operator.changeProduct(wished.key, { quantity: 0 });
  const member = await registerMember(request, shop, 'wishes');
  await page.goto(`/login/?back=/product/${wished.key}/`);
  await logIn(page, member);
  const box = page.getByRole('region', { name: wished.name });
  await box.getByRole('button', { name: form.submit }).click();
  await expect(box.getByText(form.noted)).toBeVisible();
  await box.getByRole('link', { name: wish.list }).click();
  const waited = page.getByRole('region', { name: requests.waiting });
  await expect(waited.getByRole('listitem')).toContainText(wished.name);
  await shop.expectAccessible();
  await waited.getByRole('button', { name: requests.endOf(wished.name) }).click();
  await expect(waited).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await waited.getByRole('link', { name: wished.name }).click();
  await expect(page).toHaveURL(`/product/${wished.key}/`);
  await box.getByText(wish.restock.title).click();
  await box.getByRole('textbox', { name: formsCopy.labels.request_note }).fill('年末に4袋ほど');
  await shop.expectAccessible();
  await box.getByRole('button', { name: wish.restock.submit }).click();
  await expect(box.getByRole('status').filter({ hasText: wish.sent })).toBeVisible();
  await box.getByRole('link', { name: wish.list }).click();
  await expect(page).toHaveURL('/mypage/product_request_history/');
  // The headings of the requests are days.
  const wishes = page
    .getByRole('main')
    .getByRole('region', { name: /^\d{4}\./ })
    .getByRole('listitem');
  await expect(wishes).toHaveCount(1);
  await expect(wishes).toContainText(wished.name);
  await expect(wishes).toContainText(requests.note('年末に4袋ほど'));
  await expect(wishes).toContainText(requests.notYet);
  await shop.expectAccessible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /入荷のご希望から削除する/ })
    .click();
  await expect(page.getByText(requests.emptyTitle)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: removalCopy.undo }).click();
  await expect(wishes).toContainText(requests.note('年末に4袋ほど'));
  await operator.changeProduct(wished.key, { quantity: 20 });
  await page.reload();
  await expect(wishes).toContainText(requests.available);
  const reported = await shop.readMail(member.email, /お求めいただけます/);
  expect(linkIn(reported)).toContain(`/product/${wished.key}/`);
});

test('a guest requests a suspended product, subscribes to its restock, and finds recently viewed products', async ({
  page,
  shop,
}) => {
  await page.goto(`/product/${ham.key}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ham.name);
  await expect(page.getByRole('region', { name: historyCopy.recent })).toHaveCount(0);
  await page.goto('/product/ham-it-001/');
  const recent = page.getByRole('region', { name: historyCopy.recent });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(recent).toContainText(ham.name);
  await page.getByText(wish.stocking.title).click();
  await page.getByRole('button', { name: wish.stocking.submit }).click();
  await expect(page.getByText(wish.sent)).toBeVisible();
  await expect(page.getByRole('link', { name: wish.list })).toHaveCount(0);
  await shop.expectAccessible();
  await page.reload();
  await expect(page.getByText(wish.sent)).toBeVisible();

  const email = freshMailbox('restock');
  const notice = page.getByRole('region', { name: form.stocking });
  await notice.getByRole('button', { name: form.submit }).click();
  const address = notice.getByRole('textbox', { name: formsCopy.labels.email });
  await expect(address).toBeFocused();
  await address.fill(email);
  await notice.getByRole('button', { name: form.submit }).click();
  await expect(notice.getByText(form.sent(email, 3))).toBeVisible();
  await shop.expectAccessible();
  const { body } = await shop.readMail(email, /入荷のお知らせの確認/);
  const end = /\S*\/restock\/\S*end=1/.exec(body)?.[0] ?? '';
  await page.goto(pathOf(linkIn({ body })));
  await expect(page.getByText(behindLink.confirmedTitle)).toBeVisible();
  await shop.expectAccessible();
  await page.goto(pathOf(end));
  await page.getByRole('button', { name: behindLink.end }).click();
  await expect(page.getByText(behindLink.endedOne)).toBeVisible();
  await shop.expectAccessible();
  await page.goto('/restock/?code=made-up');
  await expect(page.getByText(behindLink.confirmOverTitle)).toBeVisible();
  await page.goto('/restock/?code=made-up&end=1');
  await page.getByRole('button', { name: behindLink.end }).click();
  await expect(page.getByText(behindLink.endOverTitle)).toBeVisible();
});

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;
