import type { OrderPacking } from '@shop/api';
import { productInputsOf } from '../../cart/quote/product-inputs-of.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { ParcelNeeds } from '../../delivery/delivery-plan.ts';
import { latestShipDay } from '../../delivery/latest-ship-day.ts';
import type { DeliveryPlace } from '../../delivery/find-route.ts';
import type { OrderRow } from './order.queries.ts';

type Knowing = Parameters<typeof productInputsOf>[0] & Pick<Ctx, 'channel'>;

/**
 * Returns what the date engine needs of a parcel: the longest lead time of its products and extras, and the earliest
 * end of sale, from today's catalogue.
 */
export function orderParcelNeeds(
  ctx: Knowing,
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  { zone, products }: OrderPacking,
  destination: DeliveryPlace,
): ParcelNeeds {
  const lineKeys = new Set(products.map(({ line_key }) => line_key));
  const goods = snapshot.lines
    .filter(({ key }) => lineKeys.has(key))
    .flatMap((line) => [line, ...(line.accessories ?? [])]);
  const needs = [
    ...productInputsOf(
      ctx,
      goods.map(({ product_key }) => product_key),
    ).values(),
  ];
  return {
    zone,
    lead_days: Math.max(0, ...needs.map(({ lead_days }) => lead_days)),
    place: destination,
    leave_by: latestShipDay(needs),
  };
}
