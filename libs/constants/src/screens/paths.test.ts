import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { screenPaths } from './screen-paths.ts';
import { withQuery } from '../with-query.ts';

const built = Object.fromEntries(
  Object.entries(paths).map(([name, build]) => [name, (build as (key?: string) => string)('k-1')]),
);

test('every screen has its URL', () => {
  expect(built).toMatchSnapshot();
});

test('every URL ends with a slash', () => {
  for (const url of Object.values(built)) expect(url).toMatch(/\/$/);
});

test('no two screens share a URL pattern', () => {
  const patterns = Object.values(screenPaths);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('a key is percent-encoded', () => {
  expect(paths.product('生ハム/1')).toBe('/product/%E7%94%9F%E3%83%8F%E3%83%A0%2F1/');
});

test('an optional key may be left out', () => {
  expect(paths.socialGift()).toBe('/social-gift/');
  expect(paths.socialGiftConfirm()).toBe('/social-gift/confirm/');
  expect(paths.socialGiftConfirm('t0')).toBe('/social-gift/t0/confirm/');
});

test('a query leaves out what is empty and repeats lists', () => {
  expect(withQuery(paths.login(), { re: 1 })).toBe('/login/?re=1');
  expect(withQuery(paths.products(), { word: '', brand: ['a', 'b'], page: undefined })).toBe('/product/?brand=a&brand=b');
  expect(withQuery(paths.products(), { word: null })).toBe('/product/');
});
