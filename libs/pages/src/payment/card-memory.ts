import type { CardToken } from '../card-fields/card-messages.ts';

/** Slightly less than the 15 minutes for which the payment service accepts a token. */
const LIFETIME_MS = 14 * 60_000;

let kept: { readonly cartToken: string; readonly card: CardToken; readonly until: number } | null = null;

/** Saves a card's token only in memory, for one cart; never in the store, a storage or the URL. */
export function keepCard(cartToken: string, card: CardToken, now: number): void {
  kept = { cartToken, card, until: now + LIFETIME_MS };
}

/** Returns the card entered for this cart; null if there is none or it has expired. */
export function keptCard(cartToken: string | null, now: number): CardToken | null {
  return kept !== null && kept.cartToken === cartToken && now < kept.until ? kept.card : null;
}

/** Forgets the card: its token is used, or another one is wanted. */
export function forgetCard(): void {
  kept = null;
}
