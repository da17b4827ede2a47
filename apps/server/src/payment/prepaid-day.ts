import { inJapan } from '@shop/japanese';
import { businessDayFrom } from '../delivery/business-calendar.ts';
import { planDelivery, type DeliveryDay, type DeliveryPlan, type ParcelNeeds } from '../delivery/delivery-plan.ts';
import type { DeliveryTables } from '../delivery/delivery-tables.ts';
import { readyAfter } from './pay-days.ts';

/** The requested day of a parcel: null means any. */
export interface DayWish {
  date: string | null;
  slot: string | null;
}

/** The delivery day of a prepaid parcel. */
export interface PrepaidDay extends DeliveryDay {
  /** The payment deadline of this day. */
  pay_by: string;
  /** The requested day, when it is not possible. */
  moved_from: string | null;
}

/**
 * Returns the delivery day of a prepaid parcel and its payment deadline: the latest of `payDays` that allows the
 * requested day, else the next possible day. Null when the request is invalid anyway or no day can be offered, which
 * the date engine reports.
 */
export function prepaidDay(
  now: Date,
  parcel: ParcelNeeds,
  { date, slot }: DayWish,
  payDays: readonly [string, ...string[]],
  tables: DeliveryTables,
): PrepaidDay | null {
  if (date !== null && planDelivery(now, parcel, tables).check(date, slot).ship_date === null) return null;
  const planWith = (payBy: string) => planDelivery(now, { ...parcel, ready_from: readyAfter(payBy) }, tables);
  const [first] = payDays;
  const day = date === null ? planWith(first).earliestWith(slot) : dayFrom(planWith(first), date, slot);
  if (day === null) return null;
  const payBy = payDays.findLast((candidate) => planWith(candidate).check(day.date, slot).ship_date !== null) ?? first;
  return { ...day, pay_by: payBy, moved_from: date !== null && day.date !== date ? date : null };
}

/** What was stated about a prepaid parcel. */
export interface PromisedDay {
  /** Null where the customer requested no day. */
  delivery_date: string | null;
  planned_date: string;
  delivery_time: string | null;
  /** Null when it was stated without a deadline. */
  pay_by: string | null;
}

/**
 * Returns the new day of a parcel after its payment arrived; null when the agreed day is still possible. It is if the
 * payment arrived by the first working day after the deadline, or early enough anyway; otherwise the next possible day
 * as of today is returned.
 */
export function dayAfterPayment(
  now: Date,
  parcel: ParcelNeeds,
  promised: PromisedDay,
  tables: DeliveryTables,
): DeliveryDay | null {
  const today = inJapan(now).day;
  if (promised.pay_by !== null && today <= businessDayFrom(readyAfter(promised.pay_by), tables)) return null;
  const plan = planDelivery(now, parcel, tables);
  if (plan.check(promised.planned_date, promised.delivery_time).ship_date !== null) return null;
  return promised.delivery_date === null
    ? plan.earliestWith(promised.delivery_time)
    : dayFrom(plan, promised.planned_date, promised.delivery_time);
}

/** Returns the first possible day from `date` on; null when the list has none. */
function dayFrom(plan: DeliveryPlan, date: string, slot: string | null): DeliveryDay | null {
  for (const candidate of plan.days()) {
    const { ship_date } = plan.check(candidate, slot);
    if (candidate >= date && ship_date !== null) return { date: candidate, ship_date };
  }
  return null;
}
