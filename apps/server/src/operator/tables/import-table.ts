import { isDeepStrictEqual } from 'node:util';
import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit/write-audit.ts';
import { type CellError, makeRowCheck, type RowCheck } from './check-row.ts';
import type { ContentTable, TableContext } from './content-table.ts';
import { type FileColumn, fileColumns, keyColumns } from './file-columns.ts';
import { channelColumn, type FileRow, readTable, type StoredRow } from './read-table.ts';
import { makeSpreadsheetCheck } from './find-spreadsheet-problems.ts';
import { makeContentMatch } from './match-content.ts';
import { findLoops, parentsFirst } from './parents.ts';
import { resolveRow } from './resolve-row.ts';
import { isEmpty, makeVersionCheck, unversionedWarning, versionColumn } from './row-version.ts';
import { attempt } from './attempt.ts';
import { removeRows } from './remove-rows.ts';
import { entryOf } from './row-entry.ts';
import { catchUpSequence, insertRow, lockTable, updateRow } from './write-rows.ts';
import type { ImportOptions, ImportResult } from './table-types.ts';

export type { ImportOptions, RowError, ImportResult } from './table-types.ts';

/**
 * Writes a file's rows into their table: adds new keys, changes known ones, and leaves missing columns and equal rows
 * unchanged. Call it inside a transaction and roll back on errors: all rows are tried, so that one run reports all
 * errors. Rows that changed since their file was exported are refused (decision 106).
 */
export async function importTable(
  ctx: TableContext & AuditCtx,
  content: ContentTable,
  options: ImportOptions,
): Promise<ImportResult> {
  if (content.file) return content.file.write(ctx, options);
  const { rows, replace, channel, saved_as: savedAs } = options;
  const columns = fileColumns(content);
  const keys = keyColumns(content, columns).map(({ name }) => name);
  const check = makeRowCheck(columns);
  await lockTable(ctx, content);
  const stored = await readTable(ctx, content, columns, null);
  const known = knownRows(stored, keys, check);
  const staleness = makeVersionCheck(stored);
  const matches = keys.join() === 'id' ? makeContentMatch(stored) : null;
  const spreadsheetProblems = makeSpreadsheetCheck({ columns, keys, known: known.values(), savedAs });
  const result: ImportResult = { created: 0, updated: 0, unchanged: 0, deleted: 0, errors: [], warnings: [] };
  const created: unknown[] = [];
  const entries: AuditEntry[] = [];
  const found = new Map<string, number>();
  const refuse = (row: number | null, errors: readonly CellError[]) =>
    result.errors.push(...errors.map((error) => ({ row, ...error })));

  const parent = Object.values(content.references ?? {}).find(({ table }) => table === content.table)?.as ?? null;

  let unversioned = 0;
  for (const [index, { [versionColumn.name]: version, ...given }] of parentsFirst(rows, parent, keys)) {
    const whole = check.normalise(
      channel === null ? given : { ...given, [channelColumn]: given[channelColumn] ?? [channel] },
    );
    const same = matches && keyOf(whole, keys) === null ? matches : null;
    const before = same ? same.find(whole) : known.get(keyOf(whole, keys) ?? '');
    const row = same && before ? { ...whole, id: before.row.id } : whole;
    const key = keyOf(row, keys);
    const isEqual = before !== undefined && isDeepStrictEqual({ ...before.row, ...row }, before.row);
    const errors = [
      ...check.errorsOf(row, before === undefined),
      ...spreadsheetProblems(given, row, before),
      ...(same?.isRepeated(whole) ? [REPEATED] : twice(found, key, keys)),
      ...foreign(row, before, channel),
      ...(isEqual ? [] : staleness(version, row, before)),
    ];
    if (key !== null) found.set(key, index);
    if (errors.length > 0) {
      refuse(index, errors);
      continue;
    }
    if (isEqual) {
      result.unchanged += 1;
      continue;
    }
    if (before && isEmpty(version)) unversioned += 1;
    const written = await attempt<Written>(ctx, (inner) => writeRow(inner, content, columns, { row, before }));
    refuse(index, written.errors);
    entries.push(entryOf(content, keys, before?.row ?? null, { ...before?.row, ...row }));
    if (before) result.updated += 1;
    else result.created += 1;
    if (!before && written.id !== undefined) created.push(written.id);
  }
  if (replace) {
    const isForeign = ({ row }: StoredRow) => channel !== null && !isDeepStrictEqual(row[channelColumn], [channel]);
    const missing = [...known].filter(([key, row]) => !found.has(key ?? '') && !isForeign(row)).map(([, row]) => row);
    refuse(null, await removeRows(ctx, content, columns, missing));
    entries.push(...missing.map(({ row }) => entryOf(content, keys, row, null)));
    result.deleted = missing.length;
  }
  if (parent !== null)
    refuse(
      null,
      (await findLoops(ctx, content, columns, { parent, keys })).map((name) => ({
        field: parent,
        message: `「${name}」が自分自身の下に入っています。`,
      })),
    );
  for (const { key, field, message } of (await content.findProblems?.(ctx)) ?? [])
    refuse(found.get(keyOf(key, keys) ?? '') ?? null, [{ field, message }]);
  if (result.errors.length > 0) return result;
  if (unversioned > 0) result.warnings.push(unversionedWarning(unversioned));
  if (created.length > 0 && keys.includes('id')) await catchUpSequence(ctx, content);
  if (created.length + result.updated + result.deleted > 0) await content.onChange?.(ctx, created);
  await writeAudit(ctx, ...entries);
  return result;
}

