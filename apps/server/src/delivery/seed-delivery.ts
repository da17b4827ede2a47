import {
  deliveryAreas,
  deliveryCarriage,
  deliveryCarriers,
  deliveryClosedDays,
  deliveryCoolFees,
  deliveryIslands,
  deliveryRoutes,
  deliverySettings,
  deliverySizes,
} from '../platform/db/schema/delivery.ts';
import type { SeedContext } from '../seed/seed-context.ts';
import { closedDays } from './seed/closed-days.ts';
import { sampleTables } from './seed/sample-tables.ts';

/** Carriers, routes, fees, closed days and the figures of the date engine of the sample shop. */
export async function seedDelivery({ db }: SeedContext): Promise<void> {
  await db.insert(deliverySettings).values({
    id: 1,
    cutoff: sampleTables.cutoff,
    closedWeekdays: sampleTables.closed_weekdays,
    closesOnHolidays: sampleTables.closes_on_holidays,
    holdDays: sampleTables.hold_days,
    listDays: sampleTables.list_days,
  });
  await db.insert(deliveryClosedDays).values([...closedDays]);
  await db
    .insert(deliveryAreas)
    .values([...sampleTables.area_of_prefecture].map(([prefecture, area]) => ({ prefecture, area })));
  await db.insert(deliveryCarriers).values([...sampleTables.carriers.values()]);
  await db.insert(deliveryRoutes).values(
    sampleTables.routes.map(({ transit_days, closed_slots, late_slots, ...route }) => ({
      ...route,
      transitDays: transit_days,
      closedSlots: closed_slots,
      lateSlots: late_slots,
    })),
  );
  await db.insert(deliveryIslands).values(
    sampleTables.islands.map((island) => ({
      postalPrefix: island.postal_prefix,
      name: island.name,
      extraDays: island.extra_days,
      surcharge: island.surcharge,
      takesCool: island.takes_cool,
    })),
  );
  await db
    .insert(deliverySizes)
    .values(sampleTables.sizes.map((row) => ({ size: row.size, maxWeightG: row.max_weight_g })));
  await db.insert(deliveryCarriage).values(sampleTables.carriage);
  await db.insert(deliveryCoolFees).values(sampleTables.cool_fees);
}
