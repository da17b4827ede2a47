import { addDays, inJapan } from '@shop/japanese';
import { planDelivery, type ParcelNeeds } from './delivery-plan.ts';
import type { DeliveryTables } from './delivery-tables.ts';

/** Over the longest holidays of a shop; a plan that does not change for so long is a promise for all that. */
const MOST_CUTOFFS = 14;

/**
 * The cut-off until which an order has the earliest day that it has now (D-01): that of today, or a later one where the days
 * between are closed.
 */
export function orderDeadline(now: Date, parcel: ParcelNeeds, tables: DeliveryTables): Date {
  const earliest = planDelivery(now, parcel, tables).earliest?.date;
  const { day: today } = inJapan(now);
  const cutoffs = Array.from({ length: MOST_CUTOFFS + 1 }, (_, count) =>
    cutoffOn(addDays(today, count), tables),
  ).filter((cutoff) => cutoff > now);
  const last = cutoffs.find((cutoff) => planDelivery(cutoff, parcel, tables).earliest?.date !== earliest);
  return last ?? cutoffs.at(-1) ?? now;
}

function cutoffOn(day: string, { cutoff }: Pick<DeliveryTables, 'cutoff'>): Date {
  return new Date(`${day}T${cutoff.padStart(5, '0')}:00+09:00`);
}
