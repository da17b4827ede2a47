import { catchAllScreen, screens } from '@shop/constants';
import { expect, it } from 'vitest';
import { isOpenToTags } from './tag-screens.ts';

it('the channel’s tags are allowed on public pages, in the cart and on the completion page only', () => {
  const paths = [...Object.values(screens), catchAllScreen].map(({ path }) => path);
  expect(paths.filter(isOpenToTags).toSorted()).toEqual([
    '*',
    '/',
    '/blog',
    '/blog/:key',
    '/cart',
    '/cart/complete',
    '/ec',
    '/faq',
    '/flip-book',
    '/news',
    '/news/:key',
    '/product',
    '/product/:key',
    '/sitemap',
  ]);
});

it.each(['/login/', '/login/?back=/', '/cart/payment/', '/mypage/order_history/261120-7KQ4M/', '/social-gift/key/'])(
  '%s does not allow them',
  (path) => {
    expect(isOpenToTags(path)).toBe(false);
  },
);

it.each(['/cart/', '/privacy/', '/product/ham-fr-001/', '/product/?word=ham'])('%s allows them', (path) => {
  expect(isOpenToTags(path)).toBe(true);
});
