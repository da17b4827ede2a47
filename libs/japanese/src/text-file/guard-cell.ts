import { isRewritten } from './rewritten.ts';

/** Beginnings of a cell that a spreadsheet takes for a formula; also in full width, which some accept. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Whether a spreadsheet takes a cell for a formula, also after spaces. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell.replace(/^[ \u3000]+/, ''));
}

/**
 * Returns a cell that is text in every spreadsheet and can be read back unchanged (P-18): an apostrophe precedes
 * formulas, numbers that would be shortened and dates.
 */
export function guardCell(cell: string): string {
  return needsGuard(cell) || isGuarded(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe before a formula, a number or a date. */
export function unguardCell(cell: string): string {
  return isGuarded(cell) ? cell.slice(1) : cell;
}

const needsGuard = (cell: string): boolean => FORMULA.test(cell) || isRewritten(cell);

/** Whether it is guarded; also true if the apostrophe is part of the cell, so that both directions match. */
function isGuarded(cell: string): boolean {
  return cell.startsWith("'") && needsGuard(cell.replace(/^'+/, ''));
}
