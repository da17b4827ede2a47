import type { HandoverCode } from '@shop/api';
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Zone } from '../../../delivery/zone.ts';

/**
 * Delivery settings that are not lists; one row. `hold_days`: the days for which a carrier may store a parcel, by zone.
 */
export const deliverySettings = pgTable('delivery_settings', {
  id: smallint().primaryKey(),
  /** `HH:mm` in Japan: orders from then on count as the next day's. */
  cutoff: text().notNull(),
  closedWeekdays: smallint().array().notNull(),
  closesOnHolidays: boolean().notNull(),
  holdDays: jsonb().$type<Record<Zone, number>>().notNull(),
  /** How many days a list of dates shows, 21 to 60 (D-04). */
  listDays: smallint().notNull(),
});

/** Days without shipping, besides closed weekdays and national holidays. */
export const deliveryClosedDays = pgTable('delivery_closed_days', {
  date: date().primaryKey(),
  reason: text().notNull(),
});

export const deliveryCarriers = pgTable('delivery_carriers', {
  code: text().primaryKey(),
  name: text().notNull(),
  slots: jsonb().$type<{ code: string; label: string }[]>().notNull(),
  /** The handovers that it offers, besides in person. */
  handovers: text().array().$type<HandoverCode[]>().notNull().default([]),
});

/** Which fee area a prefecture belongs to. */
export const deliveryAreas = pgTable('delivery_areas', {
  prefecture: text().primaryKey(),
  area: text().notNull(),
});

export const deliveryRoutes = pgTable(
  'delivery_routes',
  {
    area: text().notNull(),
    zone: text().$type<Zone>().notNull(),
    carrier: text()
      .notNull()
      .references(() => deliveryCarriers.code),
    transitDays: smallint().notNull(),
    closedSlots: text().array().notNull(),
    /** Slots that need one day more on the road (D-06). */
    lateSlots: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.area, t.zone] })],
);

export const deliveryIslands = pgTable('delivery_islands', {
  postalPrefix: text().primaryKey(),
  name: text().notNull(),
  extraDays: smallint().notNull(),
  surcharge: integer().notNull(),
  takesCool: boolean().notNull(),
});

/** Days on which a carrier does not deliver to some prefectures (D-02). */
export const deliveryBlockages = pgTable('delivery_blockages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  prefectures: text().array().notNull(),
  from: date().notNull(),
  to: date().notNull(),
  reason: text().notNull(),
});

/** Size classes of parcels by net weight. */
export const deliverySizes = pgTable('delivery_sizes', {
  size: smallint().primaryKey(),
  maxWeightG: integer('max_weight_g').notNull(),
});

/** Carriage by area and size, yen with tax. */
export const deliveryCarriage = pgTable(
  'delivery_carriage',
  { area: text().notNull(), size: smallint().notNull(), fee: integer().notNull() },
  (t) => [primaryKey({ columns: [t.area, t.size] })],
);

/** Cool surcharge by zone and size, yen with tax. */
export const deliveryCoolFees = pgTable(
  'delivery_cool_fees',
  { zone: text().$type<Zone>().notNull(), size: smallint().notNull(), fee: integer().notNull() },
  (t) => [primaryKey({ columns: [t.zone, t.size] })],
);
