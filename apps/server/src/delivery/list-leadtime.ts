import type { Leadtime } from '@shop/api';
import { addDays, inJapan } from '@shop/japanese';
import { rokuyoOf, type Rokuyo } from '@shop/japanese/rokuyo';
import { LRUCache } from 'lru-cache';
import { closedReason, holidayName } from './business-calendar.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import { planDelivery, type ParcelNeeds } from './delivery-plan.ts';

// Every parcel lists the same days, and computing the rokuyo of one takes longer than planning it.
const luckOf = new LRUCache<string, Rokuyo>({ max: 200, memoMethod: rokuyoOf });

/** Days and slots of one parcel, without its keys. */
export type ParcelLeadtime = Omit<Leadtime, 'packing_key' | 'shipping_key' | 'handovers'>;

/**
 * Returns dates (21 to 60 days from tomorrow, by the tables) and the slots of an area. Dates that cannot be chosen have
 * a reason (D-04), the shop's closed days are marked since carriers deliver on some, and `notice` reports a delay that
 * begins within the list (D-02).
 */
export function listLeadtime(now: Date, parcel: ParcelNeeds, tables: DeliveryTables): ParcelLeadtime {
  const plan = planDelivery(now, parcel, tables);
  const dates = plan.days().map((date) => {
    const { ship_date, reason } = plan.check(date);
    const shop_closed = closedReason(date, tables);
    return {
      date,
      is_open: reason === null,
      reason,
      ship_date,
      shop_closed,
      holiday: holidayName(date),
      rokuyo: luckOf.memo(date),
    };
  });
  const { carrier, closed_slots } = plan.route;
  return {
    carrier: { code: carrier.code, name: carrier.name },
    earliest_date: plan.earliest?.date ?? null,
    ship_date: plan.earliest?.ship_date ?? null,
    reason: plan.earliest === null ? (dates.at(-1)?.reason ?? 'お届けできる日がありません') : null,
    notice: noticeOf(now, parcel, tables),
    dates,
    slots: carrier.slots
      .filter((slot) => !closed_slots.includes(slot.code))
      .map((slot) => ({
        code: slot.code,
        name: slot.label,
        is_open_on_earliest: plan.earliestWith(slot.code)?.date === plan.earliest?.date,
      })),
  };
}

function noticeOf(now: Date, { place }: ParcelNeeds, tables: DeliveryTables): string | null {
  if (place === null) return null;
  const day = inJapan(now).day;
  const last = addDays(day, tables.list_days);
  const blockage = tables.blockages.find(
    (known) => known.prefectures.includes(place.prefecture) && known.from <= last && known.to >= day,
  );
  return blockage?.reason ?? null;
}
