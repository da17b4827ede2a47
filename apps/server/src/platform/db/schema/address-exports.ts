import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { users } from './customer.ts';

/**
 * An address book that is too large to be written while its member waits (spec §8 "Address export"): one for each
 * member.
 */
export const addressExports = pgTable(
  'address_exports',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    encoding: text().$type<'utf-8' | 'shift_jis'>().notNull(),
    /** Identifies the content of the address book; another one is exported again. */
    book: text().notNull(),
    state: text().$type<'waiting' | 'ready'>().notNull(),
    content: bytea(),
    /** Addresses in the file. */
    rows: integer().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    readyAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('address_exports_waiting')
      .on(t.requestedAt)
      .where(sql`${t.state} = 'waiting'`),
    check('address_exports_encoding_known', sql`${t.encoding} in ('utf-8', 'shift_jis')`),
    check('address_exports_state_known', sql`${t.state} in ('waiting', 'ready')`),
    check('address_exports_ready_with_content', sql`(${t.state} = 'ready') = (${t.content} is not null)`),
  ],
);
