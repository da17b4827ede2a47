const dayMs = 86_400_000;
const jstOffsetMs = 9 * 3_600_000;

/** The JST calendar day (`YYYY-MM-DD`) of an instant, whatever zone the process runs in; Japan has no summer time. */
export function jstDay(instant: Date): string {
  return new Date(instant.getTime() + jstOffsetMs).toISOString().slice(0, 10);
}

/** The JST wall-clock time (`HH:mm`) of an instant. */
export function jstTime(instant: Date): string {
  return new Date(instant.getTime() + jstOffsetMs).toISOString().slice(11, 16);
}

/** The day `count` days after (or, negative, before) a `YYYY-MM-DD` day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Days from one `YYYY-MM-DD` day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Weekday of a `YYYY-MM-DD` day, 0 = Sunday … 6 = Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
