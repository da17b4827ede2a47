import { expect, it } from 'vitest';
import { guardCell, unguardCell } from './guard-cell.ts';
import { isRewritten, rewrittenKind } from './rewritten.ts';

it.each([
  ...['0970', '０９７０', '09012345678', '397012345678', '1E5', '12E3', '1.10', '(1)', 'TRUE', '12:00'],
  ...['1-2', '1-2-3', '2001/1/2', '1月2日', '2026年11月', 'MAR1', 'DEC-24', '2-Jan', 'SEPT2'],
])('a spreadsheet would rewrite %s, but not its guarded cell', (cell) => {
  expect([isRewritten(cell), isRewritten(guardCell(cell)), unguardCell(guardCell(cell))]).toEqual([true, false, cell]);
});

it.each(['970', '100-0001', '03-1234-5678', 'ham-fr-001', '千代田1-2', '1234-5678-9012', '三月', 'MARIA', '2号棟', ''])(
  '%j is not changed',
  (cell) => {
    expect([isRewritten(cell), guardCell(cell), unguardCell(cell)]).toEqual([false, cell, cell]);
  },
);

it.each([
  ['3.97012E+11', 'exponent'],
  ['３．９７０１２Ｅ＋１１', 'exponent'],
  ['4E+11', 'exponent'],
  ['1月2日', 'date'],
  ['2001/1/2', 'date'],
  ['2-Jan', 'date'],
  ['Jan-02', 'date'],
  ['1E5', null],
  ['1-2-3', null],
  ['千代田1-2', null],
])('%s was rewritten by a spreadsheet: %s', (cell, kind) => {
  expect(rewrittenKind(cell)).toBe(kind);
});
