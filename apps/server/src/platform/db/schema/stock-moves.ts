import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { orders } from './orders.ts';

/** Why the stock of a product changed. */
export type StockMoveKind = 'sale' | 'return' | 'correction' | 'count' | 'receipt';

/**
 * The ledger of stock, which is only added to: the moves of a product sum up to its `stocks.quantity`.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces that were added, negative for those that left. */
    delta: integer().notNull(),
    kind: text().$type<StockMoveKind>().notNull(),
    reason: text(),
    /** The order that took or returned the pieces. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    /** Who moved them: `shop` for what orders do by themselves. */
    actor: text().notNull(),
    /** The pieces of a count; null for other kinds. */
    counted: integer(),
    /** When the stock was exported that a file was made from: a file that is imported again is recognised by it. */
    seenAt: timestamp({ withTimezone: true, mode: 'date' }),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('stock_moves_product').on(t.productId, t.id),
    index('stock_moves_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    check('stock_moves_kind_known', sql`${t.kind} in ('sale', 'return', 'correction', 'count', 'receipt')`),
    check('stock_moves_counted', sql`(${t.kind} = 'count') = (${t.counted} is not null)`),
  ],
);
