import { isDeepStrictEqual } from 'node:util';
import { asc, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentTable, TableContext } from './content-table.ts';
import type { FileColumn } from './file-columns.ts';
import { instantText } from './instants.ts';
import type { StoredRow } from './table-types.ts';

export type { FileRow, StoredRow } from './table-types.ts';

/** What a row belongs to, where a table is divided by channels. */
export const channelColumn = 'channel_prefixes';

/** Returns every row of a table in a fixed order, or only those of one channel. @param columns of the table's file */
export async function readTable(
  ctx: TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  channel: string | null,
): Promise<StoredRow[]> {
  const { table, key, references = {}, lists = [], file } = content;
  if (file) return file.read(ctx);
  const properties = getTableColumns(table) as Record<string, PgColumn>;
  const order = [properties.id ?? [], key.map((name) => properties[name] ?? [])].flat(2).map((column) => asc(column));
  const rows: Record<string, unknown>[] = await ctx.db
    .select()
    .from(table)
    .orderBy(...order);
  const names = new Map<string, ReadonlyMap<unknown, unknown>>();
  for (const [property, { table: other, column, names: by }] of Object.entries(references)) {
    names.set(
      property,
      await namesIn(ctx, { other, column, by }, ctx.db.select({ value: need(properties, property) }).from(table)),
    );
  }
  const listed = new Map<string, ReadonlyMap<unknown, string[]>>();
  for (const { as, read } of lists) listed.set(as, await read(ctx));

  const shown = rows.map((stored): StoredRow => {
    const cell = ({ name, property }: FileColumn): unknown => {
      if (property === null) return listed.get(name)?.get(stored.id) ?? [];
      const value = stored[property];
      const known = names.get(property);
      if (known) return value === null ? null : (known.get(value) ?? null);
      return value instanceof Date ? instantText(value) : value;
    };
    return { stored, row: Object.fromEntries(columns.map((column) => [column.name, cell(column)])) };
  });
  return channel === null ? shown : shown.filter(({ row }) => isDeepStrictEqual(row[channelColumn], [channel]));
}

/** Returns the names of the referenced rows only: the other table may have all members of the shop. */
async function namesIn(
  { db }: TableContext,
  { other, column, by }: { other: PgTable; column: string; by: string },
  locked: Parameters<typeof inArray>[1],
): Promise<ReadonlyMap<unknown, unknown>> {
  const columns = getTableColumns(other) as Record<string, PgColumn>;
  const rows = await db
    .select({ locked: need(columns, column), name: need(columns, by) })
    .from(other)
    .where(inArray(need(columns, column), locked));
  return new Map(rows.map((row) => [row.locked, row.name]));
}

function need(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name];
  if (!column) throw new Error(`A table is described with the column ${name}, which it does not have.`);
  return column;
}
