import { giftNotFound, giftOver } from './gift-refusals.ts';
import type { GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftState } from '../order/gift/social-gift.rules.ts';

/** @throws GoneError `social_gift.used`, `social_gift.expired`, `social_gift.cancelled` when a gift can no longer be received */
export function refuseUnlessWaiting(found: GiftOfOrder, now: Date): void {
  const state = giftState(found, now);
  if (state === 'registered' || state === 'shipped') throw giftOver('used');
  if (state === 'expired' || state === 'cancelled') throw giftOver(state);
  // A link leaves when the money is there: a gift without it has none.
  if (state === 'unpaid') throw giftNotFound();
}
