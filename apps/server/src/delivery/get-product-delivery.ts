import type { ProductDelivery } from '@shop/api';
import { PREFECTURES } from '@shop/constants';
import { findShown } from '../catalogue/find-shown.ts';
import type { Ctx } from '../context/ctx.ts';
import { InvalidInputError } from '../errors/index.ts';
import { planDelivery } from './delivery-plan.ts';
import { deliveryTablesOf } from './delivery-tables-of.ts';
import { orderDeadline } from './order-deadline.ts';
import { parcelBoxes } from './parcel-boxes.ts';
import { parcelFees } from './parcel-fees.ts';

/**
 * When one piece can be in a prefecture and what sending it alone costs, by the engine of the cart (D-01, C-04).
 * @throws NotFoundError `product.not_found`; InvalidInputError `delivery.unknown_prefecture`
 */
export async function getProductDelivery({
  ctx,
  input: { key, prefecture },
}: {
  ctx: Ctx;
  input: { key: string; prefecture: string };
}): Promise<ProductDelivery> {
  const { row } = findShown(ctx, key).product;
  if (!PREFECTURES.some((known) => known === prefecture))
    throw new InvalidInputError('delivery.unknown_prefecture', '都道府県をお選びください。', {
      errors: { prefecture: ['都道府県をお選びください。'] },
    });
  const tables = deliveryTablesOf(ctx);
  const now = ctx.clock.now();
  const parcel = { zone: row.zone, lead_days: row.leadDays, place: { prefecture, postal_code: '' } };
  const { route, earliest } = planDelivery(now, parcel, tables);
  const fees = parcelFees(row.zone, parcelBoxes([row.netWeightG ?? 0], tables.sizes), route, tables);
  const freeFrom = tables.free_carriage_from;
  return {
    prefecture,
    earliest_date: earliest?.date ?? null,
    order_by: orderDeadline(now, parcel, tables).toISOString(),
    carriage: freeFrom !== null && row.price >= freeFrom ? 0 : fees.carriage,
    cool_fee: fees.cool,
    free_carriage_from: freeFrom,
  };
}
