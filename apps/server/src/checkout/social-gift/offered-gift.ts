import type { SocialGift, SocialGiftLeadtime, SocialGiftShipping, SocialGiftComplete } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { findWaitingGift, findGift, type GiftKey } from './find-gift.ts';
import { presentGiftProducts, packingsOf, presentGiftShipping } from './present-gift.ts';
import { giftReceiverOf, giftTerm, giverNameOf, giftState } from '../order/gift/social-gift.rules.ts';
import { inJapan } from '@shop/japanese';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { listLeadtime } from '../../delivery/list-leadtime.ts';
import { orderParcelNeeds } from '../order/order-parcel-needs.ts';
import { readPlace } from './check-social-gift.ts';
import { giftNotFound, giftOver, giftStillOpen } from './gift-refusals.ts';

/** Returns what the receiver sees behind the link. @throws as `findWaitingGift` */
export async function getSocialGiftProducts({ ctx, input }: { ctx: Ctx; input: GiftKey }): Promise<SocialGift> {
  const { order, gift } = await findWaitingGift(ctx, input);
  const receiver = giftReceiverOf(order);
  return {
    sender_name: giverNameOf(order),
    receiver_name: receiver?.name ?? '',
    message: receiver?.message ?? null,
    expires_at: (gift.expiresAt ?? giftTerm(order.orderedAt).expiresAt).toISOString(),
    products: presentGiftProducts(order, ctx.images),
  };
}

/**
 * Returns days and slots of every parcel for a location that is being entered.
 * @throws as `findWaitingGift`; InvalidInputError `input.invalid`
 */
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

/** Returns the parcels for which the receiver chooses a day. @throws as `findWaitingGift` */
export async function listSocialGiftShippings({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: GiftKey;
}): Promise<SocialGiftShipping[]> {
  const { order } = await findWaitingGift(ctx, input);
  return packingsOf(order).map((packing) => presentGiftShipping(order, packing, ctx.images));
}

/**
 * Confirms that a gift was accepted. The giver may have the link too, so address and day are not disclosed (L-37).
 * @throws as `findGift`; ConflictError `social_gift.not_registered`; GoneError `social_gift.expired`,
 * `social_gift.cancelled`
 */
export async function getSocialGiftComplete({ ctx, input }: { ctx: Ctx; input: GiftKey }): Promise<SocialGiftComplete> {
  const found = await findGift(ctx, input);
  const state = giftState(found, ctx.clock.now());
  if (state === 'waiting') throw giftStillOpen();
  if (state === 'expired' || state === 'cancelled') throw giftOver(state);
  const { order, gift } = found;
  if (state === 'unpaid' || gift.registeredAt === null) throw giftNotFound();
  return {
    state,
    sender_name: giverNameOf(order),
    receiver_name: giftReceiverOf(order)?.name ?? '',
    registered_at: gift.registeredAt.toISOString(),
    products: presentGiftProducts(order, ctx.images),
  };
}
