import { accountCopy, formsCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const joiners = /[\u200b\u2060\u00a0]/;

/** The value of a row of the law page. */
const valueOf = (page: Page, term: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: term, exact: true }) })
    .getByRole('cell');

async function copy(page: Page, term: string): Promise<void> {
  await valueOf(page, term).evaluate((cell) => getSelection()?.selectAllChildren(cell));
  await page.keyboard.press('Control+c');
}

test('the copied mail address and postal address of the shop can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, '/contact/');
  const paste = async (term: string, label: string) => {
    const law = await context.newPage();
    await law.goto('/law/');
    await expect(law.locator('link[rel="manifest"]'), 'the page is fully rendered').toBeAttached();
    await copy(law, term);
    await law.close();
    const field = page.getByRole('main').getByRole('textbox', { name: label });
    await field.focus();
    await page.keyboard.press('Control+v');
    return field;
  };
  await expect(await paste('メールアドレス', labels.email)).toHaveValue('shop@example.jp');
  await expect(await paste('所在地', labels.inquiry_body)).toHaveValue(
    '〒100-0000 東京都千代田区見本町1-2-3 見本ビル4階',
  );
});

test('copied text keeps its markup, the page its line breaks, and text copied from a field is unchanged', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/law/');
  await expect(page.locator('link[rel="manifest"]'), 'the page is fully rendered').toBeAttached();
  const address = valueOf(page, '所在地');
  const shown = (await address.textContent()) ?? '';
  expect(shown).toMatch(joiners);
  await page
    .getByRole('table')
    .first()
    .evaluate((table) => getSelection()?.selectAllChildren(table));
  const selected = await page.evaluate(() => getSelection()?.toString());
  await page.keyboard.press('Control+c');
  const markup = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(markup).not.toMatch(joiners);
  expect(markup?.match(/<tr/g)?.length).toBe(await page.getByRole('row').count());
  await expect(address).toHaveText(shown);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);

  const typed = '見本\u2060町\u00a01';
  await arrive(page, '/contact/');
  const body = page.getByRole('main').getByRole('textbox', { name: labels.inquiry_body });
  await body.fill(typed);
  await body.selectText();
  await page.keyboard.press('Control+c');
  await body.fill('');
  await page.keyboard.press('Control+v');
  await expect(body).toHaveValue(typed);
});

test('a mail address that was copied elsewhere with word joiners is accepted', async ({ page }) => {
  await arrive(page, '/register/');
  const email = page.getByRole('textbox', { name: labels.email });
  await email.fill('mihon-\u20607f@example.com');
  await email.blur();
  await expect(email).toHaveValue('mihon-7f@example.com');
  await page.getByRole('button', { name: accountCopy.register.submitEmail }).click();
  await expect(page.getByRole('heading', { name: accountCopy.register.sentTitle })).toBeVisible();
});
