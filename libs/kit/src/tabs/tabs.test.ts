import { expect, it } from 'vitest';
import { nextTab } from './tabs.tsx';

it.each([
  ['ArrowRight', 2, 0],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s on tab %i of three leads to %s', (key, at, target) => {
  expect(nextTab(key, at, 3)).toBe(target);
});
