import { addressColumns, type AddressColumn } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { type AddressValues, readAddress } from '../customer/address.rules.ts';
import { type FieldErrors, InvalidInputError } from '../../platform/errors/index.ts';
import { decodeFile, decodingMessage, isFormula, rewrittenKind, unguardCell } from '@shop/japanese/text-file';
import { importProblem } from './import-problem.ts';
import { completeCells } from './complete-cells.ts';
import { type FileLayout, readHeader } from './read-header.ts';
import { readTable, type TableRow } from './read-table.ts';
import { isTelephone, toHalfWidthAscii } from '@shop/japanese';

/** The prefectures whose postal codes begin with one zero, and with two. */
const LEADING_ZERO: readonly string[] = ['北海道', '青森県', '岩手県', '秋田県'];

const TWO_ZEROS = '北海道';

/** The fields of which a destination has at least one. */
const placeColumns: readonly AddressColumn[] = ['postal_code', 'prefecture', 'city', 'address1', 'address2'];

const BYTES_MAX = 512 * 1024;

const ROWS_MAX = 500;

/** The most fields with a message; further ones are reported the next time. */
const PROBLEMS_MAX = 100;

/** An address with its row number in a spreadsheet. */
export interface ReadAddress {
  readonly row: number;
  readonly address: AddressValues;
}

interface ReadAddresses {
  readonly values: readonly ReadAddress[];
  /** The file's encoding lacks characters of names. */
  readonly isNarrow: boolean;
}

/**
 * The addresses of a CSV file, row by row by the rules of the address form (F-01…F-07).
 * @throws InvalidInputError `address.import_invalid` with messages by row and field, or for the file
 */
export function readAddressFile(bytes: Uint8Array, today: JstDay): ReadAddresses {
  if (bytes.length > BYTES_MAX)
    throw importProblem({ file: ['ファイルは512KBまで読み込めます。分けてお試しください。'] });
  const { text, encoding, fault } = decodeFile(bytes);
  if (fault) throw importProblem({ file: [decodingMessage(fault)] });
  const [header, ...rows] = readTable(text);
  if (!header || rows.length === 0)
    throw importProblem({ file: ['お届け先の行がありません。1行目に見出し、2行目からお届け先を入力してください。'] });
  if (rows.length > ROWS_MAX)
    throw importProblem({ file: [`一度に読み込めるのは${ROWS_MAX}行までです。分けてお試しください。`] });
  const layout = readHeader(header);
  const problems: FieldErrors = {};
  const values = rows.flatMap((row) =>
    Object.keys(problems).length < PROBLEMS_MAX ? readRow(row, layout, today, problems) : [],
  );
  if (Object.keys(problems).length > 0) throw importProblem(problems);
  if (values.length === 0) throw importProblem({ file: ['住所のある行がありません。'] });
  return { values, isNarrow: !encoding.startsWith('utf') };
}

function readRow({ row, cells }: TableRow, layout: FileLayout, today: JstDay, problems: FieldErrors): ReadAddress[] {
  const add = (field: string | null, message: string): void => {
    problems[field === null ? `rows.${row}` : `rows.${row}.${field}`] = [`${row}行目:${message}`];
  };
  const before = Object.keys(problems).length;
  if (cells.some((cell, index) => cell.trim() !== '' && !layout.headed[index]))
    add(null, '見出しのない列に値があります。');
  const typed = cellsByName(cells, layout);
  if (layout.program?.isContacts && placeColumns.every((name) => typed[name].trim() === '')) return [];
  if (layout.program && typed.shipping_last_name.trim() !== '' && typed.shipping_first_name === '')
    add(
      'shipping_first_name',
      `お名前「${typed.shipping_last_name}」を姓と名に分けられません。姓と名のあいだに空白を入れてください。`,
    );
  for (const { name, label } of addressColumns) {
    if (isRefused(name, typed[name]))
      add(
        name,
        `${label}は「${typed[name].trimStart().charAt(0)}」で始められません。文字として読み込むには、先頭に「'」を付けてください。`,
      );
  }
  for (const [name, message] of rewritten(typed)) add(name, message);
  if (Object.keys(problems).length > before) return [];
  try {
    return [{ row, address: readAddress(inputOf(typed), today) }];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    for (const [field, messages] of Object.entries(error.errors ?? {})) add(field, messages.join(' '));
    return [];
  }
}

