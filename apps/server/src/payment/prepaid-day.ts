import { inJapan } from '@shop/japanese';
import { businessDayFrom } from '../delivery/business-calendar.ts';
import { planDelivery, type DeliveryDay, type DeliveryPlan, type ParcelNeeds } from '../delivery/delivery-plan.ts';
import type { DeliveryTables } from '../delivery/delivery-tables.ts';
import { readyAfter } from './pay-days.ts';

/** A wish for a parcel: null means any. */
export interface DayWish {
  date: string | null;
  slot: string | null;
}

/** The day of a parcel that leaves when its money is there. */
export interface PrepaidDay extends DeliveryDay {
  /** The last day of payment with which it is kept. */
  pay_by: string;
  /** The wish that cannot be kept, when the day is another. */
  moved_from: string | null;
}

/**
 * The day that can be kept for a parcel whose money comes first, and until when it has to come for that. The wish is kept with
 * the latest of `payDays` that allows it; one that even the first does not allow moves to the next day that it does. Null when
 * the wish does not hold anyway, or no day can be offered: the date engine says why.
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

/** What was told of a parcel that waits for its money. */
export interface ToldDay {
  /** Null where the customer wished for no day. */
  delivery_date: string | null;
  planned_date: string;
  delivery_time: string | null;
  /** Null when it was not told together with a last day of payment. */
  pay_by: string | null;
}

/**
 * The day of a parcel whose money is there now, when it is no longer the one that was told; null when that is kept. It is kept when
 * the money is seen by the first working day after its last day of payment, or early enough all the same; otherwise the
 * parcel comes on the next day that can be promised today.
 */
export function dayAfterPayment(
  now: Date,
  parcel: ParcelNeeds,
  told: ToldDay,
  tables: DeliveryTables,
): DeliveryDay | null {
  const today = inJapan(now).day;
  if (told.pay_by !== null && today <= businessDayFrom(readyAfter(told.pay_by), tables)) return null;
  const plan = planDelivery(now, parcel, tables);
  if (plan.check(told.planned_date, told.delivery_time).ship_date !== null) return null;
  return told.delivery_date === null
    ? plan.earliestWith(told.delivery_time)
    : dayFrom(plan, told.planned_date, told.delivery_time);
}

/** The first day from `date` on that can be promised; null when none lies within the list. */
function dayFrom(plan: DeliveryPlan, date: string, slot: string | null): DeliveryDay | null {
  for (const candidate of plan.days()) {
    const { ship_date } = plan.check(candidate, slot);
    if (candidate >= date && ship_date !== null) return { date: candidate, ship_date };
  }
  return null;
}
