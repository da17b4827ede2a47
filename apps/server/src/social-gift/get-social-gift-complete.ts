import type { SocialGiftComplete } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { findGift, type GiftKey } from './find-gift.ts';
import { giftNotFound, giftOver, giftStillOpen } from './gift-refusals.ts';
import { presentGiftProducts } from './present-gift.ts';
import { giftReceiverOf, giftState, giverNameOf } from '../order/gift/social-gift.rules.ts';

/**
 * That a gift was received. The giver may hold the link too, so that neither address nor day is told (L-37).
 * @throws as `findGift`; ConflictError `social_gift.not_registered`; GoneError `social_gift.expired`, `social_gift.cancelled`
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
