import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/**
 * Requests for one email when a product is available again: of a member, at the current address, or of an address that
 * a guest typed and confirmed.
 */
export const restockNotices = pgTable(
  'restock_notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** As the guest typed it. */
    email: text(),
    /** Folded for comparison. */
    emailKey: text(),
    /** The host name of the request: the links use it. */
    host: text(),
    /** Hash of the key in the newest mail about it; null while there was none. */
    keyHash: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the address was proven, which is the consent to the mail (L-38); a member's is from the beginning. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When the mail was promised: it is the only one. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('restock_notices_key').on(t.keyHash),
    unique('restock_notices_guest').on(t.channelId, t.productId, t.emailKey),
    unique('restock_notices_member').on(t.channelId, t.productId, t.userId),
    index('restock_notices_waiting')
      .on(t.productId)
      .where(sql`${t.toldAt} is null and ${t.confirmedAt} is not null`),
    index('restock_notices_user').on(t.userId),
    index('restock_notices_email').on(t.emailKey),
    check(
      'restock_notices_of_one',
      sql`(${t.userId} is null) = (${t.email} is not null) and (${t.email} is null) = (${t.emailKey} is null)`,
    ),
    check('restock_notices_member_confirmed', sql`${t.userId} is null or ${t.confirmedAt} is not null`),
    check('restock_notices_told_confirmed', sql`${t.toldAt} is null or ${t.confirmedAt} is not null`),
  ],
);
