import { describe, expect, it } from 'vitest';
import { fromCell, toCell } from './cell.ts';
import type { Column } from './table.ts';

const column = (kind: Column['kind'], is_nullable = false): Column => ({
  name: 'x',
  kind,
  is_nullable,
  is_required: false,
  values: null,
});
const maybe = (kind: Column['kind']) => column(kind, true);

describe('a value is unchanged after export and import', () => {
  it.each([
    ['a text', '生ハム', column('text')],
    ['an empty text', '', column('text')],
    ['an empty text where there may be none', '', maybe('text')],
    ['an apostrophe alone', "'", maybe('text')],
    ['no text', null, maybe('text')],
    ['a text that looks like a formula', '=1+1', column('text')],
    ['a text with an escaped formula', "'=1+1", maybe('text')],
    ['a number that begins with zero', '0970', column('text')],
    ['a street that looks like a day', '1-2', maybe('text')],
    ['a slot that begins with zero', ['0812'], column('list')],
    ['a telephone number', '+81-3-0000-0000', column('text')],
    ['a text of several lines', 'a\nb,"c"', column('text')],
    ['an integer', -12, column('integer')],
    ['a number', 0.95, column('number')],
    ['no number', null, maybe('integer')],
    ['true', true, column('boolean')],
    ['a list', ['bbq', 'party'], column('list')],
    ['an empty list', [], column('list')],
    ['an empty list where there may be none', [], maybe('list')],
    ['no list', null, maybe('list')],
    ['a list with a separator in it', ['a|b', '=c', ''], column('list')],
    ['a document', { a: [1, { b: '「」' }] }, column('json')],
    ['no document', null, maybe('json')],
    ['an instant', '2026-11-20T10:00:00+09:00', column('instant')],
  ] as const)('%s', (_, value, of) => {
    expect(fromCell(toCell(value, of), of)).toEqual(value);
  });
});

it.each(['=cmd()', '+1', '-1', '@x', "'=x", '＝cmd()', '＋1', '－1', '＠x', '\t=x', '\r=x', '\n=x'])(
  '「%s」 is escaped, so that a spreadsheet does not run it as a formula',
  (text) => {
    expect(toCell(text, column('text'))).toMatch(/^'/);
  },
);

it.each([
  ['TRUE', 'boolean', true],
  ['12', 'integer', 12],
  ['１，４８０', 'integer', 1480],
  ["'12", 'integer', 12],
  ['２０２６/１１/３', 'date', '2026/11/3'],
  ['bbq | party', 'list', ['bbq', 'party']],
] as const)('%s is read as spreadsheets write it', (cell, kind, value) => {
  expect(fromCell(cell, column(kind))).toEqual(value);
});

it.each([
  ['はい', 'boolean'],
  ['1e3', 'integer'],
  ['{', 'json'],
] as const)('%s is left unchanged for the shop to refuse', (cell, kind) => {
  expect(fromCell(cell, column(kind))).toBe(cell);
});

it('escapes values that a spreadsheet would reformat', () => {
  expect(toCell('0970', column('text'))).toBe("'0970");
  expect(toCell(['0812'], column('list'))).toBe('["0812"]');
});
