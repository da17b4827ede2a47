import { describe, expect, it } from 'vitest';
import { normaliseAddressLine } from './address.ts';
import { isDecimal } from './decimal.ts';
import { isEmail, normaliseEmail, suggestEmail } from './email.ts';
import { eraHint, eraYearOf } from './era.ts';
import { formatMonthDay } from './format-month-day.ts';
import { isCalendarDay } from './jst-day.ts';
import { formatPostalCode } from './postal-code.ts';
import { searchWords } from './search-matches.ts';

describe('a day of the calendar', () => {
  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-11-00', false],
    ['2026-11-31', false],
    ['2026-11-30', true],
    ['2026/11/30', false],
    ['x2026-11-30', false],
    ['2026-11-30T00:00', false],
    ['2026-11-3', false],
  ])('%s: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });

  it('has its month unless the previous day has the same one', () => {
    expect(formatMonthDay('2026-11-24')).toBe('11月24日');
    expect(formatMonthDay('2026-11-27', '2026-11-24')).toBe('27日');
    expect(formatMonthDay('2026-12-01', '2026-11-24')).toBe('12月1日');
    expect(formatMonthDay('2027-11-01', '2026-11-24')).toBe('11月1日');
  });
});

describe('an era', () => {
  it('has no year for an invalid day', () => {
    expect(() => eraYearOf('2026-02-30')).toThrow('2026-02-30');
  });

  it('calls only its first year 元年', () => {
    expect(eraYearOf('2019-05-01')).toBe('令和元年');
    expect(eraYearOf('2029-05-01')).toBe('令和11年');
    expect(eraHint(2019)).toBe('平成31年・令和元年');
  });
});

describe('typed text', () => {
  it('has one space between the parts of an address and none around it', () => {
    expect(normaliseAddressLine('  丸の内１ー２　　ハムビル  ')).toBe('丸の内1-2 ハムビル');
  });

  it('has a hyphen only as a postal code of exactly seven digits', () => {
    expect(formatPostalCode('1234567')).toBe('123-4567');
    expect(formatPostalCode('01234567')).toBe('01234567');
    expect(formatPostalCode('12345678')).toBe('12345678');
  });

  it('is accepted as a whole number of several digits', () => {
    expect(isDecimal('132', 0)).toBe(true);
    expect(isDecimal('132.5', 0)).toBe(false);
  });

  it('is an e-mail address only as a whole', () => {
    expect(isEmail('taro@example.jp')).toBe(true);
    expect(isEmail('太郎 taro@example.jp')).toBe(false);
    expect(isEmail('taro@example.jp 様')).toBe(false);
  });

  it('is not lower-cased when it is no address, nor in the part before the last @', () => {
    expect(normaliseEmail('TARO')).toBe('TARO');
    expect(normaliseEmail('Taro@Example.JP')).toBe('Taro@example.jp');
    expect(normaliseEmail('@Example.JP')).toBe('@example.jp');
    expect(suggestEmail('@gmial.com')).toBeNull();
  });

  it('is searched word by word, regardless of the spaces between the words', () => {
    expect(searchWords('  生ハム   チーズ ')).toEqual(searchWords('生ハム チーズ'));
  });
});
