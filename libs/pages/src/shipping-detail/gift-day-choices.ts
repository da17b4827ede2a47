import type { CartPacking, Leadtime } from '@shop/api';
import type { JstDay } from '@shop/japanese';
import type { PackingChange } from './delivery-parcels.ts';

/** What can be said of a day that a gift is to arrive: every parcel comes then, one cannot, or the shopper chose another. */
export type GiftDayStanding = 'chosen' | 'closed' | 'other';

/** The day for every parcel that has none yet and can have it. */
export function giftDayChoices(
  day: JstDay,
  packings: readonly CartPacking[],
  leadtimes: readonly Leadtime[],
): PackingChange[] {
  return packings.flatMap(({ key, delivery_date }) =>
    delivery_date === null && isOpen(day, key, leadtimes) ? [{ key, delivery_date: day }] : [],
  );
}

/** How the day stands with the parcels as they are now. */
export function giftDayStanding(
  day: JstDay,
  packings: readonly CartPacking[],
  leadtimes: readonly Leadtime[],
): GiftDayStanding {
  if (packings.every(({ delivery_date }) => delivery_date === day)) return 'chosen';
  return packings.every(({ key }) => isOpen(day, key, leadtimes)) ? 'other' : 'closed';
}

/** Whether the days of every parcel are known. */
export function hasDaysOfAll(packings: readonly CartPacking[], leadtimes: readonly Leadtime[]): boolean {
  return packings.length > 0 && packings.every(({ key }) => leadtimes.some(({ packing_key }) => packing_key === key));
}

function isOpen(day: JstDay, key: string, leadtimes: readonly Leadtime[]): boolean {
  return leadtimes.some(
    ({ packing_key, dates }) => packing_key === key && dates.some(({ date, is_open }) => is_open && date === day),
  );
}
