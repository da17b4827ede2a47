import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { fromCell, toCell } from './cell.ts';
import { exitCodes, ShopCommandError } from './command-context.ts';
import type { Column, Row } from './table.ts';

/** Rows as CSV, with the names of the columns in the first row. */
export function toCsv(rows: readonly Row[], columns: readonly Column[]): string {
  const cells = rows.map((row) => columns.map((column) => toCell(row[column.name], column)));
  // Every kind of line end inside a cell must be quoted, since rows are read with any.
  return stringify([columns.map(({ name }) => name), ...cells], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

/** Rows of a file with the numbers that a spreadsheet shows beside them. */
export interface NumberedRows {
  readonly rows: readonly Row[];
  readonly nameOf: (index: number) => string;
}

/** Reads CSV. Columns may be in any order, and some may be missing. @throws ShopCommandError that names the row */
export function fromCsv(text: string, columns: readonly Column[]): NumberedRows {
  const [header, ...records] = readCsvRecords(text);
  const names = (header ?? []).map((name) => name.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ShopCommandError(`1行目に「${twice}」の列が2つあります。`, exitCodes.misused);
  if (names.length === 0 || names.includes(''))
    throw new ShopCommandError('1行目に列の名前を入れてください。', exitCodes.misused);
  const known = new Map(columns.map((column) => [column.name, column]));
  const used = records
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  for (const { cells, line } of used) {
    if (cells.length !== names.length)
      throw new ShopCommandError(
        `${line}行目: 列が${cells.length}個あります(1行目は${names.length}個)。`,
        exitCodes.misused,
      );
  }
  return {
    rows: used.map(({ cells }) =>
      Object.fromEntries(names.map((name, index) => [name, fromCell(cells[index] ?? '', known.get(name))])),
    ),
    nameOf: (index) => `${used[index]?.line ?? '?'}行目`,
  };
}

/** Returns the cells of a file, row by row, with any content. @throws ShopCommandError */
export function readCsvRecords(text: string): string[][] {
  try {
    // A row added by another editor may have another line end.
    return parse(text, { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] });
  } catch (error) {
    throw new ShopCommandError(
      `CSV として読み取れません。引用符の閉じ忘れなどをご確認ください(${error instanceof Error ? error.message : String(error)})。`,
      exitCodes.misused,
    );
  }
}
