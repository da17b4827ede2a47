import { ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';

/** The price of products after discounts that earns one point. A point pays one yen. */
export const YEN_PER_POINT = 100;
const validDays = 365;
const leastDaysBack = 30;

/**
 * Returns the points that an order earns: one per full 100 yen (tax included) of products after coupons and points;
 * none for shipping and other fees.
 */
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

/**
 * Returns the exclusive expiry of points granted now: they are valid through the same day of the next year, in Japan.
 */
export function pointsTermEnd(now: Date): Date {
  return endOfDayAfter(now, validDays);
}

/** Returns the exclusive expiry of points returned from an order: the original one, and at least 30 days. */
export function returnedTermEnd(expiresAt: Date, now: Date): Date {
  const least = endOfDayAfter(now, leastDaysBack);
  return expiresAt > least ? expiresAt : least;
}

/** Returns the last day (JST) on which points with this exclusive expiry can be spent. */
export function lastDayOf(expiresAt: Date): string {
  return DateTime.fromJSDate(expiresAt, JAPAN).minus({ milliseconds: 1 }).toFormat(ISO_DAY);
}

function endOfDayAfter(now: Date, days: number): Date {
  return DateTime.fromJSDate(now, JAPAN)
    .startOf('day')
    .plus({ days: days + 1 })
    .toJSDate();
}
