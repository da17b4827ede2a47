import { expect, it } from 'vitest';
import { hasLostCharacters, isLostCopy } from './lost-characters.rules.ts';

it.each([
  ['Jamón ibérico', 'Jam?n ib?rico', true, true],
  ['Jamón ibérico', 'Jamon iberico', false, true],
  ['𠮷田商店', '?田商店', true, true],
  ['𠮷田商店', '??田商店', true, true],
  ['ハム〜チーズ', 'ハム?チーズ', true, true],
  ['生ハム', '生?ム', false, false],
  ['Jamón', 'Jam?n serrano', false, false],
  ['Jamón', 'Jamón', false, false],
  ['なぜ?', 'なぜ?', false, false],
  ['Jamón', '別の名前', false, false],
])('%s as %s has lost characters in a wide encoding: %s, in a narrow one: %s', (stored, given, isWide, isNarrow) => {
  expect(isLostCopy(stored, given, { isNarrow: false })).toBe(isWide);
  expect(isLostCopy(stored, given, { isNarrow: true })).toBe(isNarrow);
});

it('one lost character in any text of a list or a document is found', () => {
  expect(hasLostCharacters(['a', 'é'], ['a', '?'], { isNarrow: false })).toBe(true);
  expect(hasLostCharacters({ a: [{ b: 'é' }] }, { a: [{ b: '?' }] }, { isNarrow: false })).toBe(true);
  expect(hasLostCharacters({ a: 'é' }, { b: '?' }, { isNarrow: false })).toBe(false);
});
