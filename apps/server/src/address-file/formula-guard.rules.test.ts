import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, isFormula, unguardCell } from './formula-guard.rules.ts';

const anyCell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", 'a', '\t', '\n') }),
);

it('a guarded cell is never a formula, and comes back as it was (P-18)', () => {
  fc.assert(
    fc.property(anyCell, (cell) => {
      expect(/^[=+\-@＝＋－＠\t\r\n]/.test(guardCell(cell))).toBe(false);
      expect(unguardCell(guardCell(cell))).toBe(cell);
    }),
  );
});

it('a cell that is no formula is left alone', () => {
  fc.assert(
    fc.property(
      fc.string().filter((cell) => !isFormula(cell) && !cell.startsWith("'")),
      (cell) => guardCell(cell) === cell,
    ),
  );
});
