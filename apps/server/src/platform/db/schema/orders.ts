import type { HandoverCode, OrderStatus } from '@shop/api';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Zone } from '../../../delivery/zone.ts';
import type { OrderSnapshot } from '../../../checkout/order/order-snapshot.ts';
import type { AmendmentKind, Settlement } from '../../../checkout/amendment/amendment-kinds.ts';
import { coupons } from './carts.ts';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/**
 * Orders. `agreed` is what the customer agreed to with the order and never changes (L-05); `current` is what applies
 * after amendments, null before the first. `orderColumns` reads the valid one as `snapshot`. What else changes (status,
 * payment) has separate columns.
 */
export const orders = pgTable(
  'orders',
  {
    /** 128 random bits, since it is part of URLs. */
    id: text().primaryKey(),
    /** The number for people, also on the telephone. */
    orderNo: text().notNull().unique(),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    cartToken: text().notNull(),
    idempotencyKey: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    totalPayment: integer().notNull(),
    agreed: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    current: jsonb().$type<OrderSnapshot>(),
    /** SHA-256 of the six items that were shown before the button (L-05). */
    termsHash: text().notNull(),
    cancelReason: text(),
    orderedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('orders_once_per_key').on(t.cartToken, t.idempotencyKey),
    index('orders_user')
      .on(t.userId, t.orderedAt)
      .where(sql`${t.userId} is not null`),
    index('orders_ordered').on(t.orderedAt),
    check(
      'orders_status_known',
      sql`${t.status} in ('awaiting_payment', 'accepted', 'preparing', 'shipped', 'delivered', 'abandoned', 'cancel_requested', 'cancelled')`,
    ),
  ],
);

/**
 * Amendments of an order before it is shipped, each once per key of the operator: the content before and after, the
 * difference of the totals in yen including tax, and how it is settled.
 */
export const orderAmendments = pgTable(
  'order_amendments',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: smallint().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request with this key. */
    requestHash: text().notNull(),
    kinds: text().array().$type<AmendmentKind[]>().notNull(),
    before: jsonb().$type<OrderSnapshot>().notNull(),
    after: jsonb().$type<OrderSnapshot>().notNull(),
    totalBefore: integer().notNull(),
    totalAfter: integer().notNull(),
    difference: integer().notNull(),
    settlesBy: text().$type<Settlement>().notNull(),
    reason: text().notNull(),
    /** Who agreed to it for the customer, and how. */
    agreedBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.no] }),
    unique('order_amendments_once_per_key').on(t.orderId, t.key),
    check('order_amendments_difference', sql`${t.difference} = ${t.totalAfter} - ${t.totalBefore}`),
    check(
      'order_amendments_settlement_known',
      sql`${t.settlesBy} in ('none', 'charge', 'on_delivery', 'transfer', 'refund', 'shop_bears')`,
    ),
  ],
);

/** The products of an order, for stock and statistics; what people read is in the snapshot. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineKey: text().notNull(),
    /** The line that it is a paid extra of; null for lines themselves. */
    parentKey: text(),
    productId: integer().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    amount: integer().notNull(),
    taxRatePercent: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.lineKey] }), index('order_lines_product').on(t.productId)],
);

/** Tax per rate: the only source for screen, mail, receipt and export (L-25). */
export const orderTaxes = pgTable(
  'order_taxes',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ratePercent: smallint().notNull(),
    taxableIncl: integer().notNull(),
    tax: integer().notNull(),
    rounding: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.ratePercent] })],
);

/** Parcels to be sent, with both of their days (D-03), and when each was shipped and delivered. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    packingKey: text().notNull(),
    zone: text().$type<Zone>().notNull(),
    carrier: text().notNull(),
    shipDate: date().notNull(),
    plannedDate: date().notNull(),
    timeSlot: text(),
    handover: text().$type<HandoverCode>().notNull().default('in_person'),
    trackingNo: text(),
    shippedAt: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.packingKey] }),
    index('order_parcels_ship_date').on(t.shipDate),
    check('order_parcels_handover_known', sql`${t.handover} in ('in_person', 'locker', 'doorstep')`),
  ],
);

/**
 * Pieces reserved by an order. `held` ends at `expires_at` unless it is paid; `taken` is sold; `returned` is back in
 * stock.
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    quantity: integer().notNull(),
    state: text().$type<'held' | 'taken' | 'returned'>().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId] }),
    index('stock_reservations_expiry')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'held'`),
    check('stock_reservations_state_known', sql`${t.state} in ('held', 'taken', 'returned')`),
    check('stock_reservations_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/** The coupons of each order; `returned` when the order was cancelled or abandoned. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    state: text().$type<'used' | 'returned'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.couponId] })],
);
