/** Japan has been nine hours ahead, summer and winter, since 1951. */
const AHEAD_MS = 9 * 3_600_000;

/** A day in Japan, `YYYY-MM-DD`. Days compare as strings. */
export type JstDay = string;

/** Day and clock of an instant in Japan, whatever the process's zone. */
export function inJapan(instant: Date): { day: JstDay; hour: number; minute: number } {
  const shifted = new Date(instant.getTime() + AHEAD_MS);
  return { day: shifted.toISOString().slice(0, 10), hour: shifted.getUTCHours(), minute: shifted.getUTCMinutes() };
}
