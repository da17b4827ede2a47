import { isRewritten } from './rewritten.ts';

/** How a cell begins that a spreadsheet would take for a formula; also in full width, which some of them accept. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Whether a spreadsheet would take a cell for a formula; spaces before it do not help. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell.replace(/^[ \u3000]+/, ''));
}

/** A cell that is text in every spreadsheet and comes back from it as it was (P-18): an apostrophe stands before what would be a formula, a shorter number or a date. */
export function guardCell(cell: string): string {
  return needsGuard(cell) || isGuarded(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe off that stands before what would be a formula, a number or a date. */
export function unguardCell(cell: string): string {
  return isGuarded(cell) ? cell.slice(1) : cell;
}

const needsGuard = (cell: string): boolean => FORMULA.test(cell) || isRewritten(cell);

/** Also the cell of which the apostrophe is a part, so that both ways agree. */
function isGuarded(cell: string): boolean {
  return cell.startsWith("'") && needsGuard(cell.replace(/^'+/, ''));
}
