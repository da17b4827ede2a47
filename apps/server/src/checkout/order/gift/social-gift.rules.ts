import type { OrderSocialGift } from '@shop/api';
import { SOCIAL_GIFT } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { OrderRow } from '../order.queries.ts';
import type { GiftOfOrder, SocialGiftRow } from './social-gift.queries.ts';

/** Returns the receiver as the giver named them, when the order is a social gift; otherwise null. */
export function giftReceiverOf({ snapshot }: Pick<OrderRow, 'snapshot'>) {
  return snapshot.shippings.find(({ social_receiver }) => social_receiver !== undefined)?.social_receiver ?? null;
}

/** Returns the giver: the sender on the slip, or the orderer. */
export function giverNameOf({ snapshot }: Pick<OrderRow, 'snapshot'>): string {
  return snapshot.shippings[0]?.sender?.shipping_name ?? snapshot.orderer.name;
}

/** Returns when a gift that is paid now expires and its receiver is reminded: days in Japan, not at night (G-07). */
export function giftTerm(now: Date): { expiresAt: Date; remindAt: Date } {
  const day = DateTime.fromJSDate(now, JAPAN).startOf('day');
  return {
    expiresAt: day.plus({ days: SOCIAL_GIFT.validDays }).set({ hour: 23, minute: 59, second: 59 }).toJSDate(),
    remindAt: day.plus({ days: SOCIAL_GIFT.reminderDay }).set({ hour: 9 }).toJSDate(),
  };
}

/** Returns the state of a gift. The state of its order comes first: a cancelled one is never received. */
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
