import { expect, it } from 'vitest';
import { roman } from './roman.ts';

it.each([
  [1, 'I'],
  [4, 'IV'],
  [8, 'VIII'],
  [9, 'IX'],
  [14, 'XIV'],
  [39, 'XXXIX'],
])('%i is the Roman numeral %s', (value, figures) => {
  expect(roman(value)).toBe(figures);
});
