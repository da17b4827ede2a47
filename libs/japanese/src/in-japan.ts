/** Japan has been nine hours ahead of UTC since 1951, without summer time. */
const AHEAD_MS = 9 * 3_600_000;

/** A day in Japan, `YYYY-MM-DD`. Days compare as strings. */
export type JstDay = string;

/** Returns the day and time of an instant in Japan, whatever the time zone of the process. */
export function inJapan(instant: Date): { day: JstDay; hour: number; minute: number } {
  const shifted = new Date(instant.getTime() + AHEAD_MS);
  return { day: shifted.toISOString().slice(0, 10), hour: shifted.getUTCHours(), minute: shifted.getUTCMinutes() };
}
