import { expect, test } from 'vitest';
import { layOutNames } from './lay-out-names.ts';

const texts = (names: readonly string[]) => layOutNames(names).names.map((columns) => columns.map(({ text, isSmall }) => (isSmall ? `(${text})` : text)));

test.each([
  ['a short name in one column, its space kept wide', ['見本 太郎'], [['見本　太郎']]],
  ['three names from the right, empty ones left out', ['見本', ' ', '花子', '次郎'], [['見本'], ['花子'], ['次郎']]],
  ['firm and rank smaller beside the name', ['見本株式会社 代表取締役 見本太郎'], [['(見本株式会社)', '(代表取締役)', '見本太郎']]],
  ['a long word folded in the middle', ['見本食品流通株式会社営業第二部一同'], [['見本食品流通株式会', '社営業第二部一同']]],
])('writes %s', (_fact, names, expected) => {
  expect(texts(names)).toEqual(expected);
});

test('counts what the longest column must hold, small writing as less', () => {
  expect(layOutNames(['見本', '花子']).characters).toBe(2);
  expect(layOutNames(['見本株式会社 見本太郎']).characters).toBe(4);
  expect(layOutNames(['見本食品流通株式会社 見本']).characters).toBe(7);
  expect(layOutNames([]).characters).toBe(1);
});

test('writes characters beyond the basic plane as one', () => {
  expect(layOutNames(['𠮷'.repeat(12)]).names[0]?.map(({ text }) => [...text].length)).toEqual([6, 6]);
});
