import { SOCIAL_GIFT } from '@shop/constants';
import type { CartDocument } from '../../cart/cart-document.ts';
import type { Ctx } from '../../context/ctx.ts';
import type { SocialGiftRow } from './social-gift.queries.ts';

const dayMs = 86_400_000;

/** The gift that the order of this cart becomes, waiting for its money; null when the cart holds no social gift. */
export function newSocialGift(
  { channel, clock }: Pick<Ctx, 'channel' | 'clock'>,
  orderId: string,
  cart: CartDocument,
): SocialGiftRow | null {
  const social = cart.shippings.find((shipping) => shipping.social && shipping.packings.length > 0)?.social;
  if (!social) return null;
  return {
    orderId,
    channelId: channel.id,
    state: 'unpaid',
    receiverEmail: social.email,
    address: null,
    reception: null,
    expiresAt: null,
    remindAt: null,
    registeredAt: null,
    forgetAt: new Date(clock.now().getTime() + SOCIAL_GIFT.keptDays * dayMs),
  };
}
