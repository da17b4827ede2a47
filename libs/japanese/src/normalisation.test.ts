import { describe, expect, test } from 'vitest';
import { lacksStreetNumber, normaliseAddressLine } from './address.ts';
import { normaliseCode } from './code.ts';
import { isDecimal, normaliseDecimal } from './decimal.ts';
import { isEmail, normaliseEmail, suggestEmail } from './email.ts';
import { normaliseFreeText } from './free-text.ts';
import { isKatakana, normaliseKana, toHiragana } from './kana.ts';
import { codePointLength, isAllowedName, normaliseName } from './name.ts';
import { formatPostalCode, isPostalCode, normalisePostalCode } from './postal-code.ts';
import { formatTelephone, isTelephone, normaliseTelephone } from './telephone.ts';
import { toFullWidthKana, toHalfWidthAscii } from './width.ts';

/** Every hyphen of F-02 by code point, so that no editor can unify them. */
const HYPHENS = [0x2d, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x30fc, 0xff0d, 0xff70, 0xfe63].map(
  (code) => String.fromCodePoint(code),
);

describe('F-01: width', () => {
  test.each([
    ['Ｈａｍ　１２３', 'Ham 123'],
    ['！～', '!~'],
    ['生ハム㈱①', '生ハム㈱①'],
  ])('letters of %j', (typed, plain) => expect(toHalfWidthAscii(typed)).toBe(plain));

  test.each([
    ['ﾊﾞﾙｻﾐｺ', 'バルサミコ'],
    ['ﾌﾟﾛｼｭｰﾄ･ｸﾙｰﾄﾞ', 'プロシュート・クルード'],
    ['ハム', 'ハム'],
  ])('kana of %j', (typed, plain) => expect(toFullWidthKana(typed)).toBe(plain));
});

describe('F-02: hyphens', () => {
  test.each(HYPHENS)('%j is a hyphen in telephone, postal code and street number', (hyphen) => {
    expect(normalisePostalCode(`123${hyphen}4567`)).toBe('1234567');
    expect(normaliseTelephone(`03${hyphen}1234${hyphen}5678`)).toBe('0312345678');
    expect(isTelephone(`03${hyphen}1234${hyphen}5678`)).toBe(true);
    expect(normaliseAddressLine(`1${hyphen}2${hyphen}3`)).toBe('1-2-3');
  });

  test('the long vowel mark in words is preserved', () => {
    expect(normaliseAddressLine('サンプルタワー１ー２')).toBe('サンプルタワー1-2');
    expect(normaliseName('ハートー')).toBe('ハートー');
    expect(normaliseKana('ハートー')).toBe('ハートー');
  });
});

describe('F-03: names', () => {
  test.each(['髙﨑', '𠮷野', '㈱見本', '\ufa19田', '\ufa1b田', '①', 'Jean Luc'])('%s is stored as typed', (name) => {
    expect(normaliseName(name)).toBe(name);
    expect(isAllowedName(name)).toBe(true);
  });

  test('invisible copied characters are removed, also within a name', () => {
    expect(normaliseName('\u2060見\u200b本\u00a0太\u00ad郎\ufeff')).toBe('見本 太郎');
  });

  test('ends are trimmed and combining voicing marks are composed', () => {
    expect(normaliseName('　か\u3099 ')).toBe('が');
  });

  test.each([
    ['tab', '太\t郎'],
    ['line feed', '太\n郎'],
    ['carriage return', '太\r郎'],
    ['null', '太\0郎'],
    ['zero-width space', '太\u200b郎'],
    ['zero-width non-joiner', '太\u200c郎'],
    ['word joiner', '太\u2060郎'],
    ['byte order mark', '太\ufeff郎'],
    ['soft hyphen', '太\u00ad郎'],
    ['right-to-left override', '太\u202e郎'],
    ['line separator', '太\u2028郎'],
    ['filler', '太\u3164郎'],
    ['tag', '太\u{e0041}郎'],
  ])('a %s inside is refused', (_kind, name) => expect(isAllowedName(name)).toBe(false));

  test.each(['葛\u{e0100}城', '見本　太郎', "O'Neil", '𠮷野', 'ﾐﾎﾝ'])('%j passes', (name) =>
    expect(isAllowedName(name)).toBe(true),
  );

  test.each(['太郎😀', '太\u0007郎', '\ud842', '👨‍👩‍👧'])('%j is refused', (name) =>
    expect(isAllowedName(name)).toBe(false),
  );

  test('length counts code points', () => expect(codePointLength('𠮷野')).toBe(2));
});

describe('F-04: kana', () => {
  test.each([
    ['みほん', 'ミホン'],
    ['ﾐﾎﾝ ﾀﾛｳ', 'ミホン タロウ'],
    ['  みほん　　たろう ', 'ミホン タロウ'],
    ['ハ-ト', 'ハート'],
    ['み\u2060ほん', 'ミホン'],
    ['ゔぁん', 'ヴァン'],
    ['は\u3099', 'バ'],
    ['Taro', 'Taro'],
  ])('%j is stored as %j', (typed, stored) => expect(normaliseKana(typed)).toBe(stored));

  test.each([
    ['ミホン', true],
    ['ジャン・リュック', true],
    ['ミホン　タロウ', true],
    ['ヴィンセント', true],
    ['', true],
    ['みほん', false],
    ['ﾐﾎﾝ', false],
    ['見本', false],
    ['ミホン1', false],
  ])('%j as katakana: %s', (text, ok) => expect(isKatakana(text)).toBe(ok));

  test('katakana become hiragana', () => expect(toHiragana('サラミ・ヴルスト')).toBe('さらみ・ゔるすと'));
});

