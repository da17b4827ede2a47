import { exitCodes, ShopCommandError } from './command-context.ts';
import { readCsvRecords } from './csv.ts';

export type PostalKind = 'area' | 'office';

/** A postal code as the server imports it. */
export interface PostalPlace {
  readonly code: string;
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
}

/**
 * Columns of the two files of Japan Post: KEN_ALL in UTF-8 (utf_ken_all.csv), JIGYOSYO in Shift_JIS. Neither has a
 * head.
 */
const area = { columns: 15, code: 2, prefecture: 6, city: 7, town: 8 } as const;
const office = { columns: 13, prefecture: 3, city: 4, town: 5, rest: 6, code: 7, change: 12 } as const;
/** Of an office that is no more. */
const GONE = '5';

/** Reads a file of Japan Post; its kind is recognised by its columns. @throws ShopCommandError when it is neither */
export function readPostalFile(text: string): { kind: PostalKind; places: PostalPlace[] } {
  const rows = readCsvRecords(text).filter((cells) => cells.some((cell) => cell !== ''));
  if (isOf(rows, area.columns, area.code)) return { kind: 'area', places: unique(rows.map(areaOf)) };
  if (isOf(rows, office.columns, office.code)) {
    const existing = rows.filter((cells) => cells[office.change] !== GONE);
    return { kind: 'office', places: unique(existing.map(officeOf)) };
  }
  refuseLostZeros(rows);
  throw new ShopCommandError(
    '日本郵便の utf_ken_all.csv(UTF-8)か JIGYOSYO.CSV を指定してください。列の数か郵便番号の列が違います。',
    exitCodes.misused,
  );
}

/** Refuses a file saved by a spreadsheet, which removed the leading zeros of northern codes. */
function refuseLostZeros(rows: readonly string[][]): void {
  const kind = [area, office].find(({ columns }) => rows.every((cells) => cells.length === columns));
  const line = kind ? rows.findIndex((cells) => !/^\d{7}$/.test(cells[kind.code] ?? '')) : -1;
  const code = kind && rows[line]?.[kind.code];
  if (kind && code !== undefined && /^\d{5,6}$/.test(code))
    throw new ShopCommandError(
      `${line + 1}行目の${kind.code + 1}列目: 郵便番号「${code}」の先頭の0がなくなっています。日本郵便のファイルを、表計算ソフトで開かずにそのまま指定してください。`,
      exitCodes.misused,
    );
}

function isOf(rows: readonly string[][], columns: number, code: number): boolean {
  return rows.length > 0 && rows.every((cells) => cells.length === columns && /^\d{7}$/.test(cells[code] ?? ''));
}

const cell = (cells: readonly string[], place: number) => (cells[place] ?? '').trim();

function areaOf(cells: readonly string[]): PostalPlace {
  const city = cell(cells, area.city);
  return {
    code: cell(cells, area.code),
    prefecture: cell(cells, area.prefecture),
    city,
    town: townOf(cell(cells, area.town), city),
  };
}

/** Returns the name of a town without remarks about its blocks or floors; empty when there is none. */
function townOf(written: string, city: string): string {
  if (written === '以下に掲載がない場合' || written.endsWith('の次に番地がくる場合')) return '';
  // 一円 means the whole municipality; of one town it is the name.
  if (written === `${city}一円` || written === `${city.replace(/^.+郡/, '')}一円`) return '';
  return written.replace(/[(\uff08].*$/s, '').trim();
}

function officeOf(cells: readonly string[]): PostalPlace {
  return {
    code: cell(cells, office.code),
    prefecture: cell(cells, office.prefecture),
    city: cell(cells, office.city),
    town: `${cell(cells, office.town)}${cell(cells, office.rest)}`.normalize('NFKC'),
  };
}

/** Returns each place of a code once: separate blocks are one town. */
function unique(places: readonly PostalPlace[]): PostalPlace[] {
  return [...new Map(places.map((place) => [Object.values(place).join('\t'), place])).values()];
}
