import type { JstDay } from './in-japan.ts';
import { addDays, isCalendarDay } from './jst-day.ts';

/** A day of every year: month 1–12, day of the month 1–31. */
export interface YearlyDay {
  readonly month: number;
  readonly date: number;
}

// A leap year, since a birthday may be 29 February.
const LEAP_YEAR = 2024;

/** Whether a month has that day in some year: 29 February is valid, 30 February is not. */
export function isYearlyDay(day: YearlyDay): boolean {
  return dayIn(LEAP_YEAR, day) !== null;
}

/** Whether the day does not exist in common years. */
export const isLeapDay = ({ month, date }: YearlyDay): boolean => month === 2 && date === 29;

/** Returns the next occurrence of the day, today included. In common years 29 February becomes the 28th (F-14). */
export function nextYearlyDay(day: YearlyDay, today: JstDay): JstDay {
  const year = Number(today.slice(0, 4));
  const inYear = (y: number): JstDay => dayIn(y, day) ?? addDays(`${y}-03-01`, -1);
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

function dayIn(year: number, { month, date }: YearlyDay): JstDay | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}
