import type { OrderPacking } from '@shop/api';
import { productFactsOf } from '../cart/quote/product-facts-of.ts';
import type { Ctx } from '../context/ctx.ts';
import type { ParcelNeeds } from '../delivery/delivery-plan.ts';
import type { DeliveryPlace } from '../delivery/find-route.ts';
import type { OrderRow } from '../order/order.queries.ts';

/** What the date engine must know of a parcel of a gift: the longest lead of its goods and their extras counts, as the catalogue says today. */
export function giftParcelNeeds(ctx: Ctx, { snapshot }: Pick<OrderRow, 'snapshot'>, { zone, products }: OrderPacking, place: DeliveryPlace): ParcelNeeds {
  const lineKeys = new Set(products.map(({ line_key }) => line_key));
  const goods = snapshot.lines.filter(({ key }) => lineKeys.has(key)).flatMap((line) => [line, ...(line.accessories ?? [])]);
  const leads = [...productFactsOf(ctx, goods.map(({ product_key }) => product_key)).values()].map(({ lead_days }) => lead_days);
  return { zone, lead_days: Math.max(0, ...leads), place };
}
