import holidayJp from '@holiday-jp/holiday_jp';
import { addDays, weekdayIndex } from '@shop/japanese';
import type { DeliveryTables } from './delivery-tables.ts';

type Calendar = Pick<DeliveryTables, 'closed_weekdays' | 'closes_on_holidays' | 'closed_days'>;

/**
 * Why the shop ships nothing on a `YYYY-MM-DD` day, or null on a business day: extra closed days first, then national
 * holidays (looked up by date string: the package's Date form depends on the process's zone), then weekly days (D-02).
 */
export function closedReason(day: string, calendar: Calendar): string | null {
  const extra = calendar.closed_days.get(day);
  if (extra !== undefined) return extra;
  if (calendar.closes_on_holidays && day in holidayJp.holidays) return '祝日';
  return calendar.closed_weekdays.includes(weekdayIndex(day)) ? '定休日' : null;
}

/** The name of a national holiday, or null on other days. */
export function holidayName(day: string): string | null {
  const holidays: Readonly<Record<string, { readonly name: string } | undefined>> = holidayJp.holidays;
  return holidays[day]?.name ?? null;
}

/** Returns the first business day on or after `day`. @throws when the tables close a whole year */
export function businessDayFrom(day: string, calendar: Calendar): string {
  for (let count = 0; count < 366; count += 1) {
    const candidate = addDays(day, count);
    if (closedReason(candidate, calendar) === null) return candidate;
  }
  throw new RangeError(`no business day within a year of ${day}`);
}

/** The business day `count` business days after `day`, which must be one itself. */
export function addBusinessDays(day: string, count: number, calendar: Calendar): string {
  let current = day;
  for (let step = 0; step < count; step += 1) current = businessDayFrom(addDays(current, 1), calendar);
  return current;
}
