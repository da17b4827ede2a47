const DAY_MS = 86_400_000;
/** Japan has been nine hours ahead, summer and winter, since 1951. */
const AHEAD_MS = 9 * 3_600_000;

/** A day in Japan, `YYYY-MM-DD`. Days compare as strings. */
export type JstDay = string;

/** Day and clock of an instant in Japan, whatever the process's zone. */
export function inJapan(instant: Date): { day: JstDay; hour: number; minute: number } {
  const shifted = new Date(instant.getTime() + AHEAD_MS);
  return { day: shifted.toISOString().slice(0, 10), hour: shifted.getUTCHours(), minute: shifted.getUTCMinutes() };
}

/** Whether a text is a day of the calendar: `2026-02-29` is none (spec §5 "date_birth"). */
export function isCalendarDay(text: string): text is JstDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
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
