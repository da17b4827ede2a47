import { catchAllScreen, screens, type ScreenName } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { findScreen } from './find-screen.ts';
import { normalisePath } from './normalise-path.ts';

describe('a path', () => {
  it.each([
    ['product/:key', '/product/:key'],
    ['/product/:key/', '/product/:key'],
    ['//product//', '/product'],
    ['/product/?page=2#top', '/product'],
    ['', '/'],
    ['/', '/'],
  ])('%s is normalised to %s', (path, expected) => {
    expect(normalisePath(path)).toBe(expected);
  });
});

describe('the screen at a path', () => {
  it.each<[string, ScreenName]>([
    ['/', 'home'],
    ['/ec/', 'top'],
    ['/product', 'products'],
    ['/product/?page=2', 'products'],
    ['/product/ham-fr-001/', 'product'],
    ['/cart/shipping-add/', 'cartShippingAdd'],
    ['/mypage/address/12/edit/', 'mypageAddressEdit'],
    ['/mypage/address/add/', 'mypageAddressAdd'],
    ['/social-gift/confirm/', 'socialGiftConfirm'],
    ['/social-gift/abc/confirm/', 'socialGiftConfirm'],
    ['/social-gift/abc/', 'socialGift'],
    ['/social-gift/', 'socialGift'],
  ])('%s is the screen %s', (path, name) => {
    expect(findScreen(path)).toBe(screens[name]);
  });

  it.each(['/law/', '/product/a/b/', '/%E0%A4%A/'])('%s is the catch-all', (path) => {
    expect(findScreen(path)).toBe(catchAllScreen);
  });

  it('is found for every route of the specification', () => {
    for (const [name, { path }] of Object.entries(screens)) {
      // `Object.entries` types the names as strings.
      expect.soft(findScreen(path.replace(/:key\??/, 'x1')), path).toBe(screens[name as ScreenName]);
    }
  });
});

describe('access and indexing of a screen', () => {
  it.each([
    ['/mypage/order_history/', 'login-only', false],
    ['/login/', 'logout-only', false],
    ['/cart/payment/', 'member-only', false],
    ['/cart/', 'public', false],
    ['/product/ham-fr-001/', 'public', true],
    ['/law/', 'public', true],
  ])('%s: %s, indexed: %s', (path, access, indexable) => {
    expect(findScreen(path)).toMatchObject({ access, indexable });
  });
});
