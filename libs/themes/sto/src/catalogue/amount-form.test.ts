import { expect, it } from 'vitest';
import { amountsOf } from './amount-form.tsx';

it('offers no more than the maximum quantity', () => {
  expect(amountsOf(12)).toEqual([1, 5, 10]);
  expect(amountsOf(99)).toEqual([1, 5, 10, 20]);
});

it('always offers one, so that the price is shown even when the cart is full', () => {
  expect(amountsOf(0)).toEqual([1]);
});
