import type { OrderSocialGift } from '@shop/api';
import { SOCIAL_GIFT } from '@shop/constants';
import { addDays, inJapan } from '@shop/japanese';
import type { OrderRow } from '../order.queries.ts';
import type { GiftOfOrder, SocialGiftRow } from './social-gift.queries.ts';

/** The receiver as the giver typed him, when the order is a social gift; null when it is not. */
export function giftReceiverOf({ snapshot }: Pick<OrderRow, 'snapshot'>) {
  return snapshot.shippings.find(({ social_receiver }) => social_receiver !== undefined)?.social_receiver ?? null;
}

/** Who gives: the sender on the slip, or the orderer. */
export function giverNameOf({ snapshot }: Pick<OrderRow, 'snapshot'>): string {
  return snapshot.shippings[0]?.sender?.shipping_name ?? snapshot.orderer.name;
}

/** When a gift that is paid now ends, and when its receiver is reminded: days of Japan, not before people are up (G-07). */
export function giftTerm(now: Date): { expiresAt: Date; remindAt: Date } {
  const { day } = inJapan(now);
  return {
    expiresAt: new Date(`${addDays(day, SOCIAL_GIFT.validDays)}T23:59:59+09:00`),
    remindAt: new Date(`${addDays(day, SOCIAL_GIFT.reminderDay)}T09:00:00+09:00`),
  };
}

/** How far a gift is. What became of its order counts first: one that was cancelled is never received. */
export function giftState({ gift, order }: GiftOfOrder, now: Date): OrderSocialGift['state'] {
  if (gift.state === 'expired') return 'expired';
  if (order.status === 'cancelled' || order.status === 'cancel_requested' || order.status === 'abandoned')
    return 'cancelled';
  if (gift.state === 'waiting') return hasEnded(gift, now) ? 'expired' : 'waiting';
  const isUnderWay = order.status === 'shipped' || order.status === 'delivered';
  return gift.state === 'registered' && isUnderWay ? 'shipped' : gift.state;
}

function hasEnded({ expiresAt }: SocialGiftRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** A gift as its giver sees it. */
export function presentGiftState(found: GiftOfOrder, now: Date): OrderSocialGift {
  const { expiresAt, registeredAt } = found.gift;
  return {
    state: giftState(found, now),
    expires_at: expiresAt?.toISOString() ?? null,
    registered_at: registeredAt?.toISOString() ?? null,
  };
}
