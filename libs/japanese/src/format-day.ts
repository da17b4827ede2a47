import { inJapan, type JstDay } from './in-japan.ts';
import { JAPAN } from './japan.ts';
import { midnight } from './jst-day.ts';

// For pages that load no luxon before hydration.
const weekday = new Intl.DateTimeFormat(JAPAN.locale, { weekday: 'short', timeZone: 'UTC' });

/** Formats a day in Japan as `2026.11.21` (spec §9). */
export const formatDay = (day: JstDay): string => day.replaceAll('-', '.');

/** Formats a day in Japan as `2026.11.21(土)` (F-16). */
export const formatDayWithWeekday = (day: JstDay): string => `${formatDay(day)}(${weekdayOf(day)})`;

/** Formats the time of an instant in Japan as `9:05`. */
export function formatTime(instant: Date): string {
  const { hour, minute } = inJapan(instant);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** Formats an instant as `2026.11.21 9:05` in Japan (spec §9). */
export const formatDateTime = (instant: Date): string => `${formatDay(inJapan(instant).day)} ${formatTime(instant)}`;

/** Returns the weekday as one character: `土`. */
export const weekdayOf = (day: JstDay): string => weekday.format(midnight(day));
