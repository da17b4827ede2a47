import { CsvError, parse } from 'csv-parse/sync';
import { importProblem } from './import-problem.ts';

/** A row of a file with its number in a spreadsheet; empty rows are left out, but counted. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** @throws InvalidInputError `address.import_invalid` when quotation marks do not match. */
export function readTable(text: string): TableRow[] {
  return parseRows(text)
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, delimiter: isTabbed(text) ? '\t' : ',' });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw importProblem({ file: ['「"」の数が合わない行があります。表計算ソフトでCSVとして保存し直してください。'] });
  }
}

/**
 * Whether tabs are between the cells, as in Excel's "Unicode text" and in files of Amazon: its headings have tabs, but
 * no comma.
 */
function isTabbed(text: string): boolean {
  const [heading = ''] = text.trimStart().split(/[\r\n]/, 1);
  return heading.includes('\t') && !heading.includes(',');
}
