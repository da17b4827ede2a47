import { describe, expect, it } from 'vitest';
import { gramsOf, weightsOf } from './weight-form.tsx';

describe('weights at the counter', () => {
  it.each([
    ['80g(約8枚)', 80],
    ['1,200g', 1200],
    ['1.5kg', 1500],
    ['約300g(2本)', 300],
    ['1本', null],
    ['瓶 180g', null],
  ])('%s weighs %s', (label, grams) => {
    expect(gramsOf(label)).toBe(grams);
  });

  it('offers no more than the maximum quantity', () => {
    expect(weightsOf('80g', 2)).toEqual([
      { pieces: 1, grams: '80' },
      { pieces: 2, grams: '160' },
    ]);
  });

  it('always offers one, so that the price is shown even when the cart is full', () => {
    expect(weightsOf('1本', 0)).toEqual([{ pieces: 1, grams: null }]);
  });
});