const REPEATED: CellError = { field: 'id', message: '同じ内容の行がファイルの中に2つあります。' };

/** The rows of a table by their keys. Of two that mean the same path, the second is known by its own. */
function knownRows(
  stored: readonly StoredRow[],
  keys: readonly string[],
  check: RowCheck,
): Map<string | null, StoredRow> {
  const known = new Map<string | null, StoredRow>();
  for (const it of stored) {
    const key = keyOf(check.normalise(it.row), keys);
    known.set(known.has(key) ? keyOf(it.row, keys) : key, it);
  }
  return known;
}

/** Returns the key of a row; null if the table generates it. */
function keyOf(row: FileRow, keys: readonly string[]): string | null {
  const values = keys.map((name) => row[name] ?? null);
  return values.includes(null) ? null : JSON.stringify(values);
}

function twice(found: ReadonlyMap<string, number>, key: string | null, keys: readonly string[]): CellError[] {
  if (key === null || !found.has(key)) return [];
  return [{ field: keys.join(', '), message: '同じキーの行がファイルの中に2つあります。' }];
}

/** With a channel, rows of other channels cannot be changed. */
function foreign(row: FileRow, before: StoredRow | undefined, channel: string | null): CellError[] {
  const isTheirs = (lists: unknown) => channel !== null && !isDeepStrictEqual(lists, [channel]);
  if (isTheirs(row[channelColumn]))
    return [{ field: channelColumn, message: `チャネル ${channel} の行だけを取り込めます。` }];
  if (before && isTheirs(before.row[channelColumn]))
    return [{ field: channelColumn, message: 'ほかのチャネルでも使われている行です。' }];
  return [];
}

interface Written {
  id?: unknown;
  errors: CellError[];
}

async function writeRow(
  ctx: TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  { row, before }: { row: FileRow; before: StoredRow | undefined },
): Promise<Written> {
  const { values, errors } = await resolveRow(ctx, content, columns, withoutEmptyId(row));
  if (errors.length > 0) return { errors };
  const stored = before?.stored ?? (await insertRow(ctx, content, { ...content.fresh?.(ctx), ...values }));
  if (before) await updateRow(ctx, content, stored, values);
  const { id } = stored;
  for (const { as, write } of content.lists ?? []) {
    const list = row[as];
    if (!Array.isArray(list)) continue;
    const unknown = await write(ctx, id, list.map(String));
    errors.push(...unknown.map((name) => ({ field: as, message: `「${name}」は登録されていません。` })));
  }
  return { id, errors };
}

/** A new row without an id gets one from the table. */
function withoutEmptyId({ id, ...row }: FileRow): FileRow {
  return id === null || id === undefined ? row : { id, ...row };
}
