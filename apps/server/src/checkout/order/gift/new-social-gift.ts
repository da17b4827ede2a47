import { SOCIAL_GIFT } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { CartDocument } from '../../../cart/cart-document.ts';
import type { Ctx } from '../../../platform/context/ctx.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { OrderRow } from '../order.queries.ts';
import { selectGift, type SocialGiftRow } from './social-gift.queries.ts';
import { giftReceiverOf } from './social-gift.rules.ts';

/** Returns the gift of this cart, waiting for payment; null without a social gift. */
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
    forgetAt: DateTime.fromJSDate(clock.now(), JAPAN).plus({ days: SOCIAL_GIFT.storedDays }).toJSDate(),
  };
}

/** Returns the gift of an order, or null; other orders need no query. */
export async function giftOf(db: Db, order: OrderRow): Promise<SocialGiftRow | null> {
  return giftReceiverOf(order) ? ((await selectGift(db, order.id)) ?? null) : null;
}
