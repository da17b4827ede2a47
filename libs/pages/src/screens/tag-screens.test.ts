import { catchAllScreen, screens } from '@shop/constants';
import { expect, it } from 'vitest';
import { isOpenToTags } from './tag-screens.ts';

it('the channel’s tags are let in where anybody reads and at both ends of an order, and nowhere else', () => {
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
  '%s is closed to them however it is written',
  (path) => {
    expect(isOpenToTags(path)).toBe(false);
  },
);

it.each(['/cart/', '/privacy/', '/product/ham-fr-001/', '/product/?word=ham'])('%s is open to them', (path) => {
  expect(isOpenToTags(path)).toBe(true);
});