/** Returns the cells of a row by field, as typed. */
function cellsByName(cells: readonly string[], { columns, program }: FileLayout): Record<AddressColumn, string> {
  const cellOf = (name: AddressColumn): string =>
    joined(
      name,
      columns[name].map((column) => cells[column] ?? ''),
    );
  const typed = Object.fromEntries(addressColumns.map(({ name }) => [name, cellOf(name)])) as Record<
    AddressColumn,
    string
  >;
  return program ? completeCells(typed) : typed;
}

/**
 * Joins numbers that a program writes in parts, without spaces; the halves of a postal code get their leading zeros
 * again.
 */
function joined(name: AddressColumn, parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  if (name === 'postal_code') return parts.map((part, at) => padded(numberOf(part), at === 0 ? 3 : 4)).join('');
  if (name.endsWith('phone_number')) return parts.map(numberOf).join('');
  return parts.join(' ').trim();
}

const padded = (part: string, digits: number): string => (part === '' ? '' : part.padStart(digits, '0'));

/** Yields the cells that a spreadsheet has changed into useless numbers or dates. */
function* rewritten(typed: Record<AddressColumn, string>): Generator<[AddressColumn, string]> {
  for (const { name, label } of addressColumns) {
    const kind = rewrittenKind(typed[name]);
    if (kind === 'exponent')
      yield [
        name,
        `${label}が「${typed[name]}」になっています。表計算ソフトが桁を省いています。列の書式を「文字列」にして、入力し直してください。`,
      ];
    else if (kind === 'date' && (name === 'address1' || name === 'address2'))
      yield [
        name,
        `${label}「${typed[name]}」は、表計算ソフトが日付に変えたもののようです。列の書式を「文字列」にして、番地を入力し直してください。`,
      ];
  }
}

/** A telephone number may begin with the sign of a country code. */
function isRefused(name: AddressColumn, cell: string): boolean {
  const isCountry = name.endsWith('phone_number') && /^\s*[+＋][\d０-９\s()-]+$/.test(cell);
  return isFormula(cell) && !isCountry;
}

function inputOf(typed: Record<AddressColumn, string>): Record<AddressColumn, string> {
  const cells = Object.fromEntries(Object.entries(typed).map(([name, cell]) => [name, unguardCell(cell)])) as Record<
    AddressColumn,
    string
  >;
  return {
    ...cells,
    postal_code: restorePostalCode(numberOf(cells.postal_code), cells.prefecture.trim()),
    phone_number: restoreTelephone(numberOf(cells.phone_number)),
    cell_phone_number: restoreTelephone(numberOf(cells.cell_phone_number)),
  };
}

/** Returns a number as typed, in half width and without the apostrophe that marks text in spreadsheets. */
const numberOf = (cell: string): string => toHalfWidthAscii(cell).trim().replace(/^'/, '');

/** Restores the leading zero that a spreadsheet removed from a telephone number: in Japan all begin with one. */
function restoreTelephone(cell: string): string {
  return /^[1-9]\d{8,9}$/.test(cell) && isTelephone(`0${cell}`) ? `0${cell}` : cell;
}

/** Restores the leading zeros of a postal code in prefectures whose codes begin with them. */
function restorePostalCode(cell: string, prefecture: string): string {
  const isShort = /^[1-9]\d{5}$/.test(cell) || (prefecture === TWO_ZEROS && /^[1-9]\d{4}$/.test(cell));
  return isShort && LEADING_ZERO.includes(prefecture) ? cell.padStart(7, '0') : cell;
}
