import type { Page } from '@playwright/test';
import { bannersCopy, homeCopy, layoutCopy } from '@shop/copy';
import { expect, test } from '../fixtures/test.ts';

const first = { title: 'はじめての方へ', text: '箱の表示どおりに冷蔵庫か冷凍庫へ' };
const own = (baseURL: string | undefined, prefix: string, path: string) =>
  `${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}${path}`;
const shelves = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test("the home page and the list show the editors' blocks below the content of the theme", async ({ page, shop }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: layoutCopy.titles.news, exact: true });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: first.title })).toContainText(first.text);
  await expect(shelves(page).last()).toHaveText(first.title);
  await shop.expectAccessible();
  await news.getByRole('link', { name: layoutCopy.moreOf(layoutCopy.titles.news) }).click();
  await expect(page).toHaveURL(/\/news\/$/);
  await page.goto('/ec/');
  await expect(news).toBeVisible();
  await expect(page.getByRole('region', { name: '食卓のヒント' }).getByRole('link')).toHaveCount(3);
  await page.goto('/product/');
  const guide = page.getByRole('region', { name: '選び方に迷ったら' });
  await expect(guide).toBeVisible();
  await guide.getByRole('link', { name: '常温で届く品' }).click();
  await expect(page).toHaveURL(/zone=ambient/);
  await expect(guide).toBeHidden();
});

test('a product that is opened from a list shows these blocks, too', async ({ page, baseURL, shop }) => {
  await page.goto(own(baseURL, 'fle', '/product/'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/[^/?]+\/$/);
  await expect(page.getByRole('region', { name: '食品の保存の目安' })).toBeVisible();
  await shop.expectAccessible();
});

test('a channel with its own layout has its own shelves, banners and texts', async ({ page, baseURL }) => {
  // A parallel journey closes the channel for a moment.
  await expect(async () => {
    await page.goto(own(baseURL, 'gakuen', '/'));
    await expect(page.getByRole('region', { name: 'よく選ばれる品' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('region', { name: '採寸のしかた' })).toBeVisible();
  await expect(page.getByRole('region', { name: homeCopy.shelves.gift.title })).toBeHidden();
  await expect(page.getByRole('region', { name: bannersCopy.label })).toBeHidden();
  const promises = page.getByRole('region', { name: homeCopy.promisesTitle });
  await expect(promises.getByRole('heading')).toHaveText(['朝ごはんは冷たく', 'お届け日を選べる', '採寸のとおりに']);
  await page.goto(own(baseURL, 'depa', '/'));
  await expect(page.getByRole('region', { name: '改まった贈りものに' })).toBeVisible();
  await expect(page.getByRole('region', { name: first.title })).toBeHidden();
});

test('an editor reorders shelves and removes blocks, and a block that fails does not break the page', async ({
  page,
  operator,
  baseURL,
}) => {
  const home = own(baseURL, 'gakuen', '/');
  await operator.changeRows('layouts', (row) => ({
    ...row,
    ...(row.title === 'トップページ(学園)' && {
      blocks: [
        { kind: 'products', code: 'ambient', title: null, limit: null },
        { kind: 'free_area', code: 'nowhere', title: null, limit: null },
        { kind: 'products', code: 'gift', title: 'お世話になった先生へ', limit: 2 },
      ],
    }),
  }));
  await expect(async () => {
    await page.goto(home);
    await expect(page.getByRole('region', { name: 'お世話になった先生へ' }).getByRole('article')).toHaveCount(2, {
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByRole('region', { name: homeCopy.shelves.ambient.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'よく選ばれる品' })).toBeHidden();
  await expect(page.getByRole('region', { name: '採寸のしかた' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the blocks are in the document', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: layoutCopy.titles.news, exact: true }).getByRole('link').nth(1),
    ).toHaveAttribute('href', /^\/news\/\d+\/$/);
    await expect(page.getByRole('region', { name: first.title })).toContainText(first.text);
  });
});
