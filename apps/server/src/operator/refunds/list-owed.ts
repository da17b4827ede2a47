import { refundMailCopy } from '@shop/copy';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { orderColumns } from '../../checkout/order/order-columns.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { orderRefunds } from '../../platform/db/schema/refunds.ts';

/** Money that the shop has to send itself. */
interface Owed {
  order_no: string;
  /**
   * The number of the refund; null for a whole order whose cancellation was requested, and for money at the service.
   */
  refund_no: number | null;
  payment_name: string;
  /** Whether the money is at the service, on whose pages it is sent back. */
  is_at_service: boolean;
  /** Yen with tax. */
  amount: number;
  reason: string | null;
  since: Date;
}

/**
 * Returns what the shop must still send back by hand, the oldest first: refunds that are not marked as paid, and
 * transfers of orders to cancel (`order cancel`, once the money is sent). Unclaimed money that could not be returned
 * automatically is sent from the service's own pages, which report it.
 */
export async function listOwed(db: Db): Promise<Owed[]> {
  const { orderNo: order_no, snapshot } = orderColumns;
  const refunds = await db
    .select({ order_no, snapshot, refund: orderRefunds })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orderRefunds.way, 'by_hand'), isNull(orderRefunds.doneAt)))
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.no));
  const cancelled = await db
    .select({
      order_no,
      snapshot,
      amount: sql<number>`${payments.amount} - ${payments.refundedAmount}`,
      reason: orders.cancelReason,
      since: orders.updatedAt,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.status, 'cancel_requested'), eq(payments.state, 'captured'), isNull(payments.serviceId)));
  const unclaimed = await db
    .select({ order_no, snapshot, amount: payments.unclaimedAmount, since: payments.updatedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(gt(payments.unclaimedAmount, 0), isNotNull(payments.sentBackAt)));
  return [
    ...unclaimed.map(({ amount, since, ...order }) => ({
      ...named(order),
      refund_no: null,
      amount,
      is_at_service: true,
      reason: refundMailCopy.atService,
      since,
    })),
    ...refunds.map(({ refund: { no, amount, reason, createdAt }, ...order }) => ({
      ...named(order),
      refund_no: no,
      is_at_service: false,
      amount,
      reason,
      since: createdAt,
    })),
    ...cancelled.map(({ amount, reason, since, ...order }) => ({
      ...named(order),
      refund_no: null,
      is_at_service: false,
      amount,
      reason,
      since,
    })),
  ].toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

function named({ order_no, snapshot }: { order_no: string; snapshot: { payment_name: string } }) {
  return { order_no, payment_name: snapshot.payment_name };
}
