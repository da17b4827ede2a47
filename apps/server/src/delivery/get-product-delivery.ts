import type { ProductDelivery } from '@shop/api';
import { PREFECTURES } from '@shop/constants';
import { findShown } from '../catalogue/find-shown.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { InvalidInputError } from '../platform/errors/index.ts';
import { planDelivery, type ParcelNeeds } from './delivery-plan.ts';
import { deliveryTablesOf } from './delivery-tables-of.ts';
import { parcelBoxes } from './parcel-boxes.ts';
import { parcelFees } from './parcel-fees.ts';
import { addDays, inJapan, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { DeliveryTables } from './delivery-tables.ts';

/** Longer than the longest holidays of a shop; a plan that is unchanged for so long is treated as constant. */
const MOST_CUTOFFS = 14;

/**
 * Returns when one piece can arrive in a prefecture and its shipping fee, by the engine of the cart (D-01, C-04).
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
    transit_days: route.transit_days,
    carriage: freeFrom !== null && row.price >= freeFrom ? 0 : fees.carriage,
    cool_fee: fees.cool,
    free_carriage_from: freeFrom,
  };
}

/**
 * Returns the cut-off until which an order has the current earliest day (D-01): that of today, or a later one after
 * closed days.
 */
export function orderDeadline(now: Date, parcel: ParcelNeeds, tables: DeliveryTables): Date {
  const earliest = planDelivery(now, parcel, tables).earliest?.date;
  const today = inJapan(now).day;
  const cutoffs = Array.from({ length: MOST_CUTOFFS + 1 }, (_, count) =>
    cutoffOn(addDays(today, count), tables),
  ).filter((cutoff) => cutoff > now);
  const last = cutoffs.find((cutoff) => planDelivery(cutoff, parcel, tables).earliest?.date !== earliest);
  return last ?? cutoffs.at(-1) ?? now;
}

function cutoffOn(day: string, { cutoff }: Pick<DeliveryTables, 'cutoff'>): Date {
  return DateTime.fromFormat(`${day} ${cutoff}`, `${ISO_DAY} H:mm`, JAPAN).toJSDate();
}
