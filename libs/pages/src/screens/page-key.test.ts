import { expect, it } from 'vitest';
import { pageKeyOf } from './page-key.ts';

it.each([
  ['/', 'home'],
  ['/ec/', 'ec'],
  ['/product/', 'products'],
  ['/product/ham-fr-001/', 'product'],
  ['/news/', 'news_list'],
  ['/guide/', null],
])('the page at %s has the editor key %s', (path, key) => {
  expect(pageKeyOf(path)).toBe(key);
});
