import type { PaymentServiceCode } from '@shop/constants';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderParcels, orders, stockReservations } from '../platform/db/schema/orders.ts';
import { paymentEvents, paymentReversals, payments } from '../platform/db/schema/payments.ts';
import type { PaymentRow } from '../checkout/order/order.queries.ts';
import type { ServicePayment } from './provider/service-payment.ts';

export async function updatePayment(db: Db, id: string, changes: Partial<PaymentRow>): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id));
}

/** Queues a release or refund; once per payment, and at once when it was waiting. */
export async function insertReversal(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .insert(paymentReversals)
    .values({ paymentId, dueAt: now })
    .onConflictDoUpdate({ target: paymentReversals.paymentId, set: { dueAt: now } });
}

export async function hasReversal(db: Db, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentReversals.paymentId })
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentId, paymentId));
  return row !== undefined;
}

/** How long a worker locks rows; if it dies, they become due again. */
export interface Lease {
  now: Date;
  until: Date;
  limit: number;
}

/** Payments that are due for a look-up. */
export async function takePaymentsToCheck(db: Db, { now, until, limit }: Lease): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.askAt), lte(payments.askAt, now)))
    .orderBy(asc(payments.askAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(payments).set({ askAt: until }).where(inArray(payments.id, due)).returning();
}

/** Marks every authorised payment of an order with a shipped parcel for capture. @returns their number */
export async function queueMissedCaptures(db: Db, now: Date): Promise<number> {
  const sent = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        inArray(orders.status, ['shipped', 'delivered']),
        and(
          eq(orders.status, 'preparing'),
          exists(
            db
              .select({ id: orderParcels.orderId })
              .from(orderParcels)
              .where(and(eq(orderParcels.orderId, orders.id), isNotNull(orderParcels.shippedAt))),
          ),
        ),
      ),
    );
  const missed = await db
    .update(payments)
    .set({ askAt: now })
    .where(and(eq(payments.state, 'authorised'), isNull(payments.askAt), inArray(payments.orderId, sent)))
    .returning({ id: payments.id });
  return missed.length;
}

/** Postpones a capture that failed, unless an event reported its success meanwhile. */
export async function postponeCapture(
  db: Db,
  paymentId: string,
  changes: { checkAt: Date; failureCode: string },
): Promise<void> {
  await db
    .update(payments)
    .set(changes)
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'authorised')));
}

/** Payments whose card is still saved at the service although it is no longer needed. */
export async function findIdleSavedCards(db: Db): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.keptCard), notInArray(payments.state, ['started', 'kept'])))
    .limit(50);
}

/** Returns payments whose order still reserves stock although the reservation has expired. */
export async function findOverduePayments(db: Db, now: Date): Promise<PaymentRow[]> {
  const overdue = db
    .selectDistinct({ orderId: stockReservations.orderId })
    .from(stockReservations)
    .where(and(eq(stockReservations.state, 'held'), lte(stockReservations.expiresAt, now)));
  return db.select().from(payments).where(inArray(payments.orderId, overdue)).limit(100);
}

/** Due reversals with their payments. */
export async function takeReversals(
  db: Db,
  { now, until, limit }: Lease,
): Promise<{ payment: PaymentRow; tries: number }[]> {
  const due = db
    .select({ id: paymentReversals.paymentId })
    .from(paymentReversals)
    .where(and(isNull(paymentReversals.doneAt), lte(paymentReversals.dueAt, now)))
    .orderBy(asc(paymentReversals.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(paymentReversals)
    .set({ dueAt: until, tries: sql`${paymentReversals.tries} + 1` })
    .where(inArray(paymentReversals.paymentId, due))
    .returning();
  if (taken.length === 0) return [];
  const rows = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.id,
        taken.map((row) => row.paymentId),
      ),
    );
  return rows.map((payment) => ({ payment, tries: taken.find((row) => row.paymentId === payment.id)?.tries ?? 1 }));
}

export async function finishReversal(db: Db, paymentId: string, now: Date): Promise<void> {
  await db.update(paymentReversals).set({ doneAt: now }).where(eq(paymentReversals.paymentId, paymentId));
}

export async function postponeReversal(db: Db, paymentId: string, dueAt: Date): Promise<void> {
  await db.update(paymentReversals).set({ dueAt }).where(eq(paymentReversals.paymentId, paymentId));
}

/** Stores an event unchanged. @returns false when it is known already */
export async function insertPaymentEvent(db: Db, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length === 1;
}

export async function finishPaymentEvent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(paymentEvents).set({ processedAt: now }).where(eq(paymentEvents.id, id));
}

/** Events that were stored but not processed, because the process ended. */
export async function openPaymentEvents(db: Db, before: Date): Promise<(typeof paymentEvents.$inferSelect)[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lte(paymentEvents.receivedAt, before)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(100);
}

/** Returns the payment with this id of the service, or with this reference of ours. */
export async function findPaymentId(
  db: Db,
  service: PaymentServiceCode,
  { id: serviceId, reference }: Pick<ServicePayment, 'id' | 'reference'>,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: payments.id, serviceId: payments.serviceId })
    .from(payments)
    .where(and(eq(payments.service, service), or(eq(payments.serviceId, serviceId), eq(payments.id, reference))));
  return (rows.find((row) => row.serviceId === serviceId) ?? rows[0])?.id;
}
