import { expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

it.each([
  ['3', 3],
  ['１２', 12],
  ['5個', 5],
  ['0', 1],
  ['400', 20],
  ['', null],
  ['たくさん', null],
])('「%s」 between 1 and 20 is %s', (typed, quantity) => {
  expect(parseQuantity(typed, 1, 20)).toBe(quantity);
});
