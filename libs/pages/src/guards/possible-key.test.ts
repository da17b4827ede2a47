import { describe, expect, it } from 'vitest';
import { hasPossibleKey, keyLoader } from './possible-key.ts';

const load = (path: string) => keyLoader({ request: new Request(`http://shop.example${path}?from=checkout`) });

describe('an impossible key is not found (spec §8)', () => {
  it.each([
    '/mypage/address/abc/edit/',
    '/mypage/address/0/edit',
    `/mypage/order_history/${'9'.repeat(65)}/`,
    `/product/${'x'.repeat(65)}/`,
  ])('%s', (path) => {
    expect(hasPossibleKey(path)).toBe(false);
    expect(() => load(path)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});

describe('a possible key is accepted', () => {
  it.each([
    '/mypage/address/12/edit/',
    '/mypage/address/add/',
    '/mypage/order_history/abc/',
    '/product/%E7%94%9F%E3%83%8F%E3%83%A0/',
    '/social-gift/',
    '/social-gift/confirm/',
    '/law/',
  ])('%s', (path) => {
    expect(hasPossibleKey(path)).toBe(true);
    expect(load(path)).toBeNull();
  });
});
