import { frameCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { expect, test } from '../fixtures/test.ts';

test('the image of a campaign is loaded from the storage, or from the channel’s own folder there (spec §9)', async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  await page.route('**/storage/**', (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#b5523b"/></svg>',
    });
  });
  await page.route('**/v1/banners?*', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as { readonly link_url: string | null }[];
    const stored = { ...first, area: 'home_campaign', link_url: '/product/' };
    await route.fulfill({
      response: answer,
      json: [
        { ...stored, id: 1, title: '冬のたより', image_url: '/banners/winter.jpg', alt: '雪の積もった熟成庫' },
        { ...stored, id: 2, title: '店のたより', image_url: 'banners/shop.jpg', alt: '店先の暖簾' },
      ],
    });
  });
  await arrive(page, '/product/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /トップページ/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  const shared = page.getByRole('img', { name: '雪の積もった熟成庫' });
  const own = page.getByRole('img', { name: '店先の暖簾' });
  await expect(shared).toHaveAttribute('src', '/storage/banners/winter.jpg');
  await expect(own).toHaveAttribute('src', '/storage/simple/banners/shop.jpg');
  await shared.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('/storage/banners/winter.jpg');
  await expect(page.getByRole('status').filter({ hasText: frameCopy.loading })).toHaveCount(0);
  await shop.expectAccessible();
});
