import { frameCopy, productListCopy } from '@shop/copy';
import { logIn, registerMember } from '../fixtures/member.ts';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('an unknown URL shows the 404 page with a link back', async ({ page, shop }) => {
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible();
  await shop.expectAccessible();
  await page
    .getByRole('link', { name: 'トップページへ戻る' })
    .or(page.getByRole('button', { name: 'トップページへ戻る' }))
    .click();
  await expect(page).toHaveURL('/');
});

test('an unknown product is a 404 inside the shop', async ({ page }) => {
  const answer = await page.goto('/product/no-such-ham/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

test('an impossible key is a 404 for a guest and for a member, by URL and by link', async ({ page, request, shop }) => {
  const impossible = [
    '/mypage/address/abc/edit/',
    `/mypage/order_history/${'9'.repeat(65)}/`,
    `/product/${'x'.repeat(65)}/`,
  ];
  const expectMissing = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByRole('banner')).toBeVisible();
  };
  for (const path of impossible) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectMissing();
  }
  const member = await registerMember(request, shop, 'member-astray');
  await page.goto('/login/?back=/mypage/address/');
  await logIn(page, member);
  await expect(page).toHaveURL('/mypage/address/');
  for (const path of impossible) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectMissing();
  }
  await page.goto('/mypage/address/add/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/mypage/address/abc/edit/'));
  await page.evaluate(() => history.pushState(null, '', '/product/'));
  await page.goBack();
  await expectMissing();
});

test('an unknown channel shows only the message', async ({ page, baseURL, shop }) => {
  const answer = await page.goto(`${(baseURL ?? '').replace('//localhost', '//nowhere.localhost')}/`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await shop.expectAccessible();
});

test('static pages respond at their URLs, with and without the trailing slash', async ({ page, shop }) => {
  for (const [path, heading] of [
    ['/law/', '特定商取引法'],
    ['/privacy', '個人情報'],
    ['/guide/', 'ガイド'],
    ['/accessibility', 'アクセシビリティ'],
    ['/company/', '会社'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    await shop.expectAccessible();
  }
});

test('the 404 page links a member to the home page for members', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'member-lost');
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).toHaveURL('/ec/');
  await page.goto('/no-such-page/');
  const top = page
    .getByRole('link', { name: frameCopy.backToTop })
    .or(page.getByRole('button', { name: frameCopy.backToTop }));
  await expect(top).toHaveAttribute('href', '/ec/');
  await top.click();
  await expect(page).toHaveURL('/ec/');
});

test('a page that fails shows an error with a link back', async ({ page, shop }) => {
  await page.goto('/product/');
  await page.route(/\/v1\/products\/[^/?]+$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: '' } }),
  );
  await followInPage(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.errorHeading);
  await expect(page.getByText(frameCopy.errorText)).toBeVisible();
  await shop.expectAccessible();
  await page
    .getByRole('link', { name: frameCopy.backToTop })
    .or(page.getByRole('button', { name: frameCopy.backToTop }))
    .click();
  await expect(page).toHaveURL('/');
});

test('an invalid page number shows the first page, and a search without results says so', async ({ page, shop }) => {
  expect((await page.goto('/product/?page=abc'))?.status()).toBe(200);
  await page.goto('/product/?word=ありえないことば');
  await expect(page.getByText(productListCopy.emptyWord('ありえないことば'))).toBeVisible();
  await shop.expectAccessible();
});
