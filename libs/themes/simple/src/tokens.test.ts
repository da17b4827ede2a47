import { expect, it } from 'vitest';
import { failingPairs } from '@shop/theming/tokens';
import { tokens } from './tokens.ts';

it('every pair of colour roles in Simple is readable (WCAG 2.2 AA)', () => {
  expect(failingPairs(tokens.color)).toEqual([]);
});

it('a pair that is too pale is reported', () => {
  const pale = { ...tokens.color, inkMuted: '#b0a59e' };
  expect(failingPairs(pale).map((pair) => pair.over)).toContain('inkMuted');
});
