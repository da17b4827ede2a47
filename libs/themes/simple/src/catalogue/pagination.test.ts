import { expect, it } from 'vitest';
import { pagesAround } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [4, 5, 6, null, 9]],
  [8, 9, [6, 7, 8, 9]],
  [9, 9, [6, 7, 8, 9]],
])('page %i of %i shows %j', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});
