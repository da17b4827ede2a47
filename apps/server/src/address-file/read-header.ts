import { addressColumns, type AddressColumn } from '@shop/form-definitions';
import { importProblem } from './import-problem.ts';
import type { TableRow } from './read-table.ts';

/**
 * Which field each column of a file holds, by its heading in any width; null for a column without heading.
 * @throws InvalidInputError `address.import_invalid` for headings that are unknown, stand twice or are missing
 */
export function readHeader({ row, cells }: TableRow): (AddressColumn | null)[] {
  const names = cells.map((cell) => (cell.trim() === '' ? null : (byHeading.get(fold(cell)) ?? unknown(row, cell))));
  const twice = addressColumns.find(({ name }) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) throw headerProblem(row, `「${twice.label}」の列が2つあります。`);
  const missing = addressColumns
    .filter(({ name, required }) => required && !names.includes(name))
    .map(({ label }) => `「${label}」`);
  if (missing.length > 0) throw headerProblem(row, `見出しに${missing.join('')}の列がありません。`);
  return names;
}

const fold = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');
const byHeading = new Map(addressColumns.map(({ name, label }) => [fold(label), name]));

function unknown(row: number, cell: string): never {
  throw headerProblem(
    row,
    `「${[...cell.trim()].slice(0, 20).join('')}」という見出しの列は読み込めません。1行目には${addressColumns.map(({ label }) => label).join('、')}の見出しを付けてください。`,
  );
}

function headerProblem(row: number, message: string) {
  return importProblem({ [`rows.${row}`]: [`${row}行目:${message}`] });
}
