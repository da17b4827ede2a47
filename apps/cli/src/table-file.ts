import { decodeFile, decodingMessage, type TextEncoding } from '@shop/japanese/text-file';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fromCsv, type NumberedRows, toCsv } from './csv.ts';
import { exitCodes, ShopCommandError } from './command-context.ts';
import type { Column, Row } from './table.ts';

export type FileFormat = 'csv' | 'json';

/** Spreadsheets read a CSV file as Shift_JIS unless it begins with this. */
const BOM = '\uFEFF';

/** Returns the format of a file by its extension; null for an unknown one. */
export function formatOf(file: string): FileFormat | null {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'csv' || extension === 'json' ? extension : null;
}

/** @throws ShopCommandError for a file that is neither CSV nor JSON */
export function requireFormat(file: string): FileFormat {
  const format = formatOf(file);
  if (format === null)
    throw new ShopCommandError(`${file} の名前を .csv または .json で終わらせてください。`, exitCodes.misused);
  return format;
}

export function toText(rows: readonly Row[], columns: readonly Column[], format: FileFormat): string {
  return format === 'csv' ? toCsv(rows, columns) : `${JSON.stringify(rows, null, 2)}\n`;
}

/** @throws ShopCommandError */
export function writeTableFile(file: string, text: string, format: FileFormat): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, format === 'csv' ? BOM + text : text);
  } catch {
    throw new ShopCommandError(`${file} に書き込めません。`, exitCodes.misused);
  }
}

/** Reads CSV or JSON, and returns how it was saved. @throws ShopCommandError */
export function readTableFile(file: string, columns: readonly Column[], format: FileFormat): NumberedRows & SavedAs {
  const { text, encoding } = readText(file);
  if (format === 'json') return { ...fromJson(text, file), savedAs: 'json' };
  return { ...fromCsv(text, columns), savedAs: encoding.startsWith('utf') ? 'csv' : 'narrow_csv' };
}

/**
 * How a table's file was saved: by a program, by a spreadsheet, or by one that had to drop what Shift_JIS or EUC-JP
 * lack.
 */
export interface SavedAs {
  readonly savedAs: 'json' | 'csv' | 'narrow_csv';
}

/**
 * A file's text, in any encoding that Japanese software writes.
 * @throws ShopCommandError with the cell that has another one
 */
export function readText(file: string): ReadText {
  const { text, encoding, fault } = decodeFile(readBytes(file));
  if (fault) throw new ShopCommandError(`${file} ${decodingMessage(fault)}`, exitCodes.misused);
  return { text, encoding };
}

export interface ReadText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** A file as it is. @throws ShopCommandError */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ShopCommandError(`${file} を読み取れません。`, exitCodes.misused);
  }
}

function fromJson(text: string, file: string): NumberedRows {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
      return { rows: rows as Row[], nameOf: (index) => `${index + 1}件目` };
  } catch {
    // Told below, like a document of another shape.
  }
  throw new ShopCommandError(`${file} は、行の一覧([{ … }, { … }])の JSON ではありません。`, exitCodes.misused);
}
