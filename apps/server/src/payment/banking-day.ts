import holidayJp from '@holiday-jp/holiday_jp';
import { addDays, weekdayIndex } from '@shop/japanese';

/**
 * Whether banks in Japan are open on a `YYYY-MM-DD` day: not on Saturdays, Sundays, national holidays and from 31 December to
 * 3 January (Order for Enforcement of the Banking Act, article 5).
 */
export function isBankingDay(day: string): boolean {
  const monthAndDay = day.slice(5);
  const isTurnOfYear = monthAndDay === '12-31' || (monthAndDay >= '01-01' && monthAndDay <= '01-03');
  const weekday = weekdayIndex(day);
  return !isTurnOfYear && weekday !== 0 && weekday !== 6 && !(day in holidayJp.holidays);
}

/** The first day on or after `day` that `isFit`. Throws when a whole year has none. */
export function firstDayFrom(day: string, isFit: (day: string) => boolean): string {
  for (let count = 0; count < 366; count += 1) {
    const candidate = addDays(day, count);
    if (isFit(candidate)) return candidate;
  }
  throw new RangeError(`no such day within a year of ${day}`);
}
