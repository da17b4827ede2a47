import type { JstDay } from './in-japan.ts';

const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar: `2026-02-29` is none (spec §5 "date_birth"). */
export function isCalendarDay(text: string): text is JstDay {
  return partsOf(text) !== null;
}

/** Counted rather than parsed, here and below: a quote looks at hundreds of days. Null for what is no day of the calendar. */
function partsOf(text: string): { year: number; month: number; date: number } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year, month, date] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  return isDay ? { year, month, date } : null;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The day `count` days later (earlier when negative). @throws RangeError when the text is no day of the calendar */
export function addDays(day: JstDay, count: number): JstDay {
  let { year, month, date } = calendarDay(day);
  date += count;
  while (date < 1) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    date += daysIn(year, month);
  }
  for (let length = daysIn(year, month); date > length; length = daysIn(year, month)) {
    date -= length;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

const padded = (figure: number, length: number) => String(figure).padStart(length, '0');

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: JstDay, to: JstDay): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayIndex(day: JstDay): number {
  return new Date(midnight(day)).getUTCDay();
}

function midnight(day: JstDay): number {
  const { year, month, date } = calendarDay(day);
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

/** @throws RangeError when the text is no day of the calendar */
function calendarDay(day: JstDay): NonNullable<ReturnType<typeof partsOf>> {
  const parts = partsOf(day);
  if (!parts) throw new RangeError(`${day} is no day of the calendar`);
  return parts;
}
