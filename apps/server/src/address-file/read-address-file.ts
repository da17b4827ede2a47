import { addressColumns, type AddressColumn } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { type AddressValues, readAddress } from '../customer/address.rules.ts';
import { type FieldErrors, InvalidInputError } from '../errors/index.ts';
import { decodeText } from './decode-text.ts';
import { isFormula, unguardCell } from './formula-guard.rules.ts';
import { importProblem } from './import-problem.ts';
import { readHeader } from './read-header.ts';
import { readTable, type TableRow } from './read-table.ts';
import { restorePostalCode, restoreTelephone } from './restore-zeros.rules.ts';

const BYTES_MAX = 512 * 1024;
const ROWS_MAX = 500;
/** Fields with a message; who has more to mend sees the rest the next time. */
const PROBLEMS_MAX = 100;

/**
 * The addresses of a CSV file, row by row by the rules of the address form (F-01…F-07).
 * @throws InvalidInputError `address.import_invalid` with messages by row and field, or for the file
 */
export function readAddressFile(bytes: Uint8Array, today: JstDay): AddressValues[] {
  if (bytes.length > BYTES_MAX)
    throw importProblem({ file: ['ファイルは512KBまで読み込めます。分けてお試しください。'] });
  const text = decodeText(bytes);
  if (text === null)
    throw importProblem({
      file: ['文字コードを読み取れませんでした。UTF-8またはShift_JISのCSVファイルを選んでください。'],
    });
  const [header, ...rows] = readTable(text);
  if (!header || rows.length === 0)
    throw importProblem({ file: ['お届け先の行がありません。1行目に見出し、2行目からお届け先を入力してください。'] });
  if (rows.length > ROWS_MAX)
    throw importProblem({ file: [`一度に読み込めるのは${ROWS_MAX}行までです。分けてお試しください。`] });
  const names = readHeader(header);
  const problems: FieldErrors = {};
  const values = rows.flatMap((row) =>
    Object.keys(problems).length < PROBLEMS_MAX ? readRow(row, names, today, problems) : [],
  );
  if (Object.keys(problems).length > 0) throw importProblem(problems);
  return values;
}

function readRow(
  { row, cells }: TableRow,
  names: readonly (AddressColumn | null)[],
  today: JstDay,
  problems: FieldErrors,
): AddressValues[] {
  const add = (field: string | null, message: string): void => {
    problems[field === null ? `rows.${row}` : `rows.${row}.${field}`] = [`${row}行目:${message}`];
  };
  const before = Object.keys(problems).length;
  if (cells.some((cell, index) => cell.trim() !== '' && !names[index])) add(null, '見出しのない列に値があります。');
  const typed = cellsByName(cells, names);
  for (const { name, label } of addressColumns) {
    if (isRefused(name, typed[name]))
      add(
        name,
        `${label}は「${typed[name].trimStart().charAt(0)}」で始められません。文字として読み込むには、先頭に「'」を付けてください。`,
      );
  }
  if (Object.keys(problems).length > before) return [];
  try {
    return [readAddress(inputOf(typed), today)];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    for (const [field, messages] of Object.entries(error.errors ?? {})) add(field, messages.join(' '));
    return [];
  }
}

function cellsByName(
  cells: readonly string[],
  names: readonly (AddressColumn | null)[],
): Record<AddressColumn, string> {
  const cellOf = (name: AddressColumn): string => cells[names.indexOf(name)] ?? '';
  return Object.fromEntries(addressColumns.map(({ name }) => [name, cellOf(name)])) as Record<AddressColumn, string>;
}

/** A telephone number may begin with the sign of a country. */
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
    postal_code: restorePostalCode(cells.postal_code.trim(), cells.prefecture.trim()),
    phone_number: restoreTelephone(cells.phone_number.trim()),
    cell_phone_number: restoreTelephone(cells.cell_phone_number.trim()),
  };
}
