import type { SocialGiftDeliveryCheck, SocialGiftShipping } from '@shop/api';
import { inJapan } from '@shop/japanese';
import type { Ctx } from '../context/ctx.ts';
import { findWaitingGift } from './find-waiting-gift.ts';
import { planGift } from './plan-gift.ts';
import { readPlace } from './read-place.ts';

/** When the parcels would come; nothing is kept. @throws as `findWaitingGift` and `planGift`; InvalidInputError `input.invalid` */
export async function checkSocialGiftDelivery({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SocialGiftDeliveryCheck & { ip: string };
}): Promise<SocialGiftShipping[]> {
  const { order } = await findWaitingGift(ctx, input);
  const place = readPlace(input, inJapan(ctx.clock.now()).day);
  return planGift(ctx, order, place, input.shippings).map(({ shipping }) => shipping);
}
