import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fromCsv, type NumberedRows, toCsv } from './csv.ts';
import { exitCodes, ShopCommandError } from './command-context.ts';
import type { Column, Row } from './table.ts';

export type FileFormat = 'csv' | 'json';

/** Spreadsheets take a CSV file for Shift_JIS unless it begins with this. */
const BOM = '\uFEFF';

/** The format of a file by its name; null when its name does not tell. */
export function formatOf(file: string): FileFormat | null {
  const extension = extname(file).slice(1).toLowerCase();
  return extension === 'csv' || extension === 'json' ? extension : null;
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

/** Reads CSV (UTF-8, or Shift_JIS as spreadsheets save it) or JSON. @throws ShopCommandError */
export function readTableFile(file: string, columns: readonly Column[], format: FileFormat): NumberedRows {
  const text = readText(file);
  return format === 'csv' ? fromCsv(text, columns) : fromJson(text, file);
}

/** A file's text: UTF-8, or Shift_JIS as spreadsheets and carriers' software save it. @throws ShopCommandError */
export function readText(file: string): string {
  return decode(readBytes(file));
}

/** A file as it is. @throws ShopCommandError */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new ShopCommandError(`${file} を読み取れません。`, exitCodes.misused);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
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
