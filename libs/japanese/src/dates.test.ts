import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraHint, eraYearOf } from './era.ts';
import { formatDate, formatDateWithWeekday } from './format-date.ts';
import { formatDateTime, formatDayWithWeekday, weekdayOf } from './format-day.ts';
import { inJapan } from './in-japan.ts';
import { addDays, daysBetween, isCalendarDay } from './jst-day.ts';

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])('in a process in %s', (tz) => {
  beforeAll(() => {
    process.env.TZ = tz;
  });

  test('the day changes at midnight in Japan', () => {
    expect(inJapan(new Date('2026-11-20T14:59:59Z'))).toEqual({ day: '2026-11-20', hour: 23, minute: 59 });
    expect(inJapan(new Date('2026-11-20T15:00:00Z'))).toEqual({ day: '2026-11-21', hour: 0, minute: 0 });
  });

  test('dates have the formats of the specification', () => {
    const instant = new Date('2026-11-21T00:05:00Z');
    expect(formatDate(instant)).toBe('2026.11.21');
    expect(formatDateTime(instant)).toBe('2026.11.21 9:05');
    expect(formatDateWithWeekday(instant)).toBe('2026.11.21(土)');
    expect(formatDateWithWeekday('2026-11-21')).toBe('2026.11.21(土)');
    expect(formatDayWithWeekday('2026-11-21')).toBe('2026.11.21(土)');
    expect(weekdayOf('2026-11-22')).toBe('日');
  });

  test('an evening in UTC is the next day in Japan, at the ends of months, years and leap Februaries too', () => {
    expect(formatDateTime(new Date('2026-12-31T15:00:00Z'))).toBe('2027.01.01 0:00');
    expect(formatDateTime(new Date('2026-12-31T14:59:59Z'))).toBe('2026.12.31 23:59');
    expect(formatDateWithWeekday(new Date('2028-02-28T20:05:00Z'))).toBe('2028.02.29(火)');
    expect(formatDate(new Date('2027-02-28T15:00:00Z'))).toBe('2027.03.01');
    expect(inJapan(new Date('2026-12-31T15:00:00Z'))).toEqual({ day: '2027-01-01', hour: 0, minute: 0 });
  });

  test('days are counted across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('0999-12-30', 1)).toBe('0999-12-31');
    expect(daysBetween('2026-11-20', '2027-01-01')).toBe(42);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00', false],
  ['+2026-11-21', false],
  ['2026-11-00', false],
  ['', false],
])('%j as a day: %s', (text, ok) => expect(isCalendarDay(text)).toBe(ok));

test('adding up to two years of days in either direction returns calendar days at that distance', () => {
  for (const start of ['1899-12-31', '1999-03-01', '2026-11-26'])
    for (let count = -800; count <= 800; count += 1) {
      const day = addDays(start, count);
      const known = new Date(`${start}T00:00:00Z`);
      known.setUTCDate(known.getUTCDate() + count);
      expect([day, daysBetween(start, day)]).toEqual([known.toISOString().slice(0, 10), count]);
    }
});

test('days cannot be added to an invalid day', () => expect(() => addDays('2026-02-30', 1)).toThrow(RangeError));

test.each([
  [2000, '平成12年'],
  [2026, '令和8年'],
  [1989, '昭和64年・平成元年'],
  [2019, '平成31年・令和元年'],
  [1950, '昭和25年'],
])('F-14: %d has the hint %s', (year, hint) => expect(eraHint(year)).toBe(hint));

test('an invalid date is not formatted', () => {
  expect(() => formatDate('2026-02-30')).toThrow('2026-02-30');
  expect(() => formatDateTime(new Date(NaN))).toThrow(RangeError);
});

test('an era begins on its first day', () => {
  expect(eraYearOf('2019-04-30')).toBe('平成31年');
  expect(eraYearOf('2019-05-01')).toBe('令和元年');
});
