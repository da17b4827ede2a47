import { DateTime } from 'luxon';
import type { JstDay } from './in-japan.ts';
import { JAPAN } from './japan.ts';

/** Formats a day as `2026.11.21` (spec §9). Accepts a day in Japan or an instant. */
export function formatDate(value: JstDay | Date): string {
  return dateTimeOf(value).toFormat('yyyy.MM.dd');
}

/** Formats a delivery date as `2026.11.21(土)` (F-16). */
export function formatDateWithWeekday(value: JstDay | Date): string {
  return dateTimeOf(value).toFormat('yyyy.MM.dd(ccc)');
}

function dateTimeOf(value: JstDay | Date): DateTime {
  const at =
    typeof value === 'string'
      ? DateTime.fromISO(value, JAPAN)
      : DateTime.fromJSDate(value, JAPAN).setLocale(JAPAN.locale);
  if (!at.isValid) throw new RangeError(`${String(value)} is no date`);
  return at;
}
