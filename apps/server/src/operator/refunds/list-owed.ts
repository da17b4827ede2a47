import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { orderRefunds } from '../../db/schema/refunds.ts';

/** Money that the shop has to send itself. */
interface Owed {
  order_no: string;
  /** Of the refund; null for the whole of an order whose cancellation was asked for. */
  refund_no: number | null;
  payment_name: string;
  /** Yen with tax. */
  amount: number;
  reason: string | null;
  since: Date;
}

/**
 * What the shop still has to send back by hand, the oldest first: refunds that are not marked as paid, and transfers whose orders
 * wait for their end (`order cancel`, once the money is sent).
 */
export async function listOwed(db: Db): Promise<Owed[]> {
  const { orderNo: order_no, snapshot } = orders;
  const refunds = await db
    .select({ order_no, snapshot, refund: orderRefunds })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orderRefunds.way, 'by_hand'), isNull(orderRefunds.doneAt)))
    .orderBy(asc(orderRefunds.createdAt), asc(orderRefunds.no));
  const cancelled = await db
    .select({ order_no, snapshot, amount: payments.amount, reason: orders.cancelReason, since: orders.updatedAt })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.status, 'cancel_requested'), eq(payments.state, 'captured'), isNull(payments.serviceId)));
  return [
    ...refunds.map(({ refund: { no, amount, reason, createdAt }, ...order }) => ({
      ...named(order),
      refund_no: no,
      amount,
      reason,
      since: createdAt,
    })),
    ...cancelled.map(({ amount, reason, since, ...order }) => ({
      ...named(order),
      refund_no: null,
      amount,
      reason,
      since,
    })),
  ].toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

function named({ order_no, snapshot }: { order_no: string; snapshot: { payment_name: string } }) {
  return { order_no, payment_name: snapshot.payment_name };
}
