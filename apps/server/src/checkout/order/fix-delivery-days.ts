import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { dayAfterPayment } from '../../payment/prepaid-day.ts';
import { orderParcelNeeds } from './order-parcel-needs.ts';
import { listParcels, updateParcelDays, type OrderRow } from './order.queries.ts';
import { withParcels } from './get-order.ts';

/**
 * Moves delivery days that a payment arrived too late for, by the rules of the date engine; called when the money
 * arrives. The snapshot preserves the agreed days.
 * @returns the order with its current days and without a payment deadline, for its mails
 */
export async function fixDeliveryDays(ctx: JobContext, order: OrderRow): Promise<OrderRow> {
  const shop = { ...ctx, channel: channelOfId(ctx, order.channelId) };
  const withCurrentParcels = withParcels(order, await listParcels(ctx.db, order.id));
  for (const { address, packings } of withCurrentParcels.snapshot.shippings) {
    for (const packing of packings) {
      const { key, planned_date, delivery_date, delivery_time, pay_by = null } = packing;
      if (address === null || planned_date === null) continue;
      const days = { planned_date, delivery_date, delivery_time, pay_by };
      const day = dayAfterPayment(
        ctx.clock.now(),
        orderParcelNeeds(shop, order, packing, address),
        days,
        deliveryTablesOf(shop),
      );
      if (day) await updateParcelDays(ctx.db, order.id, key, { plannedDate: day.date, shipDate: day.ship_date });
    }
  }
  return withoutPayBy(withParcels(order, await listParcels(ctx.db, order.id)));
}

function withoutPayBy(order: OrderRow): OrderRow {
  const shippings = order.snapshot.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map(({ pay_by: _, ...packing }) => packing),
  }));
  return { ...order, snapshot: { ...order.snapshot, shippings } };
}
