import { expect, it } from 'vitest';
import { indexOfKey } from './index-of-key.ts';

it('arrow keys wrap around at the ends, Home and End move to them', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => indexOfKey(key, 0, 3))).toEqual([1, 2, 0, 2]);
  expect(indexOfKey('ArrowRight', 2, 3)).toBe(0);
});

it('ignores any other key', () => {
  expect(indexOfKey('Enter', 1, 3)).toBeNull();
});
