import { JAPAN } from './japan.ts';

// Swedish writes dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: JAPAN.zone });

/** A day in Japan, `YYYY-MM-DD`. Days compare as strings. */
export type JstDay = string;

/** Returns the day and time of an instant in Japan, without luxon for what runs before hydration. */
export function inJapan(instant: Date): { day: JstDay; hour: number; minute: number } {
  const [day = '', time = ''] = clock.format(instant).split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return { day, hour: hour ?? 0, minute: minute ?? 0 };
}
