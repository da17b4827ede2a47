import { expect, it } from 'vitest';
import { indexOfKey } from './index-of-key.ts';

it('arrows go round the ends, Home and End go to them', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => indexOfKey(key, 0, 3))).toEqual([1, 2, 0, 2]);
  expect(indexOfKey('ArrowRight', 2, 3)).toBe(0);
});

it('leaves any other key alone', () => {
  expect(indexOfKey('Enter', 1, 3)).toBeNull();
});
