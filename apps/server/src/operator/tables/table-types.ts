import type { JsonSchema } from '../../platform/contract/openapi-document.ts';

export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'instant' | 'date' | 'list' | 'json' | 'postal';

/** One column of a table's file. */
export interface FileColumn {
  /** Its name in the file, in snake_case. */
  name: string;
  /** The property of the table; null for a list in a separate table. */
  property: string | null;
  kind: ColumnKind;
  /** Whether it identifies this row or another one. */
  isIdentifier: boolean;
  isNullable: boolean;
  /** Whether it is a path of the shop. */
  isPath?: boolean;
  /** Whether a new row must have it. */
  isRequired: boolean;
  /** The allowed values; null when any is allowed. */
  values: readonly string[] | null;
  schema: JsonSchema;
}

/** A row as the file shows it: values by column. */
export type FileRow = Readonly<Record<string, unknown>>;

/** A row of the table, as it is stored and as the file shows it. */
export interface StoredRow {
  stored: Readonly<Record<string, unknown>>;
  row: FileRow;
}

/** How a file was saved: by a program, by a spreadsheet, or by one that had to drop what Shift_JIS or EUC-JP lack. */
export type SavedAs = 'json' | 'csv' | 'narrow_csv';

/** What is wrong with a cell, in Japanese. */
export interface CellError {
  field: string;
  message: string;
}

export interface ImportOptions {
  rows: readonly FileRow[];
  /** Rows that the file does not have are deleted. */
  replace: boolean;
  /** The channel whose rows the file has; null for the whole table. */
  channel: string | null;
  saved_as: SavedAs;
}

/** A problem of a row; `row` counts from 0 in the file, null is a row of the table that the file does not have. */
export interface RowError extends CellError {
  row: number | null;
}

export interface ImportResult {
  created: number;
  updated: number;
  unchanged: number;
  deleted: number;
  errors: RowError[];
  /** What the operator should know though the rows were accepted, in Japanese. */
  warnings: string[];
}
