import { normalisePostalCode } from '@shop/japanese';
import type { ValidateFunction } from 'ajv';
import { contractDocument } from '../../platform/contract/openapi-document.ts';
import { fieldErrors } from '../../platform/contract/field-errors.ts';
import { makeValidators } from '../../platform/contract/make-validators.ts';
import { shareSchemas } from '../../platform/contract/share-schemas.ts';
import { controlProblem } from '../control-characters.ts';
import type { FileColumn } from './file-columns.ts';
import { normalisePath } from './normalise-path.ts';
import { instantText, parseDay, parseInstant } from './instants.ts';
import type { FileRow } from './read-table.ts';
import type { CellError } from './table-types.ts';

export type { CellError } from './table-types.ts';

/** Checks rows of one table's file. */
export interface RowCheck {
  /** The row with its moments written in one way, so that rows can be compared. */
  normalise: (row: FileRow) => FileRow;
  /** What is wrong with it; a row of a new key must have everything that is required. */
  errorsOf: (row: FileRow, isNew: boolean) => CellError[];
}

/** Prepares the check of a table's rows from the columns of its file. */
export function makeRowCheck(columns: readonly FileColumn[]): RowCheck {
  const { strict } = makeValidators(shareSchemas(contractDocument));
  const properties = Object.fromEntries(columns.map(({ name, schema }) => [name, schema]));
  const compile = (required: string[]): ValidateFunction =>
    strict.compile({ type: 'object', additionalProperties: false, properties, required });
  const ofKnown = compile([]);
  const ofNew = compile(columns.filter(({ isRequired }) => isRequired).map(({ name }) => name));

  return {
    normalise: (row) => {
      const plain = columns.flatMap((column) => {
        const value = row[column.name];
        const written = typeof value === 'string' ? plainly(column, value) : null;
        return written === null ? [] : [[column.name, written] as const];
      });
      return { ...row, ...Object.fromEntries(plain) };
    },
    errorsOf: (row, isNew) => {
      const validate = isNew ? ofNew : ofKnown;
      const controls = Object.entries(row).flatMap(([field, value]) => {
        const message = controlProblem(value);
        return message === null ? [] : [{ field, message }];
      });
      if (controls.length > 0 || validate(row)) return controls;
      return Object.entries(fieldErrors(validate.errors ?? [])).map(([field, [message = '']]) => ({
        field,
        message: ownMessage(columns, field) ?? message,
      }));
    },
  };
}

/** Columns with the end of a period; a date without a time includes its day. */
const ENDS = /(^|_)(until|ends_at)$/;

/** Returns a cell as the table's own file would write it; null when it is no day, instant, postal code or path. */
function plainly({ name, kind, isPath }: FileColumn, value: string): string | null {
  if (isPath) return normalisePath(value);
  if (kind === 'date') return parseDay(value);
  if (kind === 'postal') return normalisePostalCode(value.trim().replace(/^'/, ''));
  if (kind !== 'instant') return null;
  const at = parseInstant(value, ENDS.test(name) ? 'end' : 'start');
  return at && instantText(at);
}

/** Returns a message that is more specific than "check its form". */
function ownMessage(columns: readonly FileColumn[], field: string): string | null {
  const column = columns.find(({ name }) => name === field);
  if (column?.kind === 'instant') return '日時(例:2026-11-21 10:00)で入力してください。';
  if (column?.kind === 'date') return '日付(例:2026-11-21)で入力してください。';
  if (column?.values) return `${column.values.join('、')} のいずれかを入力してください。`;
  return null;
}
