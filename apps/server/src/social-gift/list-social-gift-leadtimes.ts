import type { SocialGiftLeadtime } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { deliveryTablesOf } from '../delivery/delivery-tables-of.ts';
import type { Ctx } from '../context/ctx.ts';
import { listLeadtime } from '../delivery/list-leadtime.ts';
import type { GiftKey } from './find-gift.ts';
import { findWaitingGift } from './find-waiting-gift.ts';
import { orderParcelNeeds } from '../order/order-parcel-needs.ts';
import { packingsOf } from './present-gift.ts';
import { readPlace } from './read-place.ts';

/** Days and slots of every parcel for a place that is being entered. @throws as `findWaitingGift`; InvalidInputError `input.invalid` */
export async function listSocialGiftLeadtimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: GiftKey & { postal: string; pref: string };
}): Promise<SocialGiftLeadtime[]> {
  const { order } = await findWaitingGift(ctx, input);
  const now = ctx.clock.now();
  const place = readPlace(input, inJapan(now).day);
  return packingsOf(order).map((packing) => ({
    order_shipping_id: packing.key,
    ...listLeadtime(now, orderParcelNeeds(ctx, order, packing, place), deliveryTablesOf(ctx)),
  }));
}
