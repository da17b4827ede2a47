import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import type { FileColumn, ImportOptions, ImportResult, StoredRow } from './table-types.ts';

/** What an import may rely on: a database (a transaction), the time and the configuration. */
export type TableContext = Pick<Ctx, 'db' | 'clock' | 'config'>;

/** A column with another row's id, which the file shows as that row's name. */
export interface TableReference {
  /** Its name in the file, e.g. `category` for `categoryId`. */
  as: string;
  table: PgTable;
  /** The property of the other table whose value this column has. */
  column: string;
  /** The property of the other table that names the row in files. */
  names: string;
}

/** A list in the file that is stored in a separate table, such as the tags of a product. */
export interface TableList {
  /** Its name in the file. */
  as: string;
  /** The list of every row, by the row's id. */
  read: (ctx: TableContext) => Promise<ReadonlyMap<unknown, string[]>>;
  /** Replaces the list of one row. @returns the entries that do not exist */
  write: (ctx: TableContext, id: unknown, values: readonly string[]) => Promise<string[]>;
}

/** How a table's file is handled that does not have the columns of its table. */
export interface TableFile {
  columns: readonly FileColumn[];
  read: (ctx: TableContext) => Promise<StoredRow[]>;
  write: (ctx: TableContext & AuditCtx, options: ImportOptions) => Promise<ImportResult>;
}

/** A problem of a row in relation to others of its table. */
export interface TableProblem {
  /** The row's key, by the names of the file. */
  key: Readonly<Record<string, unknown>>;
  field: string;
  message: string;
}

/** Rows that refer to a row, which cannot be deleted while there are any. */
export interface TableUse {
  /** What refers to it, in Japanese. */
  label: string;
  table: PgTable;
  /** Selects the rows of `table` that refer to the row. */
  where: (stored: Readonly<Record<string, unknown>>) => SQL;
}

/** A table that an operator can export as a file and import. */
export interface ContentTable {
  /** Its name on the command line, e.g. `news`. */
  name: string;
  /** Its content, in Japanese. */
  label: string;
  table: PgTable;
  /** The properties that identify a row; `id` where there is nothing better, which is empty for a new row. */
  key: readonly string[];
  /** Properties that are not in files: computed or counted by the server. */
  hidden?: readonly string[];
  references?: Readonly<Record<string, TableReference>>;
  lists?: readonly TableList[];
  /** The property with a prefix of a postal code, which spreadsheets take for a number. */
  postal?: string;
  /** The property with a path of the shop, which is stored in one form (`normalisePath`). */
  path?: string;
  /** The schema of the contract whose properties of the same names limit the values of columns. */
  shape?: string;
  /** Whether rows may be deleted; false where the shop does not work without one. */
  isReplaceable?: boolean;
  /** What may refer to a row besides what the database itself refuses or deletes with it. */
  uses?: readonly TableUse[];
  /** Locks what an order being placed locks too, so that `uses` is complete when a row is deleted. */
  lock?: (ctx: TableContext, stored: Readonly<Record<string, unknown>>) => Promise<void>;
  /** What a new row begins with in columns that no file shows. */
  fresh?: (ctx: Pick<TableContext, 'config'>) => Readonly<Record<string, unknown>>;
  /** The file, where it is not the table's own columns. */
  file?: TableFile;
  /** What is wrong with the table as a whole once everything has been written. */
  findProblems?: (ctx: TableContext) => Promise<readonly TableProblem[]>;
  /** What must follow in the same transaction when rows have changed. `ids` are those of new rows. */
  onChange?: (ctx: TableContext, created: readonly unknown[]) => Promise<void>;
}
