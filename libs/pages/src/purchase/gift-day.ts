import { sessionStore } from '@shop/constants/storage';
import { DRAFT_PREFIX } from '@shop/forms/drafts';
import type { JstDay } from '@shop/japanese';

/** The day that a gift is to arrive, carried from a memorial to the delivery step. */
export interface GiftDay {
  readonly day: JstDay;
  /** The occasion: 見本 花子様の誕生日. */
  readonly occasion: string;
  /** Token of the cart whose parcels were offered the day; null before. Once offered it is the shopper's to change. */
  readonly cart: string | null;
}

const NAME = `${DRAFT_PREFIX}gift-day`;

/** Saves the day in this tab, with the drafts; null deletes it. */
export function storeGiftDay(gift: GiftDay | null): void {
  if (gift === null) sessionStore.removeItem(NAME);
  else sessionStore.setItem(NAME, JSON.stringify(gift));
}

/** Returns the day for this cart; null if there is none, it has passed, or it belongs to another cart. */
export function readGiftDay(token: string, today: JstDay): GiftDay | null {
  // Written only by the function above.
  const gift = JSON.parse(sessionStore.getItem(NAME) ?? 'null') as GiftDay | null;
  return gift !== null && gift.day >= today && (gift.cart === null || gift.cart === token) ? gift : null;
}
