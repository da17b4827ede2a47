import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { products } from '../../platform/db/schema/catalogue.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import type { CellError } from './check-row.ts';
import type { ContentTable, TableContext } from './content-table.ts';
import { changedAt, type FileColumn } from './file-columns.ts';
import { channelColumn, type FileRow } from './read-table.ts';

/** Lists that name rows of other tables without holding their ids: by the name of the column, in any table. */
const namedLists: Readonly<Record<string, { table: PgTable; names: string }>> = {
  product_keys: { table: products, names: 'key' },
  [channelColumn]: { table: channels, names: 'prefix' },
};

/** The values of a row as the table stores them, or what it names and is not there. */
export async function resolveRow(
  ctx: TableContext,
  { table, references = {} }: ContentTable,
  columns: readonly FileColumn[],
  row: FileRow,
): Promise<{ values: Record<string, unknown>; errors: CellError[] }> {
  const errors: CellError[] = [];
  const values: Record<string, unknown> = {};
  const missing = (field: string, name: unknown) =>
    errors.push({ field, message: `「${String(name)}」は登録されていません。` });
  for (const { name, property, kind } of columns) {
    const value = row[name];
    if (property === null || value === undefined) continue;
    const reference = references[property];
    const list = namedLists[name];
    if (reference && value !== null) {
      const found = await findNamed(ctx, reference.table, reference.names, value);
      if (found) values[property] = found[reference.column];
      else missing(name, value);
      continue;
    }
    if (list && Array.isArray(value)) {
      for (const entry of value) if (!(await findNamed(ctx, list.table, list.names, entry))) missing(name, entry);
    }
    values[property] = kind === 'instant' && typeof value === 'string' ? new Date(value) : value;
  }
  if (changedAt in getTableColumns(table)) values[changedAt] = ctx.clock.now();
  return { values, errors };
}

async function findNamed(
  { db }: TableContext,
  table: PgTable,
  names: string,
  value: unknown,
): Promise<Record<string, unknown> | undefined> {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[names];
  if (!column) throw new Error(`A reference names the column ${names}, which does not exist.`);
  const [found]: Record<string, unknown>[] = await db.select().from(table).where(eq(column, value)).limit(1);
  return found;
}
