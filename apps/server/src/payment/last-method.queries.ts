import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { payments } from '../platform/db/schema/payments.ts';
import { freePayment } from './free-payment.ts';

/** Returns the payment method of the member's latest paid order on a channel; null without one. */
export async function findLastMethodOf(db: Db, userId: string, channelId: number): Promise<number | null> {
  const [row] = await db
    .select({ methodId: payments.methodId })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(placedBy(userId, channelId), ne(payments.methodId, freePayment.id)))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(1);
  return row?.methodId ?? null;
}

/** Orders with their payments, without declined and abandoned card attempts, with expired convenience-store orders. */
export function placedBy(userId: string, channelId: number) {
  const wasPlaced = sql`(${orders.status} not in ('awaiting_payment', 'abandoned') or ${payments.instructions} is not null)`;
  return and(eq(orders.userId, userId), eq(orders.channelId, channelId), wasPlaced);
}
