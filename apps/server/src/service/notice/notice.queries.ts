import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { sentNotices } from '../../platform/db/schema/sent-notices.ts';
import { orderColumns } from '../../checkout/order/order-columns.ts';
import type { PaidOrder } from '../../checkout/order/order.queries.ts';

export type NoticeKind = (typeof sentNotices.$inferSelect)['kind'];

const isUntold = (db: Db, kind: NoticeKind, subject: Parameters<typeof eq>[0]) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(sentNotices)
      .where(and(eq(sentNotices.kind, kind), sql`${sentNotices.subject} = ${subject}`)),
  );

/** Records that a notice was sent. @returns false when another process was first */
export async function recordReport(db: Db, kind: NoticeKind, subject: string, sentAt: Date): Promise<boolean> {
  const rows = await db
    .insert(sentNotices)
    .values({ kind, subject, sentAt })
    .onConflictDoNothing()
    .returning({ subject: sentNotices.subject });
  return rows.length > 0;
}

/** Returns open payments by transfer or convenience store that expire by `until` and have no reminder yet. */
export function findPaymentsToRemind(
  db: Db,
  { now, until }: { now: Date; until: Date },
  limit: number,
): Promise<PaidOrder[]> {
  return db
    .select({ order: orderColumns, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['none', 'started']),
        isNotNull(payments.instructions),
        gte(payments.expiresAt, now),
        lte(payments.expiresAt, until),
        inArray(orders.status, ['awaiting_payment', 'accepted']),
        isUntold(db, 'payment_reminder', payments.id),
      ),
    )
    .orderBy(asc(payments.expiresAt))
    .limit(limit);
}

/** Returns valid orders since an instant that the shop has no notice of yet. */
export function findOrdersToReport(db: Db, since: Date, limit: number): Promise<PaidOrder[]> {
  return db
    .select({ order: orderColumns, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        gte(orders.orderedAt, since),
        inArray(orders.status, ['accepted', 'preparing', 'shipped', 'delivered']),
        isUntold(db, 'order_notice', orders.id),
      ),
    )
    .orderBy(asc(orders.orderedAt))
    .limit(limit);
}

/** Returns products on sale with low stock that the shop has no notice of yet. */
export function findLowStock(db: Db, below: number) {
  return db
    .select({ key: products.key, name: products.name, quantity: stocks.quantity })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(
      and(
        lte(stocks.quantity, below),
        eq(products.saleStatus, 'on_sale'),
        isNull(products.archivedAt),
        isUntold(db, 'low_stock', products.key),
      ),
    )
    .orderBy(asc(products.key));
}

/** Deletes notices of low stock for products with enough stock again. */
export async function forgetRefilled(db: Db, below: number): Promise<void> {
  await db
    .delete(sentNotices)
    .where(
      and(
        eq(sentNotices.kind, 'low_stock'),
        sql`exists (select 1 from ${products} join ${stocks} on ${stocks.productId} = ${products.id} where ${products.key} = ${sentNotices.subject} and ${stocks.quantity} > ${below})`,
      ),
    );
}

/** Deletes old notices, whose orders and payments are completed. */
export async function forgetOldNotices(db: Db, before: Date): Promise<void> {
  await db
    .delete(sentNotices)
    .where(and(inArray(sentNotices.kind, ['payment_reminder', 'order_notice']), lte(sentNotices.sentAt, before)));
}
