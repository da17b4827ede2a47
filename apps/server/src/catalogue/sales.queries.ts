import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import type { Sales } from './catalogue.ts';

/**
 * Reads the pieces of each product in the orders of the ninety days up to the latest order, by product id; products
 * without orders are missing. Abandoned and cancelled orders do not count.
 */
export async function readSales(db: Db): Promise<Sales> {
  const pieces = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  const rows = await db
    .select({ productId: orderLines.productId, pieces })
    .from(orderLines)
    .innerJoin(orders, sql`${orders.id} = ${orderLines.orderId}`)
    .where(
      sql`${orders.orderedAt} > (select max(${orders.orderedAt}) from ${orders}) - interval '90 days'
        and ${orders.status} not in ('awaiting_payment', 'abandoned', 'cancelled')`,
    )
    .groupBy(orderLines.productId);
  return new Map(rows.map((row) => [row.productId, row.pieces]));
}
