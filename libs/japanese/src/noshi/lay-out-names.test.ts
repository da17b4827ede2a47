import { expect, test } from 'vitest';
import { layOutNames, placeNames } from './lay-out-names.ts';

const texts = (names: readonly string[]) =>
  layOutNames(names).names.map((columns) => columns.map(({ text, isSmall }) => (isSmall ? `(${text})` : text)));

test.each([
  ['a short name in one column, its space kept wide', ['見本 太郎'], [['見本　太郎']]],
  ['three names from the right, empty ones left out', ['見本', ' ', '花子', '次郎'], [['見本'], ['花子'], ['次郎']]],
  [
    'firm and rank smaller beside the name',
    ['見本株式会社 代表取締役 見本太郎'],
    [['(見本株式会社)', '(代表取締役)', '見本太郎']],
  ],
  ['a long name of two parts in one column', ['見本原本 太郎左衛'], [['見本原本　太郎左衛']]],
  ['those who sign with a name smaller at its left', ['見本 太郎 外一同'], [['見本　太郎', '(外一同)']]],
  [
    'a firm with its head and all others',
    ['見本食品株式会社 見本太郎 外一同'],
    [['(見本食品株式会社)', '見本太郎', '(外一同)']],
  ],
  [
    'a long word folded in the middle',
    ['見本食品流通株式会社営業第二部一同'],
    [['見本食品流通株式会', '社営業第二部一同']],
  ],
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

const room = { from: 190, room: 102, width: 300, middle: 192, largest: 25, leading: 1.06 };
const longest = '見本食品流通株式会社営業第二部第三課一同';

test.each([
  ['a short name', ['見本']],
  ['twenty characters', [longest]],
  ['three names', ['見本太郎', '花子', '次郎']],
  ['three names of twenty characters', [longest, longest, longest]],
  ['a name and all others', ['見本 太郎 外一同']],
  ['three firms with rank and name', Array.from({ length: 3 }, () => '見本食品株式会社 代表取締役 見本太郎')],
])('keeps %s on the sheet, the first at the right', (_fact, names) => {
  const placed = placeNames(layOutNames(names), room);
  for (const { text, x, y, fontSize } of placed) {
    expect(y + [...text].length * fontSize * room.leading).toBeLessThanOrEqual(room.from + room.room + 1);
    expect(x - fontSize / 2).toBeGreaterThanOrEqual(room.middle - room.width / 2);
    expect(x + fontSize / 2).toBeLessThanOrEqual(room.middle + room.width / 2);
  }
  const places = placed.map(({ x }) => x);
  expect(places).toEqual([...places].sort((a, b) => b - a));
});
