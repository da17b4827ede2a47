import { addressColumns, type AddressColumn } from '@shop/form-definitions';
import { type AddressProgram, addressPrograms } from './address-programs.ts';
import { importProblem } from './import-problem.ts';
import type { TableRow } from './read-table.ts';

/** The positions of the fields in a file. */
export interface FileLayout {
  /** The columns of each field, counted from 0, in the order in which they are joined. */
  readonly columns: Readonly<Record<AddressColumn, readonly number[]>>;
  /** Columns with a heading. */
  readonly headed: readonly boolean[];
  /** The program that wrote the file; null for the shop's own headings. */
  readonly program: AddressProgram | null;
}

const fold = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

const ownHeadings = new Set(addressColumns.map(({ label }) => fold(label)));

/**
 * Returns the field of each column by its heading in any width: the shop's own headings, or those of a known program.
 * @throws InvalidInputError `address.import_invalid` for headings that are unknown, duplicate or missing
 */
export function readHeader({ row, cells }: TableRow): FileLayout {
  const headings = cells.map(fold);
  const program =
    addressPrograms.find(({ signature }) => signature.every((heading) => headings.includes(fold(heading)))) ?? null;
  const unknown = headings.findIndex((heading) => heading !== '' && !ownHeadings.has(heading));
  if (!program && unknown >= 0) throw unknownHeading(row, cells[unknown] ?? '');
  const columnsOf = ({ name, label }: { name: AddressColumn; label: string }): number[] => {
    const written = (program?.headings[name] ?? []).filter((heading) => headings.includes(fold(heading)));
    return (written.length > 0 ? written : [label]).flatMap((heading) => {
      const first = headings.indexOf(fold(heading));
      if (first !== headings.lastIndexOf(fold(heading))) throw headerProblem(row, `「${heading}」の列が2つあります。`);
      return first < 0 ? [] : [first];
    });
  };
  const columns = Object.fromEntries(addressColumns.map((column) => [column.name, columnsOf(column)])) as Record<
    AddressColumn,
    number[]
  >;
  refuseMissing(row, columns, program);
  return { columns, headed: headings.map((heading) => heading !== ''), program };
}

/**
 * Refuses a file without a required column. Missing fields of a known program are split from others, except a telephone
 * number.
 */
function refuseMissing(row: number, columns: FileLayout['columns'], program: AddressProgram | null): void {
  if (program) {
    if (columns.phone_number.length + columns.cell_phone_number.length > 0) return;
    throw headerProblem(
      row,
      `${program.name}のこのファイルには電話番号がありません。「電話番号」の列を加えて、お届け先ごとに入力してください。`,
    );
  }
  const missing = addressColumns
    .filter(({ name, required }) => required && columns[name].length === 0)
    .map(({ label }) => `「${label}」`);
  if (missing.length > 0) throw headerProblem(row, `見出しに${missing.join('')}の列がありません。`);
}

function unknownHeading(row: number, cell: string) {
  return headerProblem(
    row,
    `「${[...cell.trim()].slice(0, 20).join('')}」という見出しの列は読み込めません。1行目には${addressColumns.map(({ label }) => label).join('、')}の見出しを付けてください。`,
  );
}

function headerProblem(row: number, message: string) {
  return importProblem({ [`rows.${row}`]: [`${row}行目:${message}`] });
}
