import { formatDateTime, formatDateWithWeekday } from '@shop/japanese';
import type { LogRow } from '@shop/theming';

/** When something happened, as a log shows it. @param instant as the API tells it, ISO 8601 */
export function logMoment(instant: string): Pick<LogRow, 'day' | 'time'> {
  const at = new Date(instant);
  const [, time = ''] = formatDateTime(at).split(' ');
  return { day: formatDateWithWeekday(at), time };
}
