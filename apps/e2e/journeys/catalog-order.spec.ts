import { catalogOrderCopy as t, flipBookCopy, formsCopy, whole } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { logIn } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { rememberPopups } from '../fixtures/remember-popups.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: keyof typeof labels) => main(page).getByRole('textbox', { name: labels[name] });
const copies = (page: Page, name: string) => main(page).getByRole('combobox', { name: t.copiesOf(name) });

test.beforeEach(async ({ page, request }) => {
  await rememberPopups(page, request);
});

test('a guest requests catalogues, corrects an error, sends the form once, and a reload sends nothing', async ({
  page,
  shop,
}) => {
  const mailbox = freshMailbox('catalog');
  await page.goto('/catalog-order/?step=complete');
  await expect(page, 'the form was not sent yet').toHaveURL(/\/catalog-order\/$/);
  await arrive(page, '/flip-book/?catalog=standard');
  await main(page).getByRole('link', { name: flipBookCopy.order }).click();
  await expect(copies(page, 'いつもの食卓')).toHaveValue('1');
  await expect(copies(page, '冬の贈りもの')).toHaveValue('0');
  await copies(page, 'いつもの食卓').selectOption('0');
  await main(page).locator('[autocomplete*="family-name"]').first().fill('見本');
  await main(page).locator('[autocomplete*="given-name"]').first().fill('太郎');
  await field(page, 'postal_code').fill('1000001');
  await expect(field(page, 'city')).toHaveValue('千代田区');
  await field(page, 'address1').fill('千代田1-1');
  await field(page, 'email').fill(mailbox);
  await main(page).getByRole('button', { name: t.submit }).click();
  await expect(main(page).getByText(t.chooseOne).first()).toBeVisible();
  await copies(page, '冬の贈りもの').selectOption('2');
  await shop.expectAccessible();
  await main(page).getByRole('button', { name: t.submit }).click();
  await expect(page).toHaveURL(/step=confirm$/);
  await expect(main(page)).toContainText(`冬の贈りもの(${flipBookCopy.issue('2026.11.01')}) ${t.count(2)}`);
  await expect(main(page)).toContainText(whole('千代田区千代田1-1'));
  await shop.expectAccessible();

  await page.reload();
  await main(page).getByRole('link', { name: t.confirm.back }).click();
  await expect(copies(page, '冬の贈りもの')).toHaveValue('2');
  await expect(field(page, 'address1')).toHaveValue('千代田1-1');
  await main(page).getByRole('button', { name: t.submit }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/inquiries')) sent.push(request.postData() ?? '');
  });
  await main(page).getByRole('button', { name: t.confirm.submit }).click();
  await expect(page).toHaveURL(/step=complete$/);
  const number = await main(page).getByText(/^Q\d/).textContent();
  await shop.readMail(mailbox, /お問い合わせ/);
  await page.reload();
  await expect(main(page).getByText(number ?? '')).toBeVisible();
  await shop.expectAccessible();
  expect(sent).toHaveLength(1);
  await page.goto('/catalog-order/');
  await expect(field(page, 'address1')).toHaveValue('');
});

test('a member finds the default address in the fields and chooses another from the address book', async ({ page }) => {
  await page.goto('/login/?back=/catalog-order/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL(/\/catalog-order\/$/);
  await expect(field(page, 'email')).toHaveValue(demoMember.withOrders);
  const book = main(page).getByRole('combobox', { name: t.fromBook });
  await expect(book).not.toHaveValue('');
  const before = await field(page, 'address1').inputValue();
  expect(before).not.toBe('');
  const last = await book.getByRole('option').last().getAttribute('value');
  await book.selectOption(last);
  await expect(field(page, 'address1')).not.toHaveValue(before);
  await field(page, 'address1').fill('見本町9-9');
  await expect(book, 'an edited address is not in the address book').toHaveValue('');
});
