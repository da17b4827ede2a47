import type { MemberCoupon, PointEntry } from '@shop/api';
import { paths } from '@shop/constants';
import { formatDay, formatDayWithWeekday, inJapan } from '@shop/japanese';
import type { MemberCouponRow, PointRow } from '@shop/theming';

/** A row of the ledger with its order. */
export function pointRow({
  id,
  note,
  points,
  is_pending,
  order_id,
  order_no,
  expires_on,
  created_at,
}: PointEntry): PointRow {
  return {
    id,
    day: formatDayWithWeekday(inJapan(new Date(created_at)).day),
    note,
    points,
    isWaiting: is_pending,
    until: expires_on && formatDay(expires_on),
    order: order_id === null || order_no === null ? null : { number: order_no, href: paths.mypageOrder(order_id) },
  };
}

/** A coupon with the last day of its term: what ends at midnight ends with the day before. */
export function couponRow({
  id,
  code,
  name,
  min_subtotal,
  starts_at,
  ends_at,
  times_left,
  reason,
}: MemberCoupon): MemberCouponRow {
  return {
    id,
    code,
    name,
    minimum: min_subtotal,
    from: formatDay(inJapan(new Date(starts_at)).day),
    until: formatDay(inJapan(new Date(Date.parse(ends_at) - 1)).day),
    timesLeft: times_left,
    reason,
  };
}
