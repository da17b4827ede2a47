import type { Zone } from '../../cart/allocation/packing.ts';
import type { Route } from '../delivery-tables.ts';
import { areas } from './areas.ts';

const transitDays: Readonly<Record<string, number>> = { hokkaido: 2, chugoku: 2, shikoku: 2, kyushu: 2, okinawa: 3 };
const zones: readonly Zone[] = ['ambient', 'chilled', 'frozen'];

/**
 * Routes of the sample shop: Yamato everywhere; ambient goods to Okinawa go by Japan Post, by sea and without morning slot.
 * Where a parcel is two days on the road, the morning of its first day cannot be had.
 */
export const routes: readonly Route[] = Object.keys(areas).flatMap((area) =>
  zones.map((zone): Route => {
    const transit_days = transitDays[area] ?? 1;
    if (area !== 'okinawa')
      return {
        area,
        zone,
        carrier: 'yamato',
        transit_days,
        closed_slots: [],
        late_slots: transit_days > 1 ? ['0812'] : [],
      };
    return zone === 'ambient'
      ? { area, zone, carrier: 'japanpost', transit_days: transit_days + 2, closed_slots: ['51'], late_slots: [] }
      : { area, zone, carrier: 'yamato', transit_days, closed_slots: ['0812'], late_slots: [] };
  }),
);
