import { expect, it } from 'vitest';
import { pageOf } from './model.ts';

it.each([
  [null, 1],
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['99', 16],
  ['2.9', 2],
  ['表紙', 1],
])('page %s in the URL is page %i of sixteen', (pageParam, page) => {
  expect(pageOf(pageParam, 16)).toBe(page);
});
