import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { users } from './customer.ts';

/** The products in a member's lists (spec §7 "user-lists"), each once. */
export const userListItems = pgTable(
  'user_list_items',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Key of the list, e.g. `favorite`. */
    listKey: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attachedAt: timestamp({ withTimezone: true }).notNull(),
    /** Its price, and whether it could be had, when it was put there; null where that was not written down. */
    attachedPrice: integer(),
    attachedIsAvailable: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listKey, t.productId] }),
    index('user_list_items_newest').on(t.userId, t.listKey, t.attachedAt),
  ],
);
