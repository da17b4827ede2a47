import type { ContentTable, TableContext } from './content-table.ts';
import type { FileColumn } from './file-columns.ts';
import { type FileRow, readTable } from './read-table.ts';

/** Returns rows with their index in the file; parents are before their children. */
export function parentsFirst(
  rows: readonly FileRow[],
  parent: string | null,
  keys: readonly string[],
): (readonly [number, FileRow])[] {
  const entries = rows.map((row, index) => [index, row] as const);
  const [key] = keys;
  if (parent === null || key === undefined) return entries;
  const parentOf = new Map(rows.map((row) => [row[key], row[parent]]));
  const depth = (name: unknown, left = rows.length): number =>
    left > 0 && parentOf.has(name) ? 1 + depth(parentOf.get(name), left - 1) : 0;
  return entries.toSorted(([, a], [, b]) => depth(a[key]) - depth(b[key]));
}

/** Returns the keys of rows that are their own ancestors. */
export async function findLoops(
  ctx: TableContext,
  content: ContentTable,
  columns: readonly FileColumn[],
  { parent, keys }: { parent: string; keys: readonly string[] },
): Promise<string[]> {
  const [key] = keys;
  if (key === undefined) return [];
  const parentOf = new Map((await readTable(ctx, content, columns, null)).map(({ row }) => [row[key], row[parent]]));
  const isLoop = (name: unknown): boolean => {
    const passed = new Set<unknown>();
    for (
      let above = parentOf.get(name);
      above !== null && above !== undefined && !passed.has(above);
      above = parentOf.get(above)
    ) {
      if (above === name) return true;
      passed.add(above);
    }
    return false;
  };
  return [...parentOf.keys()].filter(isLoop).map(String);
}
