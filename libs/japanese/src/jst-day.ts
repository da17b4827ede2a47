import type { JstDay } from './in-japan.ts';

// Without luxon, which takes 60 times as long: a delivery quote counts hundreds of days, and forms count before hydration.
const DAY_MS = 86_400_000;

/** Whether a text is a calendar day: `2026-02-29` is not (spec §5 "date_birth"). */
export function isCalendarDay(text: string): text is JstDay {
  return beginning(text) !== null;
}

/** Returns the day `count` days later, or earlier if negative. @throws RangeError if the text is no calendar day */
export function addDays(day: JstDay, count: number): JstDay {
  const date = midnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  const [month, of] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${date.getUTCFullYear()}-${month < 10 ? 0 : ''}${month}-${of < 10 ? 0 : ''}${of}`.padStart(10, '0');
}

/** Returns the days from one day to another; negative if the second is earlier. */
export function daysBetween(from: JstDay, to: JstDay): number {
  return (midnight(to).getTime() - midnight(from).getTime()) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekdayIndex(day: JstDay): number {
  return midnight(day).getUTCDay();
}

/** Returns midnight of a day in UTC. @throws RangeError if the text is no calendar day */
export function midnight(day: JstDay): Date {
  const date = beginning(day);
  if (!date) throw new RangeError(`${day} is no day of the calendar`);
  return date;
}

/** Returns null if it is no calendar day, since it would be in another month. */
function beginning(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const month = Number(text.slice(5, 7)) - 1;
  const date = new Date(0);
  date.setUTCFullYear(Number(text.slice(0, 4)), month, Number(text.slice(8)));
  return date.getUTCMonth() === month ? date : null;
}
