import { expect, it } from 'vitest';
import { parseQuantity } from './quantity-stepper.tsx';

it.each([
  ['3', 3],
  ['１２', 12],
  [' 5個', 5],
  ['0', 0],
  ['400', 400],
  ['1.5', NaN],
  ['１．５', NaN],
  ['1,5', NaN],
  ['1.', NaN],
  ['-3', NaN],
  ['3〜4', NaN],
  ['', NaN],
  ['たくさん', NaN],
])('「%s」 is the quantity %s', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});
