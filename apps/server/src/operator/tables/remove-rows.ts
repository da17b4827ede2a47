import { count } from 'drizzle-orm';
import { attempt } from './attempt.ts';
import type { CellError } from './check-row.ts';
import type { ContentTable, TableContext } from './content-table.ts';
import type { FileColumn } from './file-columns.ts';
import { isArchivable, rowName } from './row-name.ts';
import type { StoredRow } from './read-table.ts';
import { deleteRow } from './write-rows.ts';

/**
 * Deletes rows, the last first, since it may refer to earlier ones. All are tried.
 * @returns for each row that something refers to, what it is
 */
export async function removeRows(
  ctx: TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  rows: readonly StoredRow[],
): Promise<CellError[]> {
  const refused: CellError[] = [];
  for (const found of rows.toReversed()) {
    const { errors } = await attempt(ctx, async (inner) => ({
      errors: await removeRow(inner, content, columns, found),
    }));
    const field = content.key.join(', ');
    refused.push(
      ...errors.map(({ message }) => ({
        field,
        message: `${rowName(columns, content, found)} を削除できません。${message}`,
      })),
    );
  }
  return refused;
}

async function removeRow(
  ctx: TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  found: StoredRow,
): Promise<CellError[]> {
  await content.lock?.(ctx, found.stored);
  const uses = await findUses(ctx, content, found.stored);
  if (uses.length === 0) {
    await deleteRow(ctx, content, found.stored);
    return [];
  }
  const instead = isArchivable(columns)
    ? `表示をやめるには、アーカイブしてください(npm run shop -- archive ${content.name} ${rowName(columns, content, found)})。`
    : '';
  return [{ field: '', message: `${uses.join('、')}で使われています。${instead}` }];
}

async function findUses({ db }: TableContext, { uses = [] }: ContentTable, stored: StoredRow['stored']) {
  const found: string[] = [];
  for (const { label, table, where } of uses) {
    const [row] = await db.select({ rows: count() }).from(table).where(where(stored));
    if (row && row.rows > 0) found.push(`${label}${row.rows}件`);
  }
  return found;
}
