import { type ByteCell, cellsOf } from './cells-of.ts';

export type TextEncoding = 'utf-8' | 'utf-16' | 'shift_jis' | 'euc-jp';

/** Why a file cannot be decoded, with the cell at fault; rows and columns count from 1 as in a spreadsheet. */
export interface DecodingFault {
  /**
   * `mixed`: the cell has another encoding than most others; `unknown`: its bytes match none; `ambiguous`: they match
   * two; `lost`: it has the replacement character of an earlier loss.
   */
  readonly kind: 'mixed' | 'unknown' | 'ambiguous' | 'lost';
  readonly row: number;
  readonly column: number;
}

export type DecodedFile =
  | { readonly text: string; readonly encoding: TextEncoding; readonly fault: null }
  | { readonly text: null; readonly encoding: null; readonly fault: DecodingFault };

type CellEncoding = 'utf-8' | 'shift_jis' | 'euc-jp' | 'either' | 'none';

/** Bytes that a decoder accepts although they are no characters, and codes that Windows does not define. */
const NO_TEXT = /[\u0080-\u009f\ue000-\uf8ff]/;
const JAPANESE = /[\u3000-\u9fff\uff00-\uffef]/g;
/** A letter with an accent inside a word: Shift_JIS has no half-width kana there. */
const ACCENT_IN_WORD = /[A-Za-z][\u00c0-\u024f]|[\u00c0-\u024f][A-Za-z]/;
const KANA = /[\u3041-\u30fe]/g;
/**
 * The minimum share of full-width kana in text read as EUC-JP, if it has any: half-width kana of Shift_JIS rarely reach
 * it.
 */
const KANA_PART = 0.2;
const LOST = '\ufffd';

/**
 * Decodes a file of Japanese software: UTF-8 with or without a byte order mark, UTF-16 with one, Shift_JIS as on
 * Windows, or EUC-JP. Decoding is strict, and a file of mixed encodings is refused: a guess would store unreadable
 * names.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (marked !== null) return known(strictly(marked, bytes), 'utf-16') ?? failed('unknown', { row: 1, column: 1 });
  // UTF-16 without a byte order mark has many of them.
  const zero = bytes.includes(0) ? cellsOf(bytes).find((cell) => cell.bytes.includes(0)) : undefined;
  if (zero) return failed('unknown', zero);
  const unicode = strictly('utf-8', bytes);
  if (unicode !== null && isShiftJisToo(unicode, bytes)) return failed('ambiguous', { row: 1, column: 1 });
  if (unicode !== null) return known(unicode, 'utf-8') ?? failed('lost', firstLost(bytes));
  const cells = cellsOf(bytes).map((cell) => ({ cell, encoding: encodingOf(cell) }));
  const none = cells.find(({ encoding }) => encoding === 'none');
  const main = mostOf(cells.map(({ encoding }) => encoding));
  const other = cells.find(({ cell, encoding }) =>
    main === 'utf-8' ? strictly('utf-8', cell.bytes) === null : !['either', 'none', main].includes(encoding),
  );
  if (other) return failed('mixed', other.cell);
  const first = cells[0]?.cell ?? { row: 1, column: 1 };
  if (main === null) return none ? failed('unknown', none.cell) : failed('ambiguous', first);
  const text = strictly(main, bytes);
  if (none || text === null) return failed('unknown', none?.cell ?? first);
  return known(text, main) ?? failed('lost', first);
}

/**
 * Whether bytes that are valid UTF-8 may be Shift_JIS: a few half-width kana and kanji have the same bytes as Arabic
 * letters.
 */
function isShiftJisToo(unicode: string, bytes: Uint8Array): boolean {
  const arabic = count(unicode, /[\u0370-\u07ff]/g);
  return arabic > 0 && arabic >= count(unicode, JAPANESE) && strictly('shift_jis', bytes) !== null;
}

/** The number of characters that match a global pattern. */
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding.startsWith('utf') || !NO_TEXT.test(text) ? text : null;
  } catch {
    return null;
  }
}

function known(text: string | null, encoding: TextEncoding): DecodedFile | null {
  return text === null || text.includes(LOST) ? null : { text, encoding, fault: null };
}

function failed(kind: DecodingFault['kind'], { row, column }: Pick<ByteCell, 'row' | 'column'>): DecodedFile {
  return { text: null, encoding: null, fault: { kind, row, column } };
}

function firstLost(bytes: Uint8Array): Pick<ByteCell, 'row' | 'column'> {
  const found = cellsOf(bytes).find((cell) => strictly('utf-8', cell.bytes)?.includes(LOST) === true);
  return found ?? { row: 1, column: 1 };
}

function encodingOf({ bytes }: ByteCell): CellEncoding {
  const unicode = strictly('utf-8', bytes);
  if (unicode !== null && (count(unicode, JAPANESE) > 0 || ACCENT_IN_WORD.test(unicode))) return 'utf-8';
  const windows = strictly('shift_jis', bytes);
  const unix = strictly('euc-jp', bytes);
  if (unix === null) return windows === null ? 'none' : 'shift_jis';
  if (windows === null) return 'euc-jp';
  const wide = [...unix].filter((character) => character > '\u007f').length;
  return count(unix, KANA) >= wide * KANA_PART ? 'euc-jp' : 'either';
}

/** Returns the certain encoding of most cells; null if none is certain. */
function mostOf(encodings: readonly CellEncoding[]): Exclude<CellEncoding, 'either' | 'none'> | null {
  const certain = (['utf-8', 'shift_jis', 'euc-jp'] as const)
    .map((encoding) => ({ encoding, count: encodings.filter((one) => one === encoding).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return certain[0]?.encoding ?? null;
}
