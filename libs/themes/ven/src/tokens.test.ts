import { expect, it } from 'vitest';
import { failingPairs } from '@shop/theming/tokens';
import { tokens } from './tokens.ts';

it('every pair of colour roles is readable (WCAG 2.2 AA)', () => {
  expect(failingPairs(tokens.color)).toEqual([]);
});
