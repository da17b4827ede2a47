import { DateTime } from 'luxon';
import type { JstDay } from './in-japan.ts';
import { ISO_DAY, JAPAN } from './japan.ts';

/** A day of every year: month 1–12, day of the month 1–31. */
export interface YearlyDay {
  readonly month: number;
  readonly date: number;
}

// A leap year, since a birthday may be 29 February.
const LEAP_YEAR = 2024;

/** Whether a month has that day in some year: 29 February is valid, 30 February is not. */
export function isYearlyDay(day: YearlyDay): boolean {
  return inLeapYear(day).isValid;
}

/** Whether the day does not exist in common years. */
export const isLeapDay = ({ month, date }: YearlyDay): boolean => month === 2 && date === 29;

/** Returns the next occurrence of the day, today included. In common years 29 February becomes the 28th (F-14). */
export function nextYearlyDay(day: YearlyDay, today: JstDay): JstDay {
  const { year } = DateTime.fromISO(today, JAPAN);
  const inYear = (year: number): JstDay => inLeapYear(day).set({ year }).toFormat(ISO_DAY);
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

function inLeapYear({ month, date }: YearlyDay): DateTime {
  return DateTime.fromObject({ year: LEAP_YEAR, month, day: date }, JAPAN);
}
