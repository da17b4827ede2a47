import { JAPAN } from '@shop/japanese';
import { and, asc, count, desc, eq, gte, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../platform/db/db.ts';
import { preparedFor } from '../../platform/db/open-database.ts';
import { orderParcels, orders } from '../../platform/db/schema/orders.ts';
import { payments } from '../../platform/db/schema/payments.ts';
import { orderColumns } from './order-columns.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { placedBy } from '../../payment/last-method.queries.ts';

/** An order with what applies now as `snapshot`. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'agreed' | 'current'> & { snapshot: OrderSnapshot };
export type PaymentRow = typeof payments.$inferSelect;
export type ParcelRow = typeof orderParcels.$inferSelect;

/** An order with its payment. */
export interface PaidOrder {
  order: OrderRow;
  payment: PaymentRow;
}

const paidOrder = { order: orderColumns, payment: payments };

/** Returns the order that was placed from a cart with this key. */
export async function findOrderByKey(
  db: Db,
  cartToken: string,
  idempotencyKey: string,
): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartToken, cartToken), eq(orders.idempotencyKey, idempotencyKey)));
  return row;
}

const prepared = preparedFor((db) => ({
  find: db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id'),
}));

/** Returns an order by its public id. */
export async function findOrder(db: Db, id: string): Promise<PaidOrder | undefined> {
  const [row] = await prepared(db).find.execute({ id });
  return row;
}

/** Returns an order by its public id or number. */
export async function findOrderByName(db: Db, name: string): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(or(eq(orders.id, name), eq(orders.orderNo, name)));
  return row;
}

/** Returns the latest order of a cart with this payment method. */
export async function findOrderOfCart(db: Db, cartToken: string, methodId: number): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartToken, cartToken), eq(payments.methodId, methodId)))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(1);
  return row;
}

/** Returns the order that a cart became or that is being paid, not an abandoned one. */
export async function findOpenOrderOf(db: Db, cartToken: string): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartToken, cartToken), ne(orders.status, 'abandoned')))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(1);
  return row;
}

/** Filters of a member's orders on a channel; empty texts and null days do not filter. */
export interface WantedOrders {
  userId: string;
  channelId: number;
  /** A part of the number, in capitals and without hyphens. */
  orderNo: string;
  /** Days in Japan, both included. */
  from: string | null;
  to: string | null;
}

/** Returns a member's orders on a channel, newest first, without abandoned attempts. */
export async function listOrdersOf(
  db: Db,
  wanted: WantedOrders,
  page: { limit: number | null; offset: number },
): Promise<PaidOrder[]> {
  const query = db
    .select(paidOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(isWanted(wanted))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .offset(page.offset);
  return page.limit === null ? query : query.limit(page.limit);
}

export async function countOrdersOf(db: Db, wanted: WantedOrders): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(isWanted(wanted));
  return row?.total ?? 0;
}

/** States in which an order is settled: delivered, or cancelled and refunded. */
const SETTLED: readonly OrderRow['status'][] = ['delivered', 'abandoned', 'cancelled'];

/** Returns a member's unsettled orders on all channels, newest first, at most 100. */
export async function listOpenOrdersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...SETTLED])))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(100);
}

function isWanted({ userId, channelId, orderNo, from, to }: WantedOrders) {
  return and(
    placedBy(userId, channelId),
    orderNo === '' ? undefined : sql`position(${orderNo} in replace(${orders.orderNo}, '-', '')) > 0`,
    from === null ? undefined : gte(orders.orderedAt, startOf(from).toJSDate()),
    to === null ? undefined : lt(orders.orderedAt, startOf(to).plus({ days: 1 }).toJSDate()),
  );
}

/** No order is outside of these days; later ones exceed the database's timestamps. */
const REACH = { first: '1970-01-01', last: '9999-12-30' } as const;

function within(day: string): string {
  if (day < REACH.first) return REACH.first;
  return day > REACH.last ? REACH.last : day;
}

/** Returns the start of a day in Japan. */
function startOf(day: string): DateTime {
  return DateTime.fromISO(within(day), JAPAN);
}

/** Locks an order and its payment until the transaction ends, by the payment. */
export async function lockOrderOfPayment(db: Db, paymentId: string): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select(paidOrder)
    .from(payments)
    .innerJoin(orders, eq(payments.orderId, orders.id))
    .where(eq(payments.id, paymentId))
    .for('update');
  return row;
}

export async function updateOrder(
  db: Db,
  id: string,
  changes: Partial<Pick<OrderRow, 'status' | 'updatedAt' | 'cancelReason'>>,
): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id));
}

/**
 * Replaces what applies of an order: the amended content, or before any amendment what was agreed.
 */
export async function replaceSnapshot(
  db: Db,
  id: string,
  { snapshot, updatedAt }: Pick<OrderRow, 'snapshot' | 'updatedAt'>,
): Promise<void> {
  const json = sql`${JSON.stringify(snapshot)}::jsonb`;
  const isAmended = sql`${orders.current} is not null`;
  await db
    .update(orders)
    .set({
      agreed: sql`case when ${isAmended} then ${orders.agreed} else ${json} end`,
      current: sql`case when ${isAmended} then ${json} end`,
      updatedAt,
    })
    .where(eq(orders.id, id));
}

/** Returns the current parcels of an order. */
export async function listParcels(db: Db, orderId: string): Promise<ParcelRow[]> {
  return db.select().from(orderParcels).where(eq(orderParcels.orderId, orderId)).orderBy(asc(orderParcels.packingKey));
}

/** Changes a parcel's number, or when it was shipped or delivered. */
export async function updateParcel(
  db: Db,
  { orderId, packingKey }: ParcelRow,
  changes: Partial<Pick<ParcelRow, 'trackingNo' | 'shippedAt' | 'deliveredAt'>>,
): Promise<void> {
  await db
    .update(orderParcels)
    .set(changes)
    .where(and(eq(orderParcels.orderId, orderId), eq(orderParcels.packingKey, packingKey)));
}

/** Sets another day for a parcel. */
export async function updateParcelDays(
  db: Db,
  orderId: string,
  packingKey: string,
  days: Pick<ParcelRow, 'plannedDate' | 'shipDate'>,
): Promise<void> {
  await db
    .update(orderParcels)
    .set(days)
    .where(and(eq(orderParcels.orderId, orderId), eq(orderParcels.packingKey, packingKey)));
}
