import { accountCopy, checkoutCopy, cornerCopy, entriesCopy, memorialCopy, removalCopy } from '@shop/copy';
import type { APIRequestContext, Page } from '@playwright/test';
import { addToCart } from '../fixtures/guest.ts';
import { accessTokenOf, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { fields } = memorialCopy;
const DAY_MS = 86_400_000;
const AHEAD_MS = 9 * 3_600_000;

/** Returns the day in Japan after that many days. */
function dayIn(days: number): { readonly month: number; readonly date: number } {
  const day = new Date(Date.now() + AHEAD_MS + days * DAY_MS);
  return { month: day.getUTCMonth() + 1, date: day.getUTCDate() };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const labelOf = (person: string, name = '誕生日') => memorialCopy.named(person, name);

async function writeDown(page: Page, request: APIRequestContext, person: string, days: number): Promise<number> {
  const answer = await request.post('/v1/me/user-memorials', {
    headers: { authorization: `Bearer ${await accessTokenOf(page)}` },
    data: { target_user_name: person, division_ct: 1, name: '誕生日', ...dayIn(days), call: null },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Opens the delivery step, with one ham for the member. */
async function toDelivery(page: Page): Promise<void> {
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/shipping-select/');
  await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
  await expect(page).toHaveURL(/shipping-detail/);
}

test.beforeEach(async ({ page, shop, request }, { title }) => {
  const member = await registerMember(request, shop, `memorials-${title.length}`);
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
});

test('a memorial day is added, listed by date, changed, and restored after it was deleted', async ({
  page,
  shop,
  request,
}) => {
  const main = page.getByRole('main');
  await page.goto('/mypage/');
  await page
    .getByRole('navigation', { name: accountCopy.mypage.nav })
    .getByRole('link', { name: accountCopy.mypage.menu.mypageMemorials })
    .click();
  await expect(page.getByText(memorialCopy.emptyTitle)).toBeVisible();
  await writeDown(page, request, '見本 一郎', 40);
  await main.getByRole('link', { name: memorialCopy.add }).click();
  await main.getByRole('textbox', { name: fields.target_user_name }).fill('見本 花子');
  await main.getByRole('textbox', { name: fields.name }).fill('誕生日');
  await main.getByRole('combobox', { name: /^月/ }).selectOption('2');
  await main.getByRole('combobox', { name: /^日/ }).selectOption('30');
  await main.getByRole('button', { name: memorialCopy.submitAdd }).click();
  await expect(main.getByText('2月30日という日付はありません。').first()).toBeVisible();
  const { month, date } = dayIn(20);
  await main.getByRole('combobox', { name: /^月/ }).selectOption(String(month));
  await main.getByRole('combobox', { name: /^日/ }).selectOption(String(date));
  await shop.expectAccessible();
  await main.getByRole('button', { name: memorialCopy.submitAdd }).click();
  await expect(page).toHaveURL('/mypage/memorial/');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(memorialCopy.daysLeft(20));
  await expect(cards(page).first()).toContainText('見本 花子');
  await expect(cards(page).last()).toContainText(memorialCopy.daysLeft(40));
  await shop.expectAccessible();

  await main.getByRole('link', { name: memorialCopy.editOf(labelOf('見本 花子')) }).click();
  await main.getByRole('textbox', { name: fields.name }).fill('還暦のお祝い');
  await main.getByRole('button', { name: memorialCopy.submitEdit }).click();
  const changed = labelOf('見本 花子', '還暦のお祝い');
  await expect(main.getByRole('article', { name: changed })).toBeVisible();

  await main.getByRole('button', { name: memorialCopy.removeOf(changed) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(changed);
  await dialog.getByRole('button', { name: entriesCopy.removeConfirm }).click();
  await expect(cards(page)).toHaveCount(1);
  await main.getByRole('button', { name: removalCopy.undo }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page).first()).toContainText('還暦のお祝い');
});

test('a gift for a memorial day has that day in the delivery step, and another choice is saved', async ({
  page,
  request,
  shop,
}) => {
  const main = page.getByRole('main');
  await writeDown(page, request, '見本 桜', 20);
  await page.goto('/mypage/memorial/');
  await main.getByRole('link', { name: memorialCopy.giveOf(labelOf('見本 桜')) }).click();
  await expect(page).toHaveURL('/product/?tag=gift');
  await expect(page.getByText(/お届け日にご案内します/)).toBeVisible();
  await toDelivery(page);
  const { month, date } = dayIn(20);
  const day = new RegExp(
    `見本 桜様の誕生日に合わせて、お届け日に\\d{4}\\.${String(month).padStart(2, '0')}\\.${String(date).padStart(2, '0')}`,
  );
  await expect(main.getByText(day)).toBeVisible();
  const none = main.getByRole('button', { name: checkoutCopy.delivery.noDate });
  await expect(none).toHaveAttribute('aria-pressed', 'false');
  await shop.expectAccessible();
  await page.reload();
  await expect(main.getByText(day)).toBeVisible();
  await none.click();
  await expect(main.getByText(day)).toHaveCount(0);
  await page.reload();
  await expect(none).toHaveAttribute('aria-pressed', 'true');
});

test('a memorial day without a possible delivery is reported, and no day is chosen', async ({ page, request }) => {
  const main = page.getByRole('main');
  await writeDown(page, request, '見本 梅', 0);
  await page.goto('/ec/');
  await main.getByRole('link', { name: cornerCopy.memorial('見本 梅', '誕生日', 0) }).click();
  await expect(page).toHaveURL('/mypage/memorial/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(memorialCopy.title);
  await expect(cards(page)).toContainText(memorialCopy.daysLeft(0));
  await main.getByRole('link', { name: memorialCopy.giveOf(labelOf('見本 梅')) }).click();
  await expect(page).toHaveURL('/product/?tag=gift');
  await toDelivery(page);
  await expect(main.getByText(/見本 梅様の誕生日.*お届けできない荷物があります/)).toBeVisible();
  await expect(main.getByRole('button', { name: checkoutCopy.delivery.noDate })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a full list accepts no more days and says so, and an unknown day responds with 404', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  for (let count = 0; count < 50; count += 1) await writeDown(page, request, '見本 太郎', count);
  await page.goto('/mypage/memorial/');
  await expect(main.getByText(memorialCopy.full)).toBeVisible();
  await expect(main.getByRole('link', { name: memorialCopy.add })).toHaveCount(0);
  await page.goto('/mypage/memorial/add/');
  await main.getByRole('textbox', { name: fields.target_user_name }).fill('見本 花子');
  await main.getByRole('textbox', { name: fields.name }).fill('誕生日');
  await main.getByRole('combobox', { name: /^月/ }).selectOption('5');
  await main.getByRole('combobox', { name: /^日/ }).selectOption('12');
  await main.getByRole('button', { name: memorialCopy.submitAdd }).click();
  await expect(main.getByText(/記念日は50件まで登録できます/)).toBeVisible();
  await expect(main.getByRole('textbox', { name: fields.target_user_name })).toHaveValue('見本 花子');
  await page.goto('/mypage/memorial/999999/edit/');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('404');
});
