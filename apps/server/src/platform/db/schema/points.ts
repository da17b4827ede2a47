import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';
import { orders } from './orders.ts';

/** What happened to points; see `PointEntry` in the contract. */
export type PointKind = 'pending' | 'available' | 'used' | 'expired' | 'reversed';

/**
 * The ledger of a member's points on a channel, whose sum is the balance; rows are only added (a trigger refuses
 * changes). An `available` row is a lot with an expiry; `used` and `expired` take from one lot; `reversed` undoes one
 * row, or without one a part of what an order used (a lot again) or earned (from its lot).
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    kind: text().$type<PointKind>().notNull(),
    /** What the row adds to the points that cannot be spent yet. */
    pending: integer().notNull().default(0),
    /** What the row adds to the points that can be spent. */
    available: integer().notNull().default(0),
    orderId: text().references(() => orders.id),
    /** The amendment of the order that earned the points; 0 for the order itself. */
    amendmentNo: smallint().notNull().default(0),
    /** The lot from which points were taken. */
    lotId: integer().references((): AnyPgColumn => pointEntries.id),
    /** The row that is undone; once. */
    reversesId: integer()
      .unique('point_entries_reversed_once')
      .references((): AnyPgColumn => pointEntries.id),
    /** The expiry of a lot. */
    expiresAt: timestamp({ withTimezone: true }),
    /** The reason, where no order explains it. */
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('point_entries_owner').on(t.userId, t.channelId, t.id),
    index('point_entries_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index('point_entries_lot')
      .on(t.lotId)
      .where(sql`${t.lotId} is not null`),
    index('point_entries_term')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
    uniqueIndex('point_entries_earned_once')
      .on(t.orderId, t.kind, t.amendmentNo)
      .where(sql`${t.kind} in ('pending', 'available')`),
    check(
      'point_entries_shape',
      sql`case ${t.kind}
        when 'pending' then ${t.pending} > 0 and ${t.available} = 0 and ${t.orderId} is not null
        when 'available' then ${t.pending} <= 0 and ${t.available} > 0
        when 'used' then ${t.pending} = 0 and ${t.available} < 0 and ${t.lotId} is not null and ${t.orderId} is not null
        when 'expired' then ${t.pending} = 0 and ${t.available} < 0 and ${t.lotId} is not null
        when 'reversed' then case when ${t.reversesId} is not null then (${t.pending} < 0 and ${t.available} = 0) or (${t.pending} = 0 and ${t.available} > 0)
          else ${t.pending} = 0 and ${t.orderId} is not null and (${t.available} > 0 or (${t.available} < 0 and ${t.lotId} is not null)) end
        else false end`,
    ),
    check('point_entries_lot_has_term', sql`(${t.available} > 0) = (${t.expiresAt} is not null)`),
  ],
);
