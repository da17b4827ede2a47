import type { JstDay } from './in-japan.ts';

const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar: `2026-02-29` is none (spec §5 "date_birth"). */
export function isCalendarDay(text: string): text is JstDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // Counted rather than parsed: a quote looks at hundreds of days.
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: JstDay, count: number): JstDay {
  return new Date(midnight(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: JstDay, to: JstDay): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayIndex(day: JstDay): number {
  return new Date(midnight(day)).getUTCDay();
}

/** @throws RangeError when the text is no day of the calendar */
function midnight(day: JstDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`${day} is no day of the calendar`);
  return Date.parse(`${day}T00:00:00Z`);
}
