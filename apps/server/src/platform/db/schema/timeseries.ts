import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MeasurementValues } from '../../../members/timeseries/measurement.rules.ts';
import { users } from './customer.ts';

/** Entries of members over time: for one purpose, of one person, once a day. */
export const timeseries = pgTable(
  'timeseries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'measurement'>().notNull(),
    /** Who was measured. */
    subject: text().notNull(),
    /** The day in Japan. */
    recordedOn: date({ mode: 'string' }).notNull(),
    values: jsonb().$type<MeasurementValues>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    // Also the index by which a member's series is read.
    unique('timeseries_once_a_day').on(t.userId, t.purpose, t.subject, t.recordedOn),
    check('timeseries_purpose_known', sql`${t.purpose} in ('measurement')`),
  ],
);
