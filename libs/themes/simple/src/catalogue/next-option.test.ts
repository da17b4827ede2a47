import { expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

it.each([
  [null, 3, 1, 0],
  [null, 3, -1, 2],
  [0, 3, 1, 1],
  [2, 3, 1, null],
  [0, 3, -1, null],
  [null, 0, 1, null],
] as const)('from option %s of %i, a step of %i selects %s', (active, count, step, next) => {
  expect(nextOption(active, count, step)).toBe(next);
});
