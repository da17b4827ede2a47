/** A cell of a file as bytes, with its row and column as in a spreadsheet; both count from 1. */
export interface ByteCell {
  readonly bytes: Uint8Array;
  readonly row: number;
  readonly column: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const FIRST_BEYOND_ASCII = 0x80;

/**
 * Returns the cells of a CSV file that are not pure ASCII or have a zero byte, before its encoding is known: quotation
 * mark, comma and line feed are never part of a longer character in UTF-8, Shift_JIS or EUC-JP.
 */
export function cellsOf(bytes: Uint8Array): ByteCell[] {
  const cells: ByteCell[] = [];
  let [row, column, start, isQuoted, isAscii] = [1, 1, 0, false, true];
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    if (byte === 0 || (byte !== undefined && byte >= FIRST_BEYOND_ASCII)) isAscii = false;
    const isEnd = byte === undefined || (!isQuoted && (byte === COMMA || byte === LINE_FEED));
    if (!isEnd) continue;
    if (!isAscii) cells.push({ bytes: bytes.subarray(start, at), row, column });
    [start, isAscii] = [at + 1, true];
    if (byte === LINE_FEED) [row, column] = [row + 1, 1];
    else column += 1;
  }
  return cells;
}
