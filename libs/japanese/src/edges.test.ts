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

  it('names its month unless the day before it did', () => {
    expect(formatMonthDay('2026-11-24')).toBe('11月24日');
    expect(formatMonthDay('2026-11-27', '2026-11-24')).toBe('27日');
    expect(formatMonthDay('2026-12-01', '2026-11-24')).toBe('12月1日');
    expect(formatMonthDay('2027-11-01', '2026-11-24')).toBe('11月1日');
  });
});

describe('an era', () => {
  it('has no year of a day that is none', () => {
    expect(() => eraYearOf('2026-02-30')).toThrow('2026-02-30');
  });

  it('calls its first year 元年 and no other', () => {
    expect(eraYearOf('2019-05-01')).toBe('令和元年');
    expect(eraYearOf('2029-05-01')).toBe('令和11年');
    expect(eraHint(2019)).toBe('平成31年・令和元年');
  });
});

describe('what is typed', () => {
  it('keeps one space between the parts of an address and none around it', () => {
    expect(normaliseAddressLine('  丸の内１ー２　　ハムビル  ')).toBe('丸の内1-2 ハムビル');
  });

  it('is written with a hyphen when it is a postal code of seven digits alone', () => {
    expect(formatPostalCode('1234567')).toBe('123-4567');
    expect(formatPostalCode('01234567')).toBe('01234567');
    expect(formatPostalCode('12345678')).toBe('12345678');
  });

  it('is a whole number of several digits', () => {
    expect(isDecimal('132', 0)).toBe(true);
    expect(isDecimal('132.5', 0)).toBe(false);
  });

  it('is an e-mail address from its first sign to its last', () => {
    expect(isEmail('taro@example.jp')).toBe(true);
    expect(isEmail('太郎 taro@example.jp')).toBe(false);
    expect(isEmail('taro@example.jp 様')).toBe(false);
  });

  it('keeps the case of what is no address, and of the part before the last @', () => {
    expect(normaliseEmail('TARO')).toBe('TARO');
    expect(normaliseEmail('Taro@Example.JP')).toBe('Taro@example.jp');
    expect(normaliseEmail('@Example.JP')).toBe('@example.jp');
    expect(suggestEmail('@gmial.com')).toBeNull();
  });

  it('is searched word by word, however far apart the words stand', () => {
    expect(searchWords('  生ハム   チーズ ')).toEqual(searchWords('生ハム チーズ'));
  });
});
