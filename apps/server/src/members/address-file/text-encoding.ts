import iconv from 'iconv-lite';

/**
 * The encoding of a file: UTF-8 with a byte order mark, by which spreadsheets recognise it, or Shift_JIS as on Windows.
 */
export type FileEncoding = 'utf-8' | 'shift_jis';

const WINDOWS_31J = 'cp932';

/** Characters that Windows-31J has only under another code point: both look the same (F-16). */
const sisters: Readonly<Record<string, string>> = {
  '〜': '～',
  '−': '－',
  '‖': '∥',
  '—': '―',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
};

/** The bytes of a text. What Shift_JIS lacks must have been found before (`lackingInShiftJis`). */
export function encodeText(text: string, encoding: FileEncoding): Buffer {
  return encoding === 'utf-8' ? Buffer.from(`\ufeff${text}`) : iconv.encode(withSisters(text), WINDOWS_31J);
}

/** Characters of a text that Shift_JIS does not have, each once: rare kanji of names, mostly. */
export function lackingInShiftJis(text: string): string[] {
  return [...new Set(withSisters(text))].filter(
    (character) => character !== '?' && iconv.encode(character, WINDOWS_31J).equals(QUESTION_MARK),
  );
}

/** What the library writes for a character that it does not find. */
const QUESTION_MARK = Buffer.from('?');

function withSisters(text: string): string {
  return text.replaceAll(/[〜−‖—¢£¬¥]/g, (character) => sisters[character] ?? character);
}
