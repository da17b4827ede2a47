import type { CartLine, QuoteDestination } from '@shop/api';
import type { ShopState } from '../store/shop-state.ts';

/** The lines of an empty cart: always the same array, so that selectors cause no re-render. */
export const noCartLines: CartLine[] = [];

/** The lines of the cart; none after it has become an order. */
export function selectCartLines({ cart: { data } }: Pick<ShopState, 'cart'>): CartLine[] {
  return data === null || data.state === 'decided' ? noCartLines : data.detail.products;
}

/** The number of items in the cart. */
export function selectCartCount(state: Pick<ShopState, 'cart'>): number {
  return selectCartLines(state).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the result of a sent decision is unknown: until it is, no new order is placed. */
export function selectIsDecisionOpen({ cart: { sent } }: Pick<ShopState, 'cart'>): boolean {
  return sent !== null && !sent.isKnown;
}

/** The amount missing for free shipping to a destination; null when there is no threshold. */
export function freeCarriage(destination: QuoteDestination | undefined) {
  if (!destination || destination.subtotal === 0 || destination.free_carriage_threshold === null) return null;
  return { threshold: destination.free_carriage_threshold, remaining: destination.free_carriage_remaining ?? 0 };
}
