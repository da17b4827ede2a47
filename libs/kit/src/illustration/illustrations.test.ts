import { expect, it } from 'vitest';
import { illustrationOf } from './illustrations.ts';

it('returns the illustration of each category and a set table for any other', () => {
  expect(illustrationOf('dry-cured-ham')).toBe('dry-cured-ham');
  expect(illustrationOf('truffles')).toBe('table');
});
