import { ROUTE_PATTERNS } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { findRow } from './find-row.ts';
import { normalisePath } from './normalise-path.ts';

describe('an address', () => {
  it.each([
    ['product/:key', '/product/:key'],
    ['/product/:key/', '/product/:key'],
    ['//product//', '/product'],
    ['/product/?page=2#top', '/product'],
    ['', '/'],
    ['/', '/'],
  ])('%s is %s', (path, expected) => {
    expect(normalisePath(path)).toBe(expected);
  });
});

describe('the screen at an address', () => {
  it.each([
    ['/', 'home'],
    ['/ec/', 'top'],
    ['/product', 'products'],
    ['/product/ham-fr-001/', 'product'],
    ['/cart/shipping-add/', 'cartShippingAdd'],
    ['/mypage/address/12/edit/', 'mypageAddressEdit'],
    ['/social-gift/confirm/', 'socialGiftConfirm'],
    ['/social-gift/abc/confirm/', 'socialGiftConfirm'],
    ['/social-gift/abc/', 'socialGift'],
    ['/social-gift/', 'socialGift'],
    ['/law/', null],
    ['/product/a/b/', null],
  ])('%s is %s', (path, expected) => {
    expect(findRoute(path)).toBe(expected);
  });

  it('is found for every route of the specification', () => {
    for (const [name, pattern] of Object.entries(ROUTE_PATTERNS)) {
      expect.soft(findRoute(pattern.replace(/:key\??/, 'x1')), pattern).toBe(name);
    }
  });
});

describe('what is known of a screen', () => {
  it.each([
    ['/mypage/order_history/', 'login-only', false],
    ['/login/', 'logout-only', false],
    ['/cart/payment/', 'member-only', false],
    ['/cart/', 'public', false],
    ['/product/ham-fr-001/', 'public', true],
    ['/law/', 'public', true],
  ])('%s: %s, indexed: %s', (path, access, indexable) => {
    expect(findRow(path)).toMatchObject({ access, indexable });
  });
});
