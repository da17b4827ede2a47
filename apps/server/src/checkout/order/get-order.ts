import type { Order, OrderPacking } from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { findOrder, type PaidOrder, listParcels } from './order.queries.ts';
import { findOwnOrder, orderNotFound, type OrderAccess } from './own-order.ts';
import { isReadByToken } from './read-by-token.ts';
import type { OrderRow, ParcelRow } from './order.queries.ts';
import { giftOf } from './gift/new-social-gift.ts';
import { readReceipt } from '../receipt/read-receipt.ts';
import { listRefunds } from '../../payment/refund/refund.queries.ts';
import { presentOrder } from './present-order.ts';

/** Returns an order of the member or of an emailed link. @throws as `findOwnOrder` */
export async function getOrder({ ctx, input }: { ctx: Ctx; input: { access: OrderAccess } }): Promise<Order> {
  return showOrder(ctx, await findOwnOrder(ctx, input.access));
}

/**
 * Returns the order that a cart became: to its member, and for 24 hours to the holder of the cart token.
 * @throws NotFoundError `order.not_found`
 */
export async function getGuestOrder({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; cart_token: string | null };
}): Promise<Order> {
  const found = await findOrder(ctx.db, input.id);
  if (!found || found.order.channelId !== ctx.channel.id || !mayRead(ctx, found, input.cart_token))
    throw orderNotFound();
  return showOrder(ctx, found);
}

function mayRead(ctx: Ctx, found: PaidOrder, cartToken: string | null): boolean {
  if (ctx.actor.kind === 'member' && found.order.userId === ctx.actor.userId) return true;
  return cartToken !== null && isReadByToken(ctx, found, cartToken);
}

/**
 * Returns an order with the current days and tracking numbers of its parcels. Those of a social gift are left out
 * (L-37).
 */
export function withParcels(order: OrderRow, parcels: readonly ParcelRow[]): OrderRow {
  const byKey = new Map(parcels.map((parcel) => [parcel.packingKey, parcel]));
  const shippings = order.snapshot.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => {
      const parcel = byKey.get(packing.key);
      return parcel && packing.planned_date !== null ? orderStatus(packing, packing.planned_date, parcel) : packing;
    }),
  }));
  return { ...order, snapshot: { ...order.snapshot, shippings } };
}

function orderStatus(
  packing: OrderPacking,
  agreed: string,
  { plannedDate, shipDate, trackingNo, shippedAt, deliveredAt }: ParcelRow,
): OrderPacking {
  return {
    ...packing,
    planned_date: plannedDate,
    ship_date: shipDate,
    tracking_no: trackingNo,
    ...(shippedAt && { shipped_on: inJapan(shippedAt).day }),
    ...(deliveredAt && { delivered_on: inJapan(deliveredAt).day }),
    ...(plannedDate !== agreed && { moved_from: agreed }),
  };
}

/** An order for its customer, who sees the state of a social gift but not its address (L-37). */
export async function showOrder(
  { db, clock, images, channel }: Pick<Ctx, 'db' | 'clock' | 'images' | 'channel'>,
  paid: PaidOrder,
): Promise<Order> {
  const order = withParcels(paid.order, await listParcels(db, paid.order.id));
  const now = clock.now();
  return presentOrder(
    { ...paid, order },
    {
      now,
      gift: await giftOf(db, paid.order),
      receipt: await readReceipt(db, paid, { channel, now }),
      refunds: await listRefunds(db, paid.order.id),
      images,
    },
  );
}
