import { expect, it } from 'vitest';
import { illustrationOf } from './illustrations.ts';

it('gives each category its own drawing and any other the laid table', () => {
  expect(illustrationOf('dry-cured-ham')).toBe('dry-cured-ham');
  expect(illustrationOf('truffles')).toBe('table');
});
