import type { JstDay } from './in-japan.ts';
import { JAPAN } from './japan.ts';
import { midnight } from './jst-day.ts';

// For pages that load no luxon before hydration.
const weekday = new Intl.DateTimeFormat(JAPAN.locale, { weekday: 'short', timeZone: 'UTC' });

/** Formats a day in Japan as `2026.11.21` (spec §9). */
export const formatDay = (day: JstDay): string => day.replaceAll('-', '.');

/** Formats a day in Japan as `2026.11.21(土)` (F-16). */
export const formatDayWithWeekday = (day: JstDay): string => `${formatDay(day)}(${weekdayOf(day)})`;

/** Returns the weekday as one character: `土`. */
export const weekdayOf = (day: JstDay): string => weekday.format(midnight(day));
