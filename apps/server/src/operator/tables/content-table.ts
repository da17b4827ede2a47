import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../platform/context/ctx.ts';

/** What an import may rely on: a database (a transaction) and the time. */
export type TableContext = Pick<Ctx, 'db' | 'clock'>;

/** A column that holds another row's id, and stands in the file as that row's name. */
export interface TableReference {
  /** Its name in the file, e.g. `category` for `categoryId`. */
  as: string;
  table: PgTable;
  /** Property of the other table that this column holds. */
  holds: string;
  /** Property of the other table by which people know the row. */
  names: string;
}

/** A list of the file that lies in a table of its own, such as the tags of a product. */
export interface TableList {
  /** Its name in the file. */
  as: string;
  /** The list of every row, by the row's id. */
  read: (ctx: TableContext) => Promise<ReadonlyMap<unknown, string[]>>;
  /** Writes the list of one row anew. @returns what it names and does not exist */
  write: (ctx: TableContext, id: unknown, values: readonly string[]) => Promise<string[]>;
}

/** What is wrong with a row beside the others of its table. */
export interface TableProblem {
  /** The row's key, by the names of the file. */
  key: Readonly<Record<string, unknown>>;
  field: string;
  message: string;
}

/** A table that an operator takes out as a file and puts back. */
export interface ContentTable {
  /** As the command line names it, e.g. `news`. */
  name: string;
  /** What it holds, in Japanese. */
  label: string;
  table: PgTable;
  /** Properties that tell rows apart; `id` where there is nothing better, which a new row then leaves empty. */
  key: readonly string[];
  /** Properties that no file shows: worked out by the server, or counted by it. */
  hidden?: readonly string[];
  references?: Readonly<Record<string, TableReference>>;
  lists?: readonly TableList[];
  /** Property that holds the beginning of a postal code, which spreadsheets take for a number. */
  postal?: string;
  /** Schema of the contract whose properties of the same names bound what the columns may hold. */
  shape?: string;
  /** Rows may be deleted (`--replace`); false where orders and carts name them. */
  isReplaceable?: boolean;
  /** What a new row begins with in columns that no file shows. */
  fresh?: Readonly<Record<string, unknown>>;
  /** What is wrong with the table as a whole once everything has been written. */
  findProblems?: (ctx: TableContext) => Promise<readonly TableProblem[]>;
  /** What must follow in the same transaction when rows have changed. `ids` are those of new rows. */
  onChange?: (ctx: TableContext, created: readonly unknown[]) => Promise<void>;
}
