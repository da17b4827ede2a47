import type { OrderStatus } from '@shop/api';
import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Zone } from '../../delivery/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { orderParcels, orders } from '../../platform/db/schema/orders.ts';
import { orderColumns } from '../order/order-columns.ts';
import { paymentMethods, payments } from '../../platform/db/schema/payments.ts';
import { socialGifts } from '../../platform/db/schema/social-gifts.ts';

import { hasWords } from './order-search.queries.ts';

/** The filter of orders and parcels; an absent property does not filter. Days are those of Japan, both included. */
export interface WantedParcels {
  readonly states?: readonly OrderStatus[];
  readonly ship_from?: string;
  readonly ship_to?: string;
  readonly zone?: Zone;
  readonly carrier?: string;
  /** Prefix of the channel. */
  readonly channel?: string;
  /** Code of the payment method, such as `card`. */
  readonly payment?: string;
  /** The state of the payment, such as `kept`. */
  readonly payment_state?: string;
  /** Order numbers or ids. */
  readonly orders?: readonly string[];
  /** Words that the order has: names, kana, telephones, products, addresses, numbers. */
  readonly find?: string;
}

/**
 * Returns parcels with order and payment, by shipping day, then by order. Orders without a parcel, whose receiver has
 * no address yet, come last, unless a filter is about parcels.
 */
export function selectParcels(db: Db, wanted: WantedParcels, limit: number) {
  const {
    states,
    ship_from: from,
    ship_to: to,
    zone,
    carrier,
    channel,
    payment,
    payment_state: money,
    orders: names,
    find,
  } = wanted;
  return db
    .select({
      order: orderColumns,
      payment: payments,
      parcel: orderParcels,
      giftAddress: socialGifts.address,
      no: sql<number>`(select count(*) from order_parcels p where p.order_id = ${orders.id} and p.packing_key <= ${orderParcels.packingKey})`.mapWith(
        Number,
      ),
      count: sql<number>`(select count(*) from order_parcels p where p.order_id = ${orders.id})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .leftJoin(socialGifts, eq(socialGifts.orderId, orders.id))
    .where(
      and(
        states && inArray(orders.status, [...states]),
        from === undefined ? undefined : gte(orderParcels.shipDate, from),
        to === undefined ? undefined : lte(orderParcels.shipDate, to),
        zone && eq(orderParcels.zone, zone),
        carrier === undefined ? undefined : eq(orderParcels.carrier, carrier),
        channel === undefined ? undefined : eq(channels.prefix, channel),
        payment === undefined
          ? undefined
          : inArray(
              payments.methodId,
              db
                .select({ id: paymentMethods.id })
                .from(paymentMethods)
                .where(sql`${paymentMethods.code} = ${payment}`),
            ),
        money === undefined ? undefined : sql`${payments.state} = ${money}`,
        find === undefined ? undefined : hasWords(db, find),
        names && or(inArray(orders.orderNo, [...names]), inArray(orders.id, [...names])),
      ),
    )
    .orderBy(asc(orderParcels.shipDate), asc(orders.orderedAt), asc(orders.id), asc(orderParcels.packingKey))
    .limit(limit);
}

export type ParcelRecord = Awaited<ReturnType<typeof selectParcels>>[number];

/** Returns the names that are no number or id of an order. */
export async function unknownOrders(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await db
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(or(inArray(orders.orderNo, [...names]), inArray(orders.id, [...names])));
  const has = new Set(known.flatMap(({ id, orderNo }) => [id, orderNo]));
  return names.filter((name) => !has.has(name));
}
