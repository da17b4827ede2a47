/** How a cell begins that a spreadsheet would take for a formula; also in full width, which some of them accept. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** Whether a spreadsheet would take a cell for a formula; spaces before it do not help. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell.replace(/^[ \u3000]+/, ''));
}

/** A cell that is text in every spreadsheet (P-18); `unguardCell` gives it back as it was. */
export function guardCell(cell: string): string {
  return FORMULA.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe off that stands before what would be a formula. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
