import type { SocialGiftShipping } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { GiftKey } from './find-gift.ts';
import { findWaitingGift } from './find-waiting-gift.ts';
import { packingsOf, presentGiftShipping } from './present-gift.ts';

/** The parcels for which the receiver chooses a day. @throws as `findWaitingGift` */
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
