import { ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';

/** Yen of goods, after discounts, that earn one point. A point pays one yen. */
export const YEN_PER_POINT = 100;
const validDays = 365;
const leastDaysBack = 30;

/** What an order earns: one point for every full 100 yen (tax included) of goods after coupons and points; nothing for carriage and fees. */
export function pointsEarned({
  goods,
  discount_coupons,
  discount_points,
}: {
  goods: number;
  discount_coupons: number;
  discount_points: number;
}): number {
  return Math.max(0, Math.floor((goods - discount_coupons - discount_points) / YEN_PER_POINT));
}

/** The end of the term of points given now: they are good through the same day of the next year, in Japan. Exclusive. */
export function pointsTermEnd(now: Date): Date {
  return endOfDayAfter(now, validDays);
}

/** The term of points that come back from an order: what they had, and at least 30 days. Exclusive. */
export function returnedTermEnd(expiresAt: Date, now: Date): Date {
  const least = endOfDayAfter(now, leastDaysBack);
  return expiresAt > least ? expiresAt : least;
}

/** The last day (JST) on which points with this exclusive end can be spent. */
export function lastDayOf(expiresAt: Date): string {
  return DateTime.fromJSDate(expiresAt, JAPAN).minus({ milliseconds: 1 }).toFormat(ISO_DAY);
}

function endOfDayAfter(now: Date, days: number): Date {
  return DateTime.fromJSDate(now, JAPAN)
    .startOf('day')
    .plus({ days: days + 1 })
    .toJSDate();
}
