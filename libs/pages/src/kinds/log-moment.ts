import { formatDateWithWeekday, JAPAN } from '@shop/japanese';
import type { LogRow } from '@shop/theming';
import { DateTime } from 'luxon';

/** When something happened, as a log shows it. @param instant as the API tells it, ISO 8601 */
export function logMoment(instant: string): Pick<LogRow, 'day' | 'time'> {
  const at = DateTime.fromISO(instant, JAPAN);
  return { day: formatDateWithWeekday(at.toJSDate()), time: at.toFormat('H:mm') };
}
