import { expect, test } from 'vitest';
import { layOutNames, placeNames, upright } from './lay-out-names.ts';

const texts = (names: readonly string[]) =>
  layOutNames(names).names.map((columns) => columns.map(({ text, isSmall }) => (isSmall ? `(${text})` : text)));

test.each([
  ['a short name in one column, with a full-width space', ['見本 太郎'], [['見本　太郎']]],
  ['two spaces as one', ['見本  太郎'], [['見本　太郎']]],
  ['any eight characters in one column', ['見本商事部 一郎'], [['見本商事部　一郎']]],
  ['department and rank in a company smaller', ['営業部 部長 見本太郎'], [['(営業部)', '(部長)', '見本太郎']]],
  ['一同 alone as a name', ['一同'], [['一同']]],
  ['a word of ten characters in one column', ['見本食品流通株式会社'], [['見本食品流通株式会社']]],
  ['three names from the right, empty ones left out', ['見本', ' ', '花子', '次郎'], [['見本'], ['花子'], ['次郎']]],
  [
    'company and rank smaller beside the name',
    ['見本株式会社 代表取締役 見本太郎'],
    [['(見本株式会社)', '(代表取締役)', '見本太郎']],
  ],
  ['a long name of two parts in one column', ['見本原本 太郎左衛'], [['見本原本　太郎左衛']]],
  ['外一同 smaller at the left of a name', ['見本 太郎 外一同'], [['見本　太郎', '(外一同)']]],
  [
    'a company with its president and 外一同',
    ['見本食品株式会社 見本太郎 外一同'],
    [['(見本食品株式会社)', '見本太郎', '(外一同)']],
  ],
  [
    'a long word split in the middle',
    ['見本食品流通株式会社営業第二部一同'],
    [['見本食品流通株式会', '社営業第二部一同']],
  ],
])('lays out %s', (_case, names, expected) => {
  expect(texts(names)).toEqual(expected);
});

test('counts the characters of the longest column, small text as fewer', () => {
  expect(layOutNames(['見本', '花子']).characters).toBe(2);
  expect(layOutNames(['見本株式会社 見本太郎']).characters).toBe(4);
  expect(layOutNames(['見本食品流通株式会社 見本']).characters).toBe(7);
  expect(layOutNames(['見本 他数名']).characters).toBe(3);
  expect(layOutNames([]).characters).toBe(1);
});

test('counts characters beyond the basic plane as one', () => {
  expect(layOutNames(['𠮷'.repeat(12)]).names[0]?.map(({ text }) => [...text].length)).toEqual([6, 6]);
});

test.each([
  ['two names, with a gap between them', ['見本', '花子'], 1000, [75.5, -75.5]],
  ['company and name closely, the company narrower', ['見本株式会社 見本太郎'], 1000, [58, -35.96]],
  [
    'two companies, with a gap only before the second',
    ['見本株式会社 見本太郎', '見本株式会社 見本花子'],
    1000,
    [169.46, 75.5, -53.46, -147.42],
  ],
  ['names as large as the width allows', ['見本', '花子', '次郎'], 209, [75.5, 0, -75.5]],
])('centres %s', (_case, names, width, places) => {
  const sheet = { from: 0, room: 1000, width, middle: 0, largest: 100, leading: 1 };
  const placed = placeNames(layOutNames(names), sheet);
  expect(placed.map(({ x }) => Math.round(x * 100) / 100 + 0)).toEqual(places);
});

test('starts 一同 one character below its name', () => {
  const sheet = { from: 40, room: 1000, width: 1000, middle: 0, largest: 20, leading: 1 };
  expect(placeNames(layOutNames(['見本 一同']), sheet).map(({ y }) => y)).toEqual([40, 60]);
});

test('counts a kanji with its variation selector as one', () => {
  expect(layOutNames(['辻\u{e0100}'])).toEqual(layOutNames(['辻']));
  expect(upright('御祝\u{e0100}')).toBe('御祝');
});

test('converts letters, digits and spaces to full width', () =>
  expect(upright('No.1!  ~見本')).toBe('Ｎｏ．１！　～見本'));

const room = { from: 190, room: 102, width: 300, middle: 192, largest: 25, leading: 1.06 };
const longest = '見本食品流通株式会社営業第二部第三課一同';

test.each([
  ['a short name', ['見本']],
  ['twenty characters', [longest]],
  ['three names', ['見本太郎', '花子', '次郎']],
  ['three names of twenty characters', [longest, longest, longest]],
  ['a name and 外一同', ['見本 太郎 外一同']],
  ['three companies with rank and name', Array.from({ length: 3 }, () => '見本食品株式会社 代表取締役 見本太郎')],
])('places %s within the paper, the first at the right', (_case, names) => {
  const placed = placeNames(layOutNames(names), room);
  for (const { text, x, y, fontSize } of placed) {
    expect(y + [...text].length * fontSize * room.leading).toBeLessThanOrEqual(room.from + room.room + 1);
    expect(x - fontSize / 2).toBeGreaterThanOrEqual(room.middle - room.width / 2);
    expect(x + fontSize / 2).toBeLessThanOrEqual(room.middle + room.width / 2);
  }
  const places = placed.map(({ x }) => x);
  expect(places).toEqual([...places].sort((a, b) => b - a));
});
