import type { DeliveryTables } from './delivery-tables.ts';
import { planDelivery, type ParcelNeeds } from './delivery-plan.ts';

/** The choices of one parcel as the shopper sees them. Dates that cannot be chosen stay, with their reason (D-04). */
export interface Leadtime {
  carrier: { code: string; name: string };
  earliest_date: string | null;
  earliest_ship_date: string | null;
  dates: { date: string; is_available: boolean; reason: string | null }[];
  slots: { code: string; label: string; is_available: boolean; reason: string | null }[];
  /** Why no date can be offered at all; null when one can. */
  reason: string | null;
}

/** Lists dates (21 to 60 days from tomorrow, by the tables) and slots of one parcel. */
export function listLeadtime(now: Date, parcel: ParcelNeeds, tables: DeliveryTables): Leadtime {
  const plan = planDelivery(now, parcel, tables);
  const dates = plan.days().map((date) => {
    const { reason } = plan.check(date);
    return { date, is_available: reason === null, reason };
  });
  const slots = plan.route.carrier.slots.map((slot) => {
    const isClosed = plan.route.closed_slots.includes(slot.code);
    return { ...slot, is_available: !isClosed, reason: isClosed ? 'この地域ではご指定いただけません' : null };
  });
  return {
    carrier: { code: plan.route.carrier.code, name: plan.route.carrier.name },
    earliest_date: plan.earliest?.date ?? null,
    earliest_ship_date: plan.earliest?.ship_date ?? null,
    dates,
    slots,
    reason: plan.earliest === null ? (dates.at(-1)?.reason ?? 'お届けできる日がありません') : null,
  };
}
