import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { CellError } from './check-row.ts';
import type { ContentTable, TableContext, TableProblem } from './content-table.ts';
import { type FileColumn, fileColumns, keyColumns } from './file-columns.ts';
import { instantText } from './instants.ts';
import { readTable, type StoredRow } from './read-table.ts';
import { removeRows } from './remove-rows.ts';
import { entryOf } from './row-entry.ts';
import { rowName } from './row-name.ts';
import { lockTable, updateRow } from './write-rows.ts';

interface Changed {
  changed: number;
  errors: CellError[];
}

/**
 * Deletes the named rows. Call it inside a transaction and roll back on errors.
 * @throws NotFoundError `row.not_found`
 */
export async function deleteRows(
  ctx: AuditCtx & TableContext,
  content: ContentTable,
  names: readonly string[],
): Promise<Changed> {
  const columns = fileColumns(content);
  await lockTable(ctx, content);
  const rows = await findRows(ctx, content, columns, names);
  const keys = keyNames(content, columns);
  const errors = await removeRows(ctx, content, columns, rows);
  return finish(ctx, content, { errors, entries: rows.map(({ row }) => entryOf(content, keys, row, null)) });
}

/**
 * Archives the named rows from `at` on, or takes them back into use if it is null. Rows that are so already are
 * unchanged. Call it inside a transaction and roll back on errors.
 * @throws NotFoundError `row.not_found`
 */
export async function archiveRows(
  ctx: AuditCtx & TableContext,
  content: ContentTable,
  names: readonly string[],
  at: Date | null,
): Promise<Changed> {
  const columns = fileColumns(content);
  await lockTable(ctx, content);
  const rows = await findRows(ctx, content, columns, names);
  const changing = rows.filter(({ stored }) => (stored.archivedAt === null) !== (at === null));
  for (const { stored } of changing) await updateRow(ctx, content, stored, { archivedAt: at });
  const keys = keyNames(content, columns);
  const archived = { archived_at: at && instantText(at) };
  const entries = changing.map(({ row }) => entryOf(content, keys, row, { ...row, ...archived }));
  return finish(ctx, content, { errors: [], entries });
}

const keyNames = (content: ContentTable, columns: readonly FileColumn[]) =>
  keyColumns(content, columns).map(({ name }) => name);

async function findRows(
  ctx: AuditCtx & TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  names: readonly string[],
): Promise<StoredRow[]> {
  const known = new Map(
    (await readTable(ctx, content, columns, null)).map((row) => [rowName(columns, content, row), row]),
  );
  return [...new Set(names)].map((name) => {
    const row = known.get(name);
    if (!row) throw new NotFoundError('row.not_found', `${content.label}に「${name}」はありません。`);
    return row;
  });
}

/** Checks the table as a whole, updates what depends on it, and writes the audit log. */
async function finish(
  ctx: AuditCtx & TableContext,
  content: ContentTable,
  { errors, entries }: { errors: CellError[]; entries: readonly AuditEntry[] },
): Promise<Changed> {
  const problems: readonly TableProblem[] = (await content.findProblems?.(ctx)) ?? [];
  const all = [...errors, ...problems.map(({ field, message }) => ({ field, message }))];
  if (all.length === 0 && entries.length > 0) {
    await content.onChange?.(ctx, []);
    await writeAudit(ctx, ...entries);
  }
  return { changed: entries.length, errors: all };
}
