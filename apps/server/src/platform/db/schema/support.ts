import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** Links by which the shop's staff opens the shop as a member, for support (spec §4). By hash, valid once. */
export const supportLogins = pgTable('support_logins', {
  id: uuid().primaryKey().defaultRandom(),
  codeHash: text().notNull().unique(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  channelId: integer()
    .notNull()
    .references(() => channels.id),
  staff: text().notNull(),
  /** The time until which the link can be opened. */
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/**
 * The log of such links. Append-only, and stored longer than the member: it has no foreign keys, and a trigger refuses
 * changes.
 */
export const supportLog = pgTable(
  'support_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    supportId: uuid().notNull(),
    event: text().$type<'issued' | 'begun' | 'written' | 'refused' | 'ended'>().notNull(),
    staff: text().notNull(),
    userId: uuid().notNull(),
    /** The reason for the link; only with `issued`. */
    reason: text(),
    /** The operation of the contract; only with `written` and `refused`. */
    operation: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('support_log_at').on(t.at),
    check('support_log_event_known', sql`${t.event} in ('issued', 'begun', 'written', 'refused', 'ended')`),
  ],
);
