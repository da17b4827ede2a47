import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { RefundedPiece, RefundedRate } from '../../../payment/refund/refund.rules.ts';
import { orders } from './orders.ts';

/**
 * Refunds in yen including tax: of shipped orders, each once per key of the operator, of amended orders, of transfers
 * for cancelled orders, and those that a service could not deliver. `due_at` and `done_at` are when the worker has to carry out the
 * payment service's part and did; for a refund by hand `done_at` is the operator's day.
 */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: smallint().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request with this key. */
    askedHash: text().notNull(),
    /** `amendment`: the order was amended to a lower total, so that its total already lacks the amount. */
    kind: text().$type<'pieces' | 'sum' | 'parcel' | 'amendment'>().notNull(),
    /** The returned parcel. */
    packingKey: text(),
    pieces: jsonb().$type<RefundedPiece[]>().notNull(),
    /** What it takes from each rate; sums to `amount`. */
    rates: jsonb().$type<RefundedRate[]>().notNull(),
    amount: integer().notNull(),
    /** Used points that were returned. */
    pointsReturned: integer().notNull(),
    /** Earned points that were withdrawn. */
    pointsTaken: integer().notNull(),
    reason: text().notNull(),
    isRestocked: boolean().notNull(),
    /**
     * Whether nothing more is owed for its pieces: money was refunded, or they were never paid. The shop may retain the
     * money of a parcel.
     */
    isSettled: boolean('gives_money').notNull(),
    way: text().$type<'service' | 'by_hand' | 'none'>().notNull(),
    tries: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }),
    doneAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.no] }),
    unique('order_refunds_once_per_key').on(t.orderId, t.key),
    unique('order_refunds_parcel_once').on(t.orderId, t.packingKey),
    index('order_refunds_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null and ${t.doneAt} is null`),
    check('order_refunds_amounts', sql`${t.amount} >= 0 and ${t.pointsReturned} >= 0 and ${t.pointsTaken} >= 0`),
    check('order_refunds_kind_known', sql`${t.kind} in ('pieces', 'sum', 'parcel', 'amendment')`),
    check('order_refunds_way_known', sql`${t.way} in ('service', 'by_hand', 'none')`),
  ],
);
