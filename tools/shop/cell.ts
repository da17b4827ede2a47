import type { Column } from './table.ts';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const KEPT_FORMULA = /^'+[=+\-@\t\r]/;
/** An empty text where an empty cell means that there is none. */
const EMPTY_TEXT = "'";
const SEPARATOR = '|';

/** A value as a cell of a CSV file shows it. */
export function toCell(value: unknown, { kind, is_nullable: isNullable }: Column): string {
  if (value === null || value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return listCell(value.map(String), isNullable);
  const text = String(value);
  if (kind !== 'text') return text;
  if (text === '' || text === EMPTY_TEXT) return isNullable ? `${text}${EMPTY_TEXT}` : text;
  return FORMULA.test(text) ? `'${text}` : text;
}

function listCell(entries: readonly string[], isNullable: boolean): string {
  const isPlain = entries.every(
    (entry) => entry !== '' && !entry.includes(SEPARATOR) && !entry.startsWith('[') && !FORMULA.test(entry),
  );
  return isPlain && (entries.length > 0 || !isNullable) ? entries.join(SEPARATOR) : JSON.stringify(entries);
}

/**
 * What a cell says. One that does not fit its column comes back as the text it is: the shop tells what is wrong with it.
 * @param column undefined for a column that the table does not have
 */
export function fromCell(cell: string, column: Column | undefined): unknown {
  if (!column) return cell;
  const { kind, is_nullable: isNullable } = column;
  if (kind === 'text') return textOf(cell, isNullable);
  const text = cell.trim();
  if (text === '') return isNullable ? null : kind === 'list' ? [] : '';
  switch (kind) {
    case 'integer':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text;
    case 'list':
      return text.startsWith('[') ? parsed(text) : text.split(SEPARATOR).map((entry) => entry.trim());
    case 'json':
      return parsed(text);
    case 'date':
      return text.replace(
        /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/,
        (_, year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      );
    case 'instant':
      return text;
  }
}

function textOf(cell: string, isNullable: boolean): string | null {
  if (isNullable && cell === '') return null;
  if (isNullable && (cell === EMPTY_TEXT || cell === `${EMPTY_TEXT}${EMPTY_TEXT}`)) return cell.slice(1);
  return KEPT_FORMULA.test(cell) ? cell.slice(1) : cell;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
