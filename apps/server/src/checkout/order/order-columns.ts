import { getTableColumns, sql } from 'drizzle-orm';
import { orders } from '../../platform/db/schema/orders.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

const { agreed, current, ...columns } = getTableColumns(orders);

/** The columns of an order for reading: `snapshot` is what applies now, after all amendments. */
export const orderColumns = {
  ...columns,
  snapshot: sql<OrderSnapshot>`coalesce(${current}, ${agreed})`.mapWith(agreed),
};
