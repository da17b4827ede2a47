import { SAVE_AS_UTF8, rewrittenKind } from '@shop/japanese/text-file';
import { hasLostCharacters } from '../../members/address-file/lost-characters.rules.ts';
import type { CellError } from './check-row.ts';
import type { FileColumn } from './file-columns.ts';
import type { FileRow, StoredRow } from './read-table.ts';
import type { SavedAs } from './table-types.ts';

export type { SavedAs } from './table-types.ts';

export interface SpreadsheetCheck {
  columns: readonly FileColumn[];
  /** The names of the key's columns. */
  keys: readonly string[];
  /** Every row of the table, by its key. */
  known: Iterable<StoredRow>;
  savedAs: SavedAs;
}

/** Whether a cell is a stored number of digits, such as a JAN code or a telephone number, without its leading zeros. */
const hasLostZeros = (stored: string, cell: unknown): boolean =>
  /^0[\d-]+$/.test(stored) && typeof cell === 'string' && cell === stored.replace(/^0+/, '').replaceAll('-', '');

const AS_TEXT = "表計算ソフトでは列の書式を「文字列」にするか、先頭に「'」を付けて入力してください。";

/**
 * Returns values that a spreadsheet has changed: identifiers that became numbers or dates, and characters that were
 * lost.
 */
export function makeSpreadsheetCheck({ columns, keys, known, savedAs }: SpreadsheetCheck) {
  const identifiers = columns.filter(({ isIdentifier }) => isIdentifier);
  const [key, ...more] = keys;
  const withoutZeros = new Map<string, string>();
  if (key !== undefined && more.length === 0)
    for (const { row } of known) {
      const name = row[key];
      if (typeof name === 'string' && /^0+\d+$/.test(name)) withoutZeros.set(name.replace(/^0+/, ''), name);
    }

  return (given: FileRow, row: FileRow, before: StoredRow | undefined): CellError[] => {
    const errors: CellError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    for (const { name } of identifiers) {
      const rewritten = [given[name]].flat().find((cell) => typeof cell === 'string' && rewrittenKind(cell) !== null);
      if (typeof rewritten !== 'string' || before?.row[name] === row[name]) continue;
      if (rewrittenKind(rewritten) === 'exponent')
        refuse(name, `「${rewritten}」は、表計算ソフトが桁を省いた数値です。元の値を入力してください。${AS_TEXT}`);
      else refuse(name, `「${rewritten}」は、表計算ソフトが日付に変えたもののようです。${AS_TEXT}`);
    }
    for (const { name, kind } of before ? columns : []) {
      const [stored, cell] = [before?.row[name], row[name]];
      if ((kind === 'text' || kind === 'postal') && typeof stored === 'string' && hasLostZeros(stored, cell))
        refuse(name, `登録済みの「${stored}」の先頭の0がなくなっているようです。${AS_TEXT}`);
    }
    const name = key === undefined ? undefined : row[key];
    const full = typeof name === 'string' ? withoutZeros.get(name) : undefined;
    if (key !== undefined && before === undefined && full !== undefined)
      refuse(key, `登録済みの「${full}」の先頭の0がなくなっているようです。${AS_TEXT}`);
    else if (before === undefined && savedAs !== 'json')
      for (const { name: field, kind } of columns) {
        const cell = given[field];
        if (kind === 'postal' && typeof cell === 'string' && /^[1-9]\d{0,5}$/.test(cell.normalize('NFKC').trim()))
          refuse(
            field,
            `「${cell}」は、先頭の0がなくなったものと区別できません。「〒097-0」「〒970」のように「〒」を付けて入力してください。`,
          );
      }
    for (const { name: field } of before ? columns : [])
      if (hasLostCharacters(before?.row[field], row[field], { isNarrow: savedAs === 'narrow_csv' }))
        refuse(field, `登録済みの文字の一部が、保存したときに失われています。${SAVE_AS_UTF8}`);
    return errors;
  };
}
