import type { SocialGift } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { GiftKey } from './find-gift.ts';
import { findWaitingGift } from './find-waiting-gift.ts';
import { presentGiftProducts } from './present-gift.ts';
import { giftReceiverOf, giftTerm, giverNameOf } from '../order/gift/social-gift.rules.ts';

/** What the receiver finds behind the link. @throws as `findWaitingGift` */
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
