import { addDays, daysBetween, inJapan, JAPAN, weekdayIndex } from '@shop/japanese';
import type { PaymentMethod } from './payment-method.ts';
import holidayJp from '@holiday-jp/holiday_jp';
import { DateTime } from 'luxon';

/**
 * Returns the days in Japan that can be the deadline of a prepayment, earliest first; null for other methods. The first
 * leaves one whole day to pay, the last is as late as the method allows, and for transfers each is a banking day.
 */
export function payDaysOf(
  { code, pay_within_days }: Pick<PaymentMethod, 'code' | 'pay_within_days'>,
  now: Date,
): [string, ...string[]] | null {
  if (pay_within_days === null) return null;
  const isPayDay = code === 'bank_transfer' || code === 'virtual_account' ? isBankingDay : () => true;
  const today = inJapan(now).day;
  const first = firstDayFrom(addDays(today, 1), isPayDay);
  const following = Array.from({ length: Math.max(0, pay_within_days - daysBetween(today, first)) }, (_, index) =>
    addDays(first, index + 1),
  );
  return [first, ...following.filter(isPayDay)];
}

/** The first day on which a prepaid order can be prepared: money of the deadline is seen on the next day. */
export function readyAfter(payBy: string): string {
  return addDays(payBy, 1);
}

/** The end of a day in Japan. */
export function endOfDay(day: string): Date {
  return DateTime.fromISO(`${day}T23:59:59`, JAPAN).toJSDate();
}

/**
 * Returns when an unpaid transfer is no longer awaited: the end of the first day after the deadline on which the bank
 * books late transfers and the shop works. `isOpen`: whether the shop works on a day.
 */
export function endOfWaiting(payBy: string, isOpen: (day: string) => boolean): Date {
  return endOfDay(firstDayFrom(readyAfter(payBy), (day) => isBankingDay(day) && isOpen(day)));
}

/** The same where the service reports the money, so that the shop need not work on that day. */
export function endOfService(payBy: string): Date {
  return endOfWaiting(payBy, () => true);
}

/**
 * Whether banks in Japan are open on a `YYYY-MM-DD` day: not on Saturdays, Sundays, national holidays and from 31
 * December to 3 January (Order for Enforcement of the Banking Act, article 5).
 */
export function isBankingDay(day: string): boolean {
  const monthAndDay = day.slice(5);
  const isTurnOfYear = monthAndDay === '12-31' || (monthAndDay >= '01-01' && monthAndDay <= '01-03');
  const weekday = weekdayIndex(day);
  return !isTurnOfYear && weekday !== 0 && weekday !== 6 && !(day in holidayJp.holidays);
}

/** Returns the first day from `day` on that `isFit`. Throws when a whole year has none. */
function firstDayFrom(day: string, isFit: (day: string) => boolean): string {
  for (let count = 0; count < 366; count += 1) {
    const candidate = addDays(day, count);
    if (isFit(candidate)) return candidate;
  }
  throw new RangeError(`no such day within a year of ${day}`);
}
