import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { decodingMessage } from './decoding-message.ts';

const table = 'key,name\r\nham-1,"生ハム,原木"\r\nham-2,ｿｰｾｰｼﾞ\r\nham-3,東京都千代田区\r\n';
const join = (...parts: Uint8Array[]) => Buffer.concat(parts);
const windows = (text: string) => iconv.encode(text, 'cp932');
const unix = (text: string) => iconv.encode(text, 'euc-jp');

describe('a file is read', () => {
  it.each([
    ['UTF-8', Buffer.from(table), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`), 'utf-8'],
    ['UTF-16 as Excel saves "Unicode text"', iconv.encode(table, 'utf-16le', { addBOM: true }), 'utf-16'],
    ['UTF-16, big-endian', iconv.encode(table, 'utf-16be', { addBOM: true }), 'utf-16'],
    ['Shift_JIS', windows(table), 'shift_jis'],
    ['EUC-JP', unix(table), 'euc-jp'],
    ['ASCII', Buffer.from('key,name\n1,ham\n'), 'utf-8'],
  ])('in %s', (_name, bytes, encoding) => {
    const { text, ...rest } = decodeFile(bytes);
    expect(rest).toEqual({ encoding, fault: null });
    expect(text).toBe(encoding === 'utf-8' && bytes.length < 20 ? 'key,name\n1,ham\n' : table);
  });
});

describe('a file is refused with the position of the cell', () => {
  const fault = (bytes: Uint8Array) => decodeFile(bytes).fault;
  it.each([
    ['UTF-8 with a row of Shift_JIS', join(Buffer.from(table), windows('ham-4,白カビ\r\n')), 'mixed', 5, 2],
    ['Shift_JIS with a row of UTF-8', join(windows(table), Buffer.from('ham-4,白カビ\r\n')), 'mixed', 5, 2],
    ['Shift_JIS with a Spanish word of UTF-8', join(windows(table), Buffer.from('ham-4,Jamón\r\n')), 'mixed', 5, 2],
    ['EUC-JP with a row of Shift_JIS', join(unix(table), windows('ham-4,白カビ\r\n')), 'mixed', 5, 2],
    ['Shift_JIS with a row of EUC-JP', join(windows(table), unix('ham-4,しろかび\r\n')), 'mixed', 5, 2],
    ['bytes of no encoding', join(windows(table), Buffer.from([0x61, 0x2c, 0xff, 0xfe, 0x0a])), 'unknown', 5, 2],
    ['the byte zero', Buffer.from('key,name\n1,"a\nb"\n2,Ja\u0000mon\n'), 'unknown', 3, 2],
    ['UTF-16 without a byte order mark', iconv.encode(table, 'utf-16le', { addBOM: false }), 'unknown', 1, 1],
    ['half-width kana whose bytes are also Arabic in UTF-8', windows('ﾛ田'), 'ambiguous', 1, 1],
    ['half-width kana and kanji whose bytes are also UTF-8', windows('ﾛ区う'), 'ambiguous', 1, 1],
    ['a lost character', Buffer.from('key,name\n1,"a\nb"\n2,Jam\ufffdn\n'), 'lost', 3, 2],
  ])('%s', (_name, bytes, kind, row, column) => {
    expect(fault(bytes)).toEqual({ kind, row, column });
  });

  it('with a message that has the position and a solution', () => {
    expect(decodingMessage({ kind: 'mixed', row: 5, column: 2 })).toMatch(
      /^5行目の2列目:ほかの行と違う文字コード.+CSV UTF-8/,
    );
  });
});

const word = fc.string({
  unit: fc.constantFrom(...'生ハム原木東京都千代田区ソーセージのあいう髙﨑ｿﾀﾛｱ1aZ -'),
  minLength: 1,
  maxLength: 8,
});

it('a text in one encoding is decoded unchanged or refused, and never garbled', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('utf-8', 'cp932', 'euc-jp'),
      (words, encoding) => {
        const text = words.join('\n');
        const bytes = iconv.encode(text, encoding);
        // Only text that EUC-JP can encode.
        fc.pre(iconv.decode(bytes, encoding) === text);
        const decoded = decodeFile(bytes);
        if (decoded.text !== null) expect(decoded.text).toBe(text);
      },
    ),
    { numRuns: 3000 },
  );
});
