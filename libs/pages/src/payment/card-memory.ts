import type { CardToken } from '../card-fields/card-messages.ts';

/** Slightly less than the 15 minutes for which the payment service accepts a token. */
const LIFETIME_MS = 14 * 60_000;

let cached: { readonly cartToken: string; readonly card: CardToken; readonly until: number } | null = null;

/** Saves a card's token only in memory, for one cart; never in the store, a storage or the URL. */
export function storeCard(cartToken: string, card: CardToken, now: number): void {
  cached = { cartToken, card, until: now + LIFETIME_MS };
}

/** Returns the card entered for this cart; null if there is none or it has expired. */
export function storedCard(cartToken: string | null, now: number): CardToken | null {
  return cached !== null && cached.cartToken === cartToken && now < cached.until ? cached.card : null;
}

/** Forgets the card: its token is used, or another one is wanted. */
export function forgetCard(): void {
  cached = null;
}
