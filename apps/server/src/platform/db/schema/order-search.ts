import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/**
 * What an order is found by: its words in the form in which searches compare them, and their pairs of characters for
 * the index. A search adds missing rows; a trigger deletes the row of an order whose content changes.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    pairs: text().array().notNull(),
  },
  (t) => [index('order_search_pairs').using('gin', t.pairs)],
);
