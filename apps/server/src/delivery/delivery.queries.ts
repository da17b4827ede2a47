import { asc } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import {
  deliveryAreas,
  deliveryBlockages,
  deliveryCarriage,
  deliveryCarriers,
  deliveryClosedDays,
  deliveryCoolFees,
  deliveryIslands,
  deliveryRoutes,
  deliverySettings,
  deliverySizes,
} from '../platform/db/schema/delivery.ts';
import type { DeliveryTables } from './delivery-tables.ts';

/**
 * The delivery tables in the database; the terms that differ by channel (free shipping, wrapping) are added per
 * request.
 */
export type StoredDeliveryTables = Omit<
  DeliveryTables,
  'free_carriage_from' | 'wrappings' | 'is_wrapping_required' | 'is_several_allowed'
>;

/**
 * Reads every figure of the delivery engine. Throws when the settings row is missing: the database was never seeded.
 */
export async function readDeliveryTables(db: Db): Promise<StoredDeliveryTables> {
  const [settings] = await db.select().from(deliverySettings).limit(1);
  if (!settings) throw new Error('The delivery settings are missing: seed the database.');
  const closedDays = await db.select().from(deliveryClosedDays);
  const areas = await db.select().from(deliveryAreas);
  const carriers = await db.select().from(deliveryCarriers);
  const routes = await db.select().from(deliveryRoutes);
  const islands = await db.select().from(deliveryIslands);
  const blockages = await db.select().from(deliveryBlockages);
  return {
    cutoff: settings.cutoff,
    closed_weekdays: settings.closedWeekdays,
    closes_on_holidays: settings.closesOnHolidays,
    closed_days: new Map(closedDays.map((day) => [day.date, day.reason])),
    hold_days: settings.holdDays,
    list_days: settings.listDays,
    area_of_prefecture: new Map(areas.map((row) => [row.prefecture, row.area])),
    carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
    routes: routes.map(({ transitDays, closedSlots, lateSlots, ...route }) => ({
      ...route,
      transit_days: transitDays,
      closed_slots: closedSlots,
      late_slots: lateSlots,
    })),
    islands: islands.map((island) => ({
      postal_prefix: island.postalPrefix,
      name: island.name,
      extra_days: island.extraDays,
      surcharge: island.surcharge,
      takes_cool: island.takesCool,
    })),
    blockages: blockages.map(({ prefectures, from, to, reason }) => ({ prefectures, from, to, reason })),
    sizes: (await db.select().from(deliverySizes).orderBy(asc(deliverySizes.size))).map((row) => ({
      size: row.size,
      max_weight_g: row.maxWeightG,
    })),
    carriage: await db.select().from(deliveryCarriage),
    cool_fees: await db.select().from(deliveryCoolFees),
  };
}
