import { formatDay } from './format-day.ts';
import { inJapan, type JstDay } from './in-japan.ts';
import { weekdayIndex } from './jst-day.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** Formats a day as `2026.11.21` (spec §9). Accepts a day in Japan or an instant. */
export function formatDate(value: JstDay | Date): string {
  return formatDay(dayOf(value));
}

/** Formats an instant as `2026.11.21 9:05` in Japan (spec §9). */
export function formatDateTime(instant: Date): string {
  const { day, hour, minute } = inJapan(instant);
  return `${formatDate(day)} ${hour}:${String(minute).padStart(2, '0')}`;
}

/** Formats a delivery date as `2026.11.21(土)` (F-16). */
export function formatDateWithWeekday(value: JstDay | Date): string {
  const day = dayOf(value);
  return `${formatDate(day)}(${weekdayOf(day)})`;
}

/** Returns the weekday as one character: `土`. */
export function weekdayOf(day: JstDay): string {
  return WEEKDAYS[weekdayIndex(day)] ?? '';
}

function dayOf(value: JstDay | Date): JstDay {
  return typeof value === 'string' ? value : inJapan(value).day;
}