describe('F-06: postal codes', () => {
  test.each([
    ['〒１２３－４５６７', '1234567'],
    ['123 4567', '1234567'],
    ['12345', '12345'],
    ['〒\u2060123-\u20604567', '1234567'],
  ])('%j is stored as %j', (typed, stored) => expect(normalisePostalCode(typed)).toBe(stored));

  test.each([
    ['1234567', true],
    ['123-4567', true],
    ['12-34567', false],
    ['12345678', false],
    ['', false],
  ])('%j as a postal code: %s', (text, ok) => expect(isPostalCode(text)).toBe(ok));

  test('a postal code is shown with its hyphen', () => {
    expect(formatPostalCode('1234567')).toBe('123-4567');
    expect(formatPostalCode('12345')).toBe('12345');
  });
});

describe('F-07: telephone numbers', () => {
  test.each([
    ['０９０－１２３４－５６７８', '09012345678'],
    ['(03) 1234-5678', '0312345678'],
    ['+81 90-1234-5678', '09012345678'],
    ['+81(0)3-1234-5678', '0312345678'],
    ['\u202d090\u00a01234-\u20605678\u202c', '09012345678'],
  ])('%j is stored as %j', (typed, stored) => expect(normaliseTelephone(typed)).toBe(stored));

  test.each([
    ['', true],
    ['0312345678', true],
    ['09012345678', true],
    ['03-1234-5678', true],
    ['0120-123-456', true],
    ['031234567', false],
    ['090123456789', false],
    ['1312345678', false],
    ['03-12345-6789', false],
    ['03-1234', false],
  ])('%j as a telephone number: %s', (text, ok) => expect(isTelephone(text)).toBe(ok));

  test.each([
    ['09012345678', '090-1234-5678'],
    ['0120123456', '0120-123-456'],
    ['0312345678', '03-1234-5678'],
    ['0112345678', '011-234-5678'],
    ['0751234567', '075-123-4567'],
    ['0466123456', '0466123456'],
    ['090123456789', '090123456789'],
    ['01201234567', '01201234567'],
    ['03123456789', '03123456789'],
    ['07512345678', '07512345678'],
    ['10312345678', '10312345678'],
  ])('%s is shown as %s', (digits, shown) => expect(formatTelephone(digits)).toBe(shown));
});

describe('F-10: e-mail', () => {
  test.each([
    ['ｔａｒｏ＠Example.JP ', 'taro@example.jp'],
    ['Taro@EXAMPLE.jp', 'Taro@example.jp'],
    ['taro', 'taro'],
    ['mihon-\u20607f@example.com\u00a0', 'mihon-7f@example.com'],
  ])('%j is stored as %j', (typed, stored) => expect(normaliseEmail(typed)).toBe(stored));

  test.each([
    ['taro@example.jp', true],
    ['a..b@docomo.ne.jp', true],
    ['.a.@docomo.ne.jp', true],
    ['taro@example', false],
    ['taro@@example.jp', false],
    ['太郎@example.jp', false],
    ['@example.jp', false],
    ['taro@example.jp.', false],
    ["o'hara+ham_1/a=b@example.co.jp", true],
    ['a..b@example.jp', false],
    ['.a@example.jp', false],
    ['a.@example.jp', false],
    ['a..b.@au.com', true],
    ['a..@t.vodafone.ne.jp', true],
    ['a..b@notdocomo.ne.jp', false],
    ['taro@example..jp', false],
    ['taro@-example.jp', false],
    ['taro@example-.jp', false],
    [`taro@${'a'.repeat(64)}.jp`, false],
    [`${'a'.repeat(64)}@example.jp`, true],
    [`${'a'.repeat(65)}@example.jp`, false],
    [`${'a'.repeat(242)}@example.jp`, false],
    [`a@${'abcdefghi.'.repeat(25)}jp`, true],
    [`ab@${'abcdefghi.'.repeat(25)}jp`, false],
  ])('%j as an address: %s', (text, ok) => expect(isEmail(text)).toBe(ok));

  test.each([...'<>()[],;:\\" \u0000\u0007\n\u007f'])('%j in the part before the @ makes it no address', (character) =>
    expect(isEmail(`a${character}b@example.jp`)).toBe(false),
  );

  test('a common typing error has a suggestion', () => {
    expect(suggestEmail('taro@gmial.com')).toBe('taro@gmail.com');
    expect(suggestEmail('taro@example.jp')).toBeNull();
    expect(suggestEmail('gmial.com')).toBeNull();
  });
});

test('F-05: a street line without a number is detected, and kanji numbers count as numbers', () => {
  expect(lacksStreetNumber('丸の内')).toBe(true);
  expect(lacksStreetNumber('丸の内一丁目')).toBe(false);
  expect(lacksStreetNumber('丸の内1')).toBe(false);
  expect(lacksStreetNumber(' ')).toBe(false);
});

test('codes lose width, spaces and hyphens', () =>
  expect(normaliseCode('１２３ ４-\u2060５\u200b６ａ')).toBe('123456a'));

test('a text preserves its lines and the joiners of its emoji', () =>
  expect(normaliseFreeText(' 一\u2060行\n二\u00a0行👩‍🍳\u200b')).toBe('一行\n二 行👩‍🍳'));

test('numbers lose width, spaces and their unit', () => {
  expect(['１３２．５ｃｍ', ' 64 ', '５２。５', '61 ㎝', 'ろく'].map(normaliseDecimal)).toEqual([
    '132.5',
    '64',
    '52.5',
    '61',
    'ろく',
  ]);
});

test('a number has at most the given number of decimals (spec §5)', () => {
  expect(['1', '1.5', '-2', '1.55', '1.', '.5', 'x', '1,5'].map((text) => isDecimal(text, 1))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([isDecimal('1', 0), isDecimal('1.5', 0)]).toEqual([true, false]);
});
