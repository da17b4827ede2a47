import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, isFormula, unguardCell } from './guard-cell.ts';
import { isRewritten } from './rewritten.ts';

const anyCell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", 'a', '\t', '\n') }),
  fc.string({ unit: fc.constantFrom('0', '1', '２', "'", '-', '/', '月', '日', 'E', '+', '.', ':') }),
);

it('a guarded cell is never a formula, is never rewritten, and is restored unchanged (P-18)', () => {
  fc.assert(
    fc.property(anyCell, (cell) => {
      expect(/^[=+\-@＝＋－＠\t\r\n]/.test(guardCell(cell))).toBe(false);
      expect(isRewritten(guardCell(cell))).toBe(false);
      expect(unguardCell(guardCell(cell))).toBe(cell);
    }),
  );
});

it('a cell that is no formula is not changed', () => {
  fc.assert(
    fc.property(
      fc.string().filter((cell) => !isFormula(cell) && !isRewritten(cell) && !cell.startsWith("'")),
      (cell) => guardCell(cell) === cell,
    ),
  );
});
