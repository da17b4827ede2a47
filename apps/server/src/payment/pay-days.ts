import { addDays, daysBetween, inJapan, weekdayIndex } from '@shop/japanese';
import type { PaymentMethod } from './payment-method.ts';
import holidayJp from '@holiday-jp/holiday_jp';

/**
 * Days in Japan that can be the last day of an advance payment, earliest first; null for methods that are not paid in advance. The
 * first leaves the shopper one whole day after today on which he can pay: for a transfer a day on which banks are open, and
 * each of its days is one. The last is as far off as the method allows.
 */
export function payDaysOf(
  { code, pay_within_days }: Pick<PaymentMethod, 'code' | 'pay_within_days'>,
  now: Date,
): [string, ...string[]] | null {
  if (pay_within_days === null) return null;
  const isPayDay = code === 'bank_transfer' || code === 'virtual_account' ? isBankingDay : () => true;
  const today = inJapan(now).day;
  const first = firstDayFrom(addDays(today, 1), isPayDay);
  const later = Array.from({ length: Math.max(0, pay_within_days - daysBetween(today, first)) }, (_, index) =>
    addDays(first, index + 1),
  );
  return [first, ...later.filter(isPayDay)];
}

/** The day from which goods can be made ready that wait for their money: money that comes on the last day is seen on the next. */
export function readyAfter(payBy: string): string {
  return addDays(payBy, 1);
}

/** The end of a day in Japan. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59+09:00`);
}

/**
 * The end of the day after which an unpaid transfer is not awaited any more: the first after the last day of payment on which the
 * bank books what came late on that day and the shop is there to see it. `isOpen`: whether the shop works on a day.
 */
export function endOfWaiting(payBy: string, isOpen: (day: string) => boolean): Date {
  return endOfDay(firstDayFrom(readyAfter(payBy), (day) => isBankingDay(day) && isOpen(day)));
}

/** The same where the service sees the money by itself: nobody of the shop has to be there. */
export function endOfService(payBy: string): Date {
  return endOfWaiting(payBy, () => true);
}

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
function firstDayFrom(day: string, isFit: (day: string) => boolean): string {
  for (let count = 0; count < 366; count += 1) {
    const candidate = addDays(day, count);
    if (isFit(candidate)) return candidate;
  }
  throw new RangeError(`no such day within a year of ${day}`);
}
