import { hash } from 'node:crypto';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';
import type { CellError } from './check-row.ts';
import type { FileColumn } from './file-columns.ts';
import type { FileRow, StoredRow } from './read-table.ts';

/** The column of a file with the version of each row when it was exported. */
export const versionColumn: FileColumn = {
  name: 'version',
  property: null,
  kind: 'text',
  isIdentifier: false,
  isNullable: true,
  isRequired: false,
  values: null,
  schema: { type: ['string', 'null'] },
};

// Letters alone: a spreadsheet takes digits with an E for a number. Without vowels they make no words.
const LETTERS = 'bcdfghjkmnpqrtvw';
const LENGTH = 10;

/**
 * Returns the version of a row: a hash of its content (decision 106). Empty cells do not count, so that a column that is
 * new to the table does not change it.
 */
export function rowVersion(row: FileRow): string {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  const digits = hash('sha256', canonicalJson(Object.fromEntries(filled)), 'hex').slice(0, LENGTH);
  return [...digits].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('');
}

/** Finds rows that have changed or were deleted since their file was exported. */
export function makeVersionCheck(known: Iterable<StoredRow>) {
  let versions: Set<string> | null = null;
  const isOfKnownRow = (version: string): boolean => {
    versions ??= new Set([...known].map(({ row }) => rowVersion(row)));
    return versions.has(version);
  };
  return (version: unknown, row: FileRow, before: StoredRow | undefined): CellError[] => {
    if (isEmpty(version)) return [];
    if (before) {
      if (version === rowVersion(before.row)) return [];
      const different = Object.keys(row).filter((name) => canonicalJson(row[name]) !== canonicalJson(before.row[name]));
      return [
        {
          field: versionColumn.name,
          message: `書き出したあとに変更された行です(いまの値と違う列: ${different.join('、')})。書き出し直して、もう一度変更してください。`,
        },
      ];
    }
    // A row that was copied within the file to add another one has the version of the first.
    if (typeof version === 'string' && isOfKnownRow(version)) return [];
    return [
      {
        field: versionColumn.name,
        message:
          '書き出したあとに削除または変更された行です。新しい行として追加するときは、version を空欄にしてください。',
      },
    ];
  };
}

/** Whether a row has no version: it was written by hand, or is new. */
export const isEmpty = (version: unknown): boolean => version === undefined || version === null || version === '';

/** What to know about rows that were overwritten without a version. */
export const unversionedWarning = (count: number): string =>
  `version のない${count}行は、書き出したあとの変更を確かめずに上書きしました。`;
