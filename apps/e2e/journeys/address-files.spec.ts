import { readFile } from 'node:fs/promises';
import { addressesCopy } from '@shop/copy';
import type { Page } from '@playwright/test';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { files: t, list: book } = addressesCopy;
const headings = '姓,名,セイ(カナ),メイ(カナ),郵便番号,都道府県,市区町村,町名・番地,電話番号';
const rowOf = (index: number, postalCode = '100-0001') =>
  `見本,${index}号,ミホン,ゴウ,${postalCode},東京都,千代田区,千代田${index}-1,03-0000-0000`;
const fileOf = (rows: readonly string[]) => ({
  name: 'mihon.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...rows].join('\r\n')),
});
const rows = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index + 1));

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function openBook(page: Page, member: Parameters<typeof logIn>[1]): Promise<void> {
  await page.goto('/login/?back=/mypage/address/');
  await logIn(page, member);
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
}

/** @returns the file's name and text */
async function saveBook(page: Page, button: string): Promise<readonly [string, string]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('addresses are exported to a file and imported from one', async ({ page, request, shop }) => {
  await openBook(page, await registerMember(request, shop, 'csv'));
  const [emptyName, empty] = await saveBook(page, t.template);
  expect(emptyName).toBe(t.templateName);
  expect(empty.split('\r\n').map((line) => line.replace('\uFEFF', '').split(',').length > 8)).toEqual([true, false]);

  await page.getByLabel(t.pick).setInputFiles(fileOf(rows(2)));
  await toast(page, t.imported(2, 0));
  await expect(page.getByText('見本 2号', { exact: false }).first()).toBeVisible();
  await page.getByLabel(t.pick).setInputFiles(fileOf(rows(3)));
  await toast(page, t.imported(1, 2));

  const [name, text] = await saveBook(page, t.export['utf-8']);
  expect(name).toMatch(/^お届け先_\d{8}\.csv$/);
  expect(text.trim().split('\r\n')).toHaveLength(5);
  await toast(page, t.exported);
  await shop.expectAccessible();
});

test('a file of 300 rows with three invalid ones imports nothing, and reports each of the three by its number', async ({
  page,
  request,
  shop,
}) => {
  await openBook(page, await registerMember(request, shop, 'csv-wrong'));
  const wrong = rows(300).map((row, index) => ([10, 150, 299].includes(index) ? rowOf(index + 1, '12-34') : row));
  await page.getByLabel(t.pick).setInputFiles(fileOf(wrong));
  const refusal = page.getByRole('alert').filter({ hasText: t.refusedTitle });
  await expect(refusal.getByRole('listitem')).toHaveText([/^12行目:/, /^152行目:/, /^301行目:/]);
  await expect(page.getByRole('button', { name: t.delete })).toHaveCount(0);
  await shop.expectAccessible();
});

test('a large address book is exported once its file is ready, and is deleted once the word is typed', async ({
  page,
  request,
  shop,
}) => {
  await openBook(page, await registerMember(request, shop, 'csv-large'));
  await page.getByLabel(t.pick).setInputFiles(fileOf(rows(40)));
  await toast(page, t.imported(40, 0));
  const saved = saveBook(page, t.export['utf-8']);
  await toast(page, '遅延処理中なのでしばらくお待ちください');
  expect((await saved)[1].trim().split('\r\n')).toHaveLength(42);
  await toast(page, t.exported);

  await page.getByRole('button', { name: t.delete }).click();
  const dialog = page.getByRole('dialog', { name: t.deleteQuestion });
  await dialog.getByRole('button', { name: t.delete }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(t.deleteWrong);
  await dialog.getByRole('textbox').fill(t.deleteWord);
  await dialog.getByRole('button', { name: t.delete }).click();
  await toast(page, t.deleted);
  await expect(page.getByText(book.mainMark)).toHaveCount(1);
  await expect(page.getByRole('button', { name: t.delete })).toHaveCount(0);
});
