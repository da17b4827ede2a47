import type { ContentTable } from './content-table.ts';
import { type FileColumn, keyColumns } from './file-columns.ts';
import type { StoredRow } from './read-table.ts';

/** Whether rows of a table can be archived. */
export const isArchivable = (columns: readonly FileColumn[]): boolean =>
  columns.some(({ property }) => property === 'archivedAt');

/** Returns the name of a row in messages and commands: its key, with slashes between several columns. */
export function rowName(
  columns: readonly FileColumn[],
  content: ContentTable,
  { row }: Pick<StoredRow, 'row'>,
): string {
  return keyColumns(content, columns)
    .map(({ name }) => String(row[name]))
    .join('/');
}
