import type { OrderPacking } from '@shop/api';
import type { OrderRow, ParcelRow } from './order.queries.ts';

/**
 * An order with its parcels as they stand now: days that moved since they were agreed, and the carriers' numbers. Those of a
 * social gift stay unsaid (L-37).
 */
export function withParcels(order: OrderRow, parcels: readonly ParcelRow[]): OrderRow {
  const byKey = new Map(parcels.map((parcel) => [parcel.packingKey, parcel]));
  const shippings = order.snapshot.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => {
      const parcel = byKey.get(packing.key);
      return parcel && packing.planned_date !== null ? standing(packing, packing.planned_date, parcel) : packing;
    }),
  }));
  return { ...order, snapshot: { ...order.snapshot, shippings } };
}

function standing(
  packing: OrderPacking,
  agreed: string,
  { plannedDate, shipDate, trackingNo }: ParcelRow,
): OrderPacking {
  return {
    ...packing,
    planned_date: plannedDate,
    ship_date: shipDate,
    tracking_no: trackingNo,
    ...(plannedDate !== agreed && { moved_from: agreed }),
  };
}
