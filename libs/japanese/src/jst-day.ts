import type { JstDay } from './in-japan.ts';

const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar: `2026-02-29` is none (spec §5 "date_birth"). */
export function isCalendarDay(text: string): text is JstDay {
  return beginning(text) !== null;
}

/** The day `count` days later (earlier when negative). @throws RangeError when the text is no day of the calendar */
export function addDays(day: JstDay, count: number): JstDay {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  // A quote counts hundreds of days, and writing one as ISO takes longer than all the rest.
  const [month, of] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${date.getUTCFullYear()}-${month < 10 ? 0 : ''}${month}-${of < 10 ? 0 : ''}${of}`.padStart(10, '0');
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: JstDay, to: JstDay): number {
  return (midnight(to).getTime() - midnight(from).getTime()) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayIndex(day: JstDay): number {
  return midnight(day).getUTCDay();
}

/** The beginning of a day as if it were in UTC. @throws RangeError when the text is no day of the calendar */
export function midnight(day: JstDay): Date {
  const date = beginning(day);
  if (!date) throw new RangeError(`${day} is no day of the calendar`);
  return date;
}

/** Null for what is no day of the calendar: it would begin another month. */
function beginning(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const month = Number(text.slice(5, 7)) - 1;
  const date = new Date(0);
  date.setUTCFullYear(Number(text.slice(0, 4)), month, Number(text.slice(8)));
  return date.getUTCMonth() === month ? date : null;
}
