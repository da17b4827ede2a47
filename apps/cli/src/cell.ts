import { guardCell, unguardCell } from '@shop/japanese/text-file';
import type { Column } from './table.ts';

/** An empty text where an empty cell means that there is none. */
const EMPTY_TEXT = "'";
const SEPARATOR = '|';

/** A value as a cell of a CSV file shows it. */
export function toCell(value: unknown, { kind, is_nullable: isNullable }: Column): string {
  if (value === null || value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return listCell(value.map(String), isNullable);
  const text = String(value);
  if (kind === 'postal') return `〒${text.replace(/^(\d{3})(\d+)$/, '$1-$2')}`;
  if (kind !== 'text') return text;
  if (text === '' || text === EMPTY_TEXT) return isNullable ? `${text}${EMPTY_TEXT}` : text;
  return guardCell(text);
}

function listCell(entries: readonly string[], isNullable: boolean): string {
  const isPlain = entries.every(
    (entry) => entry !== '' && !entry.includes(SEPARATOR) && !entry.startsWith('[') && guardCell(entry) === entry,
  );
  return isPlain && (entries.length > 0 || !isNullable) ? entries.join(SEPARATOR) : JSON.stringify(entries);
}

/**
 * Returns the value of a cell. One that does not fit its column is returned as text, so that the server reports the
 * error.
 * @param column undefined for a column that the table does not have
 */
export function fromCell(cell: string, column: Column | undefined): unknown {
  if (!column) return cell;
  const { kind, is_nullable: isNullable } = column;
  if (kind === 'text') return textOf(cell, isNullable);
  const text = plain(cell, kind);
  if (text === '') return isNullable ? null : kind === 'list' ? [] : '';
  switch (kind) {
    case 'integer':
    case 'number':
      return isNumber(text) ? Number(text.replaceAll(',', '')) : text;
    case 'boolean':
      return /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text;
    case 'list':
      return text.startsWith('[') ? parsed(text) : text.split(SEPARATOR).map((entry) => entry.trim());
    case 'json':
      return parsed(text);
    case 'date':
    case 'instant':
    case 'postal':
      return text;
  }
}

/** Returns a cell in half width, without the apostrophe that marks text in spreadsheets. */
function plain(cell: string, kind: Column['kind']): string {
  return kind === 'list' || kind === 'json' || kind === 'postal'
    ? cell.trim()
    : cell.normalize('NFKC').trim().replace(/^'/, '');
}

/** Also with the commas by which a spreadsheet parts thousands. */
const isNumber = (text: string): boolean => /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text);

function textOf(cell: string, isNullable: boolean): string | null {
  if (isNullable && cell === '') return null;
  if (isNullable && (cell === EMPTY_TEXT || cell === `${EMPTY_TEXT}${EMPTY_TEXT}`)) return cell.slice(1);
  return unguardCell(cell);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
