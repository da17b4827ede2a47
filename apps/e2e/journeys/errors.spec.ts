import { expect, test } from '../fixtures/test.ts';

test('an unknown address shows the settled 404 with a way back', async ({ page, shop }) => {
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'トップページへ戻る' }).or(page.getByRole('button', { name: 'トップページへ戻る' })).click();
  await expect(page).toHaveURL('/');
});

test('an unknown product is a 404 inside the shop', async ({ page }) => {
  const answer = await page.goto('/product/no-such-ham/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

test('an unknown channel shows the sentence alone', async ({ page, baseURL, shop }) => {
  const answer = await page.goto(`${(baseURL ?? '').replace('//localhost', '//nowhere.localhost')}/`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await shop.expectAccessible();
});

test('static pages answer on their addresses, with and without the last slash', async ({ page, shop }) => {
  for (const [path, heading] of [['/law/', '特定商取引法'], ['/privacy', '個人情報'], ['/guide/', 'ガイド'], ['/accessibility', 'アクセシビリティ'], ['/company/', '会社']] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    await shop.expectAccessible();
  }
});
