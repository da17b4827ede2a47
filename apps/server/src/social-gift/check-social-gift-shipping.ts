import type { SocialGiftShippingCheck, SocialGiftShippingChecked } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { checkAddress } from '../cart/shipping/check-address.ts';
import type { Ctx } from '../context/ctx.ts';
import { findWaitingGift } from './find-waiting-gift.ts';
import { refuseUndeliverable } from './plan-gift.ts';

/**
 * The address as it would be kept; nothing is.
 * @throws as `findWaitingGift`; InvalidInputError `input.invalid` by field, `social_gift.undeliverable`
 */
export async function checkSocialGiftShipping({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SocialGiftShippingCheck & { ip: string };
}): Promise<SocialGiftShippingChecked> {
  const { order } = await findWaitingGift(ctx, input);
  const address = checkAddress(input.address, 'address', inJapan(ctx.clock.now()).day);
  refuseUndeliverable(ctx, order, address, 'address.postal_code');
  return { address };
}
