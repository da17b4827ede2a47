import { expect, it } from 'vitest';
import { amountsOf } from './amount-form.tsx';

it('offers no more than may be bought', () => {
  expect(amountsOf(12)).toEqual([1, 5, 10]);
  expect(amountsOf(99)).toEqual([1, 5, 10, 20]);
});

it('always offers one, so that a full cart still shows the price', () => {
  expect(amountsOf(0)).toEqual([1]);
});
