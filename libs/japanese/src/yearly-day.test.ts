import { describe, expect, it } from 'vitest';
import { isLeapDay, isYearlyDay, nextYearlyDay } from './yearly-day.ts';

describe('the next occurrence of a yearly day', () => {
  it.each([
    ['today', '2026-12-24', '2026-12-24'],
    ['later this year', '2026-11-20', '2026-12-24'],
    ['next year', '2026-12-25', '2027-12-24'],
    ['next year, on the last day of this year', '2026-12-31', '2027-12-24'],
  ])('is %s', (_case, today, day) => {
    expect(nextYearlyDay({ month: 12, date: 24 }, today)).toBe(day);
  });

  it('has two-digit months and days', () =>
    expect(nextYearlyDay({ month: 1, date: 5 }, '2026-11-20')).toBe('2027-01-05'));

  it('of 29 February is the 28th in common years', () => {
    expect(nextYearlyDay({ month: 2, date: 29 }, '2027-02-01')).toBe('2027-02-28');
    expect(nextYearlyDay({ month: 2, date: 29 }, '2028-02-01')).toBe('2028-02-29');
  });
});

it('29 February is a yearly day, and 30 February is not', () => {
  expect(isYearlyDay({ month: 2, date: 29 })).toBe(true);
  expect(isYearlyDay({ month: 2, date: 30 })).toBe(false);
});

it('only 29 February is a leap day', () => {
  expect(isLeapDay({ month: 2, date: 29 })).toBe(true);
  expect(isLeapDay({ month: 2, date: 28 })).toBe(false);
  expect(isLeapDay({ month: 3, date: 29 })).toBe(false);
});
