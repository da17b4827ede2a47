import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentTable, TableContext } from './content-table.ts';
import type { StoredRow } from './read-table.ts';

const IMPORT_LOCK = 727_275;

type Values = Record<string, unknown>;

const columnsOf = ({ table }: ContentTable) => getTableColumns(table) as Record<string, PgColumn>;

/** By which a row is found again: its id, or the key where there is none. */
function identityOf(content: ContentTable, stored: StoredRow['stored']) {
  const columns = columnsOf(content);
  const names = columns.id ? ['id'] : content.key;
  return and(...names.flatMap((name) => (columns[name] ? [eq(columns[name], stored[name])] : [])));
}

/** Adds a row. @returns it as it is stored */
export async function insertRow({ db }: TableContext, content: ContentTable, values: Values): Promise<Values> {
  const [row]: Values[] = await db.insert(content.table).values(values).returning();
  if (!row) throw new Error(`A row of ${content.name} was not written.`);
  return row;
}

export async function updateRow(
  { db }: TableContext,
  content: ContentTable,
  stored: StoredRow['stored'],
  values: Values,
): Promise<void> {
  await db.update(content.table).set(values).where(identityOf(content, stored));
}

export async function deleteRow(
  { db }: TableContext,
  content: ContentTable,
  stored: StoredRow['stored'],
): Promise<void> {
  await db.delete(content.table).where(identityOf(content, stored));
}

/** Advances the sequence beyond imported ids: otherwise the next row would get one of them. */
export async function catchUpSequence({ db }: TableContext, content: ContentTable): Promise<void> {
  const name = getTableName(content.table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${content.table}), 1))`,
  );
}

/**
 * Locks the table for writing until the transaction ends; it remains readable. One import at a time, and none while an
 * order has locked rows of it, since the database would abort one of two that wait for each other.
 */
export async function lockTable({ db }: TableContext, { table }: ContentTable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  await db.execute(sql`lock table ${table} in exclusive mode`);
}
