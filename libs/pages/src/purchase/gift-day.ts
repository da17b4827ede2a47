import { sessionStore } from '@shop/constants/storage';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import type { JstDay } from '@shop/japanese';

/** The day that a gift is to arrive, carried from a memorial to the delivery step. */
export interface GiftDay {
  readonly day: JstDay;
  /** What is celebrated: 見本 花子様の誕生日. */
  readonly occasion: string;
  /** Token of the cart whose parcels were offered the day; null before. Once offered it is the shopper's to change. */
  readonly cart: string | null;
}

const NAME = `${DRAFT_PREFIX}gift-day`;

/** Remembers the day in this tab; it goes with the drafts, and null forgets it. */
export function keepGiftDay(gift: GiftDay | null): void {
  if (gift === null) sessionStore.removeItem(NAME);
  else sessionStore.setItem(NAME, JSON.stringify(gift));
}

/** The day for this cart; null without one, when it is over, and for a cart after the one that had it. */
export function readGiftDay(token: string, today: JstDay): GiftDay | null {
  // Written by the function above alone.
  const gift = JSON.parse(sessionStore.getItem(NAME) ?? 'null') as GiftDay | null;
  return gift !== null && gift.day >= today && (gift.cart === null || gift.cart === token) ? gift : null;
}
