import { formatDayWithWeekday, formatTime, inJapan } from '@shop/japanese';
import type { LogRow } from '@shop/theming';

/** Returns the day and time of an entry of a log. @param instant ISO 8601, as in the contract */
export function logMoment(instant: string): Pick<LogRow, 'day' | 'time'> {
  const at = new Date(instant);
  return { day: formatDayWithWeekday(inJapan(at).day), time: formatTime(at) };
}
