import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { orderRefunds } from '../../platform/db/schema/refunds.ts';

export type RefundRow = typeof orderRefunds.$inferSelect;

/** Returns the refunds of an order, oldest first. */
export function listRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  return db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)).orderBy(asc(orderRefunds.no));
}

/** Returns the refunds that appear on the receipt: those of money, without amendments, which the total already lacks. */
export function listMoneyRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, orderId), gt(orderRefunds.amount, 0), ne(orderRefunds.kind, 'amendment')))
    .orderBy(asc(orderRefunds.no));
}

export async function insertRefund(db: Db, refund: typeof orderRefunds.$inferInsert): Promise<void> {
  await db.insert(orderRefunds).values(refund);
}

/**
 * Returns refunds that the payment service must carry out now, leased until `until`: if the worker dies, they become
 * due again.
 */
export async function takeDueRefunds(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<RefundRow[]> {
  const due = db
    .select({ name: sql`${orderRefunds.orderId} || ' ' || ${orderRefunds.no}` })
    .from(orderRefunds)
    .where(and(isNull(orderRefunds.doneAt), lte(orderRefunds.dueAt, now)))
    .orderBy(asc(orderRefunds.dueAt), asc(orderRefunds.no))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(orderRefunds)
    .set({ dueAt: until, tries: sql`${orderRefunds.tries} + 1` })
    .where(inArray(sql`${orderRefunds.orderId} || ' ' || ${orderRefunds.no}`, due))
    .returning();
  return rows.toSorted((a, b) => a.no - b.no);
}

/** Records when a refund was carried out, or when to retry it. */
export async function updateRefund(
  db: Db,
  { orderId, no }: Pick<RefundRow, 'orderId' | 'no'>,
  changes: Partial<Pick<RefundRow, 'doneAt' | 'dueAt' | 'way'>>,
): Promise<void> {
  await db
    .update(orderRefunds)
    .set(changes)
    .where(and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.no, no)));
}
