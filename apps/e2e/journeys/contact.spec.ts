import { contactCopy as t, faqCopy, formsCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { findBrokenWords } from '@shop/tools/broken-words';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { logIn } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: keyof typeof labels) => main(page).getByRole('textbox', { name: labels[name] });
const pdf = {
  name: '見本.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('selects are as high as text fields, in every order in which the styles load', async ({ page }) => {
  await arrive(page, '/contact/');
  const heightOf = async (role: 'combobox' | 'textbox', name: string) =>
    (await main(page).getByRole(role, { name }).boundingBox())?.height;
  expect(await heightOf('combobox', t.category)).toBe(await heightOf('textbox', labels.email));
});

test('a guest attaches a file to a question, reviews it, sends it once, and a reload sends nothing', async ({
  page,
  shop,
}) => {
  const mailbox = freshMailbox('contact');
  await page.goto('/contact/complete/');
  await expect(page, 'the form was not sent yet').toHaveURL(/\/contact\/$/);
  await page.goto('/contact/confirm/');
  await expect(page, 'no step can be skipped').toHaveURL(/\/contact\/$/);
  await arrive(page, '/contact/?category=delivery');
  await expect(main(page).getByRole('combobox', { name: t.category })).toHaveValue('delivery');
  await main(page).getByRole('button', { name: t.submit }).click();
  await expect(field(page, 'inquiry_body')).toHaveAttribute('aria-invalid', 'true');
  await main(page).locator('[autocomplete*="family-name"]').first().fill('見本');
  await main(page).locator('[autocomplete*="given-name"]').first().fill('太郎');
  await field(page, 'email').fill(mailbox);
  await field(page, 'inquiry_body').fill('見本の質問です。\n届く日を知りたいです。');
  const picker = main(page).getByLabel(t.files.pick);
  await picker.setInputFiles({ name: '見本.zip', mimeType: 'application/zip', buffer: Buffer.from('見本') });
  await expect(main(page).getByText(t.files.wrongType, { exact: false })).toBeVisible();
  await picker.setInputFiles(pdf);
  await expect(main(page).getByRole('button', { name: t.files.removeOf(pdf.name) })).toBeVisible();
  await shop.expectAccessible();
  await main(page).getByRole('button', { name: t.submit }).click();
  await expect(page).toHaveURL(/\/contact\/confirm\/$/);
  await expect(main(page)).toContainText(pdf.name);
  expect(await findBrokenWords(page)).toEqual([]);
  await shop.expectAccessible();

  await main(page).getByRole('link', { name: t.confirm.back }).click();
  await expect(field(page, 'inquiry_body')).toHaveValue(/届く日を知りたい/);
  await expect(main(page).getByRole('button', { name: t.files.removeOf(pdf.name) })).toBeVisible();
  await main(page).getByRole('button', { name: t.submit }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/inquiries')) sent.push(request.postData() ?? '');
  });
  await main(page).getByRole('button', { name: t.confirm.submit }).click();
  await expect(page).toHaveURL(/\/contact\/complete\/$/);
  const number = await main(page).getByText(/^Q\d/).textContent();
  await shop.readMail(mailbox, /お問い合わせ/);
  await page.reload();
  await expect(main(page).getByText(number ?? '')).toBeVisible();
  await shop.expectAccessible();
  expect(sent).toHaveLength(1);
  await page.goto('/contact/');
  await expect(field(page, 'inquiry_body')).toHaveValue('');
});

test('a member finds their data in the fields and chooses one of their orders', async ({ page }) => {
  await page.goto('/login/?back=/contact/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(field(page, 'email')).toHaveValue(demoMember.withOrders);
  const orders = main(page).getByRole('combobox', { name: labels.order_no });
  await expect(orders.getByRole('option')).not.toHaveCount(1);
});

test('the FAQ links to the form with its category, and text that was typed before a reload is restored', async ({
  page,
}) => {
  await page.goto('/faq/');
  await page.getByRole('link', { name: faqCopy.contact('贈りもの') }).click();
  await expect(main(page).getByRole('combobox', { name: t.category })).toHaveValue('gift');
  await field(page, 'inquiry_body').fill('見本の質問です。');
  await field(page, 'email').fill('taro@');
  await main(page).getByRole('button', { name: t.submit }).click();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(field(page, 'inquiry_body')).toHaveValue('見本の質問です。');
  await expect(field(page, 'email')).toHaveValue('taro@');
});
