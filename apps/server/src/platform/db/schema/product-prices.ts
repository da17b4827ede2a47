import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

/** `regular`: from a time on; `sale`: between two times. */
export type PriceKind = 'regular' | 'sale';

/**
 * Prices with the time from which they are charged. The regular one is the latest that has begun; a sale precedes it.
 * Past rows are the history of a product's price (L-41), which also a change of `products.price` is added to.
 */
export const productPrices = pgTable(
  'product_prices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['regular', 'sale'] }).notNull(),
    /** Yen, tax included (L-21). */
    price: integer().notNull(),
    startsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The end of a sale; null for a regular price. */
    endsAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [
    unique('product_prices_once').on(t.productId, t.kind, t.startsAt),
    check('product_prices_kind_known', sql`${t.kind} in ('regular', 'sale')`),
    check('product_prices_not_negative', sql`${t.price} >= 0`),
    check('product_prices_sale_ends', sql`(${t.kind} = 'sale') = (${t.endsAt} is not null)`),
    check('product_prices_ends_later', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);
