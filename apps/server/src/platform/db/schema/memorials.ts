import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** Days of the year that a member wants to be reminded of (spec §3 "Memorial"). */
export const userMemorials = pgTable(
  'user_memorials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the member wrote it down: the reminder is signed by this shop front. */
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    targetUserName: text().notNull(),
    /** 1 birthday, 2 wedding day, 3 other. */
    divisionCt: smallint().$type<1 | 2 | 3>().notNull(),
    name: text().notNull(),
    month: smallint().notNull(),
    date: smallint().notNull(),
    /** Days before it that the mail is sent; null for none. */
    call: smallint(),
    /** The last of its days that a mail was sent for. */
    remindedFor: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('user_memorials_user').on(t.userId),
    index('user_memorials_call')
      .on(t.month, t.date)
      .where(sql`${t.call} is not null`),
    check('user_memorials_division_known', sql`${t.divisionCt} in (1, 2, 3)`),
    check('user_memorials_month', sql`${t.month} between 1 and 12`),
    check('user_memorials_date', sql`${t.date} between 1 and 31`),
  ],
);
