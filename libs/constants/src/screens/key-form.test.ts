import { expect, it } from 'vitest';
import { isKey } from './key-form.ts';
import { screens } from './screens.ts';

it.each(['1', '42', '2147483647'])('the number of a row may be %s', (key) => {
  expect(isKey('number', key)).toBe(true);
});

it.each(['abc', '0', '-1', '01', '1.5', '1e3', '+1', '１', ' 1', '', '2147483648'])(
  'the number of a row is never %j',
  (key) => {
    expect(isKey('number', key)).toBe(false);
  },
);

it.each(['ham-fr-001', '生ハム', 'k'.repeat(64)])('a code may be %s', (key) => {
  expect(isKey('code', key)).toBe(true);
});

it.each(['', ' ', 'k'.repeat(65)])('a code is never %j', (key) => {
  expect(isKey('code', key)).toBe(false);
});

it('only screens with a key define its form', () => {
  for (const { path, key } of Object.values(screens)) expect.soft(key !== undefined, path).toBe(path.includes('/:key'));
});
